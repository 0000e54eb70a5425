#!/bin/sh
# panorama.sh SOURCE.png TARGET.jpg [WIDTH]
# Scales to WIDTH (default 4096) x WIDTH/2, encodes under 2.2 MB and writes the GPano tags viewers look for.
set -eu
source=$1 target=$2 width=${3:-4096} height=$((${3:-4096} / 2))
for quality in 92 90 88 86 84 82 80; do
  convert "$source" -filter Lanczos -resize "${width}x${height}!" -strip -sampling-factor 4:2:0 -interlace Plane -quality "$quality" "$target"
  [ "$(stat -c %s "$target")" -gt 2150000 ] || break
done
exiftool -q -overwrite_original \
  -XMP-GPano:ProjectionType=equirectangular -XMP-GPano:UsePanoramaViewer=True -XMP-GPano:InitialViewHeadingDegrees=272 -XMP-GPano:PoseHeadingDegrees=0 \
  -XMP-GPano:FullPanoWidthPixels="$width" -XMP-GPano:FullPanoHeightPixels="$height" \
  -XMP-GPano:CroppedAreaImageWidthPixels="$width" -XMP-GPano:CroppedAreaImageHeightPixels="$height" \
  -XMP-GPano:CroppedAreaLeftPixels=0 -XMP-GPano:CroppedAreaTopPixels=0 "$target"
