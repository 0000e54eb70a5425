#!/bin/sh
# open-graph.sh SOURCE.png TARGET.jpg: 1200x630, at most 150 kB, cut from the middle of a 16:9 picture.
set -eu
for quality in 90 87 84 81 78 74 70; do
  convert "$1" -filter Lanczos -resize 1200x -gravity center -crop 1200x630+0+0 +repage -strip -interlace Plane -quality "$quality" "$2"
  [ "$(stat -c %s "$2")" -gt 150000 ] || break
done
