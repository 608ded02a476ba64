#!/bin/sh
# Encodes the whole loop from the scratch folder into public/film/, and grades the poster like it.
#   sh art/film/encode.sh
set -eu
scratch="${ART_SCRATCH:-${TMPDIR:-/tmp}/plantsetu-art}"
film="$(dirname "$0")/../../public/film"
rate=24 # frames a second: 180 frames last 7.5 s
grade="curves=master='0/0 0.22/0.165 0.5/0.47 0.8/0.81 1/1',eq=saturation=1.04"
mkdir -p "$film"

frames() {
  ffmpeg -hide_banner -loglevel error -y -framerate $rate -i "$scratch/film-whole/%04d.png" -vf "$grade,format=yuv420p" \
    -color_primaries bt709 -color_trc bt709 -colorspace bt709 -an "$@"
}

frames -c:v libx264 -preset slower -profile:v high -crf 28 -movflags +faststart "$film/hero.mp4"
# AV1 keeps the labels legible, while VP9 of the same size smears them; browsers without AV1 use the other file.
frames -c:v libsvtav1 -preset 6 -crf 37 -g 180 "$film/hero.webm"
ffmpeg -hide_banner -loglevel error -y -i "$scratch/poster/0000.png" -vf "$grade" "$scratch/poster.png"
ls -l "$film"
