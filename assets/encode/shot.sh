#!/bin/sh
# shot.sh NAME: renders one shot and puts its files into public/. Run from the root of the repository.
set -eu
name=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
render() { nice -n 10 blender -b --factory-startup -t 2 -P assets/blender/render.py -- "$1" "$work" --width "$2" --samples "$3" --noise "$4"; }

case $name in
  sample-*)
    render "$name" 4096 128 0.04
    assets/encode/panorama.sh "$work/$name.png" "public/panoramas/$name.jpg"
    ;;
  *)
    render "$name" 1920 96 0.025
    assets/encode/pictures.sh "$work" public/pictures "$name"
    ;;
esac
