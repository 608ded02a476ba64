"""A red fire bucket with a round bottom on mist ground."""

import math

from shapes import bent, group, placed, rounded, turned
from stage import camera, light_stage, material


def build_bucket():
    """A bucket with a round bottom, its bail hanging down in front."""
    red = material('painted', '#B5221C', rough=0.35, coat=0.3)
    steel = material('bail', (0.35, 0.36, 0.37), metal=0.9, rough=0.35)
    wall = [(0.70 * math.sin(a), 0.46 - 0.46 * math.cos(a)) for a in (math.pi / 2 * i / 24 for i in range(25))]
    wall[0] = (0.001, 0.0)
    outside = [*wall, (0.94, 1.62), (0.97, 1.63), (0.985, 1.655), (0.97, 1.68), (0.935, 1.68), (0.92, 1.64)]
    inside = [(r - 0.03 if r > 0.04 else 0.001, z + 0.03) for r, z in reversed(wall)]
    bail = [(1.0 * math.cos(a), -1.04 * math.sin(a), 1.52 - 0.26 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))]
    lugs = [placed(turned('lug', rounded([(0.001, 0), (0.10, 0), (0.09, 0.04), (0.001, 0.05)], 0.01), steel, 40), (s * 0.915, 0, 1.52), (0, s * 90, 0)) for s in (1, -1)]
    return group([turned('bucket', [*outside, *inside], red, closed=False, smooth_angle=40), bent('bail', bail, 0.028, steel), *lugs], 'bucket')


def compose():
    """Seen a little from above, so that its inside shows."""
    placed(build_bucket(), (0, 0, 0), (0, 0, 28))
    light_stage('mist', flags=False)
    camera((0.3, -10.4, 4.4), (0.05, 0, 0.90), 84, 5.6, focus=(0, -0.5, 0.9))
