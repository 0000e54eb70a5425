#!/bin/sh
# pictures.sh SOURCE_DIR TARGET_DIR NAME...
# 720 is what phones show first: under 11 kB it comes in the round trip in which it is asked for (Lighthouse's line).
# Each SOURCE_DIR/NAME.png (16:9) becomes NAME-{480,720,960,1920}.avif and .webp, each the best quality within its budget.
set -eu
from=$1 to=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

within() { [ "$(stat -c %s "$1")" -le "$2" ]; }

for name; do
  for size in 480:20000:26000 720:11000:30000 960:60000:80000 1920:160000:210000; do
    width=${size%%:*} budgets=${size#*:}
    budget=${budgets%:*} webp=${budgets#*:} height=$((width * 9 / 16))
    convert "$from/$name.png" -filter Lanczos -resize "${width}x${height}!" -strip "$work/scaled.png"
    for crf in 12 16 20 24 28 32 36 40 44 48; do
      ffmpeg -v error -y -i "$work/scaled.png" -frames:v 1 -c:v libaom-av1 -still-picture 1 -cpu-used 2 -crf "$crf" -b:v 0 \
        -pix_fmt yuv420p -color_range pc -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 \
        -vf scale=out_color_matrix=bt709:out_range=pc "$work/out.avif"
      ! within "$work/out.avif" "$budget" || break
    done
    mv "$work/out.avif" "$to/$name-$width.avif"
    # WebP is for browsers that are some years old, and needs a third more for the same look.
    for quality in 88 84 80 76 72 68 64 58 50; do
      convert "$work/scaled.png" -define webp:method=6 -quality "$quality" "$work/out.webp"
      ! within "$work/out.webp" "$webp" || break
    done
    mv "$work/out.webp" "$to/$name-$width.webp"
  done
  ls -l "$to/$name"-* | awk '{ print $5, $9 }'
done
