"""A coiled patch cord with its two RJ45 plugs, on mist ground."""

import math

from shapes import bent, box, group, placed
from stage import camera, light_stage, material


def _plug(clear, gold, boot):
    """Along +Y from the cord's end at the origin."""
    parts = [
        box('boot', (0.24, 0.40, 0.20), (0, 0.14, 0), boot, 0.06, 4),
        box('plug', (0.26, 0.46, 0.22), (0, 0.52, 0), clear, 0.018, 2),
        box('latch', (0.11, 0.44, 0.03), (0, 0.46, 0.145), clear, 0.01, 2, (-9, 0, 0)),
        box('core', (0.17, 0.26, 0.10), (0, 0.42, -0.02), boot, 0.02, 2),
    ]
    parts += [box('contact', (0.014, 0.16, 0.02), (-0.091 + i * 0.026, 0.66, 0.105), gold, 0, 1) for i in range(8)]
    return group(parts, 'plug')


def compose():
    """Four turns lying flat; both ends come out to the front."""
    cord = material('cord', '#1C6FA8', rough=0.42)
    clear = material('polycarbonate', (0.78, 0.84, 0.85), rough=0.10, coat=0.6)
    gold = material('gold', '#D8A441', metal=1, rough=0.25)
    points = [(-0.70, -1.42, 0.12), (-0.92, -0.85, 0.10), (-1.06, -0.30, 0.09)]
    turns = 4.0
    for step in range(int(turns * 14)):
        u = step / 14
        angle = math.pi + 0.15 - 2 * math.pi * u
        r = 1.02 + 0.045 * math.sin(u * 5.1)
        points.append((r * math.cos(angle), 0.45 + 0.86 * r * math.sin(angle), 0.09 + 0.055 * u + 0.03 * math.sin(u * 7)))
    points += [(-0.55, -0.40, 0.22), (0.15, -0.80, 0.12), (0.62, -1.12, 0.12)]
    bent('cord', points, 0.078, cord, sides=8)
    placed(_plug(clear, gold, cord), (-0.70, -1.40, 0.13), (0, 0, 160))
    placed(_plug(clear, gold, cord), (0.60, -1.10, 0.13), (0, 0, 234))
    light_stage('mist', flags=False)
    camera((0.1, -7.6, 7.0), (-0.02, -0.12, 0.1), 80, 8, focus=(0, -0.7, 0.15))
