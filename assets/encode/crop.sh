#!/bin/sh
# crop.sh SOURCE.png GEOMETRY TARGET.png: a 16:9 part of a finished picture, e.g. 1240x698+610+280, at 1920x1080.
set -eu
convert "$1" -crop "$2" +repage -filter Lanczos -resize '1920x1080!' "$3"
