#!/bin/sh
# Encodes the whole loop from the scratch folder into public/film/, and grades its first frame as the still.
#   sh art/film/encode.sh
set -eu
scratch="${ART_SCRATCH:-${TMPDIR:-/tmp}/plantsetu-art}"
film="$(dirname "$0")/../../public/film"
rate=24 # frames a second: 180 frames last 7.5 s
grade="curves=master='0/0 0.22/0.165 0.5/0.47 0.8/0.81 1/1',eq=saturation=1.04"
mkdir -p "$film"

# frames <width> <options of ffmpeg…>
frames() {
  width=$1
  shift
  ffmpeg -hide_banner -loglevel error -y -framerate $rate -i "$scratch/film-whole/%04d.png" \
    -vf "$grade,scale=$width:-2:flags=lanczos,format=yuv420p" \
    -color_primaries bt709 -color_trc bt709 -colorspace bt709 -an "$@"
}

# AV1 keeps the labels legible, while VP9 of the same size smears them; browsers without AV1 use the other file.
frames 1920 -c:v libx264 -preset slower -profile:v high -crf 30 -movflags +faststart "$film/hero.mp4"
frames 1920 -c:v libsvtav1 -preset 5 -crf 42 -g 180 "$film/hero.webm"
frames 720 -c:v libx264 -preset slower -profile:v high -crf 32 -movflags +faststart "$film/hero-phone.mp4"
frames 720 -c:v libsvtav1 -preset 5 -crf 46 -g 180 "$film/hero-phone.webm"
ffmpeg -hide_banner -loglevel error -y -i "$scratch/film-whole/0000.png" -vf "$grade" "$scratch/still.png"
ls -l "$film"
