"""A set of hexagon keys fanned out of their holder, on mist ground."""

import math

from shapes import box, group, lofted, placed
from stage import camera, light_stage, material


def _key(across, long, short, look, sides=6):
    """A hexagonal bar along Y with its short arm along X, lying on z = 0; six flats stay sharp."""
    radius, bend = across / math.sqrt(3), across * 1.6
    path = [(-short, long), (-bend, long)]
    path += [(-bend + bend * math.sin(a), long - bend + bend * math.cos(a)) for a in (math.pi / 2 * k / 14 for k in range(1, 15))]
    path += [(0, 0.0)]
    rings = []
    for i, (x, y) in enumerate(path):
        before, after = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        turn = math.atan2(after[1] - before[1], after[0] - before[0])
        nx, ny = -math.sin(turn), math.cos(turn)
        rings.append(
            [
                (x + nx * radius * math.cos(a), y + ny * radius * math.cos(a), across / 2 + radius * math.sin(a))
                for a in (2 * math.pi * k / sides for k in range(sides))
            ]
        )
    return lofted('key', rings, look, smooth_angle=22)


def compose():
    """Seven keys, the largest at the left."""
    steel = material('black oxide', (0.16, 0.165, 0.17), metal=1, rough=0.30, variation=0.02)
    clip = material('clip', 'saffron', rough=0.38, coat=0.15)
    parts = []
    for i in range(7):
        across = 0.185 - i * 0.021
        key = _key(across, 2.35 - i * 0.20, 0.86 - i * 0.075, steel)
        parts.append(placed(key, (-0.60 + i * 0.205, -1.15, 0.06), (0, 0, 8 - i * 4.0)))
    parts += [
        box('holder', (1.62, 0.30, 0.24), (0.01, -0.70, 0.145), clip, 0.05, 4),
        box('holder foot', (1.62, 0.20, 0.20), (0.01, -0.30, 0.125), clip, 0.05, 4),
    ]
    placed(group(parts, 'keys'), (0.15, 0, 0), (0, 0, -14), 1.18)
    light_stage('mist')
    camera((0.0, -7.4, 7.2), (0.05, -0.02, 0.1), 80, 8, focus=(0, -0.3, 0.1))
