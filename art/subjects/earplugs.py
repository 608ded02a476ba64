"""Corded ear plugs of foam on mist ground."""

import math

from shapes import bent, group, placed, turned
from stage import camera, light_stage, material


def _plug(foam, collar):
    """A plug along Z, its rounded tip up."""
    tip = [(0.215 * math.cos(a), 0.86 + 0.19 * math.sin(a)) for a in (math.pi / 2 * i / 14 for i in range(15))]
    skin = [(0.001, 0.0), (0.27, 0.0), (0.305, 0.03), (0.30, 0.10), (0.27, 0.30), (0.235, 0.60), *tip[:-1], (0.001, 1.05)]
    ring = [(0.001, -0.10), (0.055, -0.10), (0.075, -0.07), (0.075, 0.01), (0.001, 0.01)]
    return group([turned('plug', skin, foam, 96, closed=False, smooth_angle=50), turned('collar', ring, collar, 48, closed=False)], 'plug')


def compose():
    """Both plugs lying, the cord in a loop behind them."""
    foam = material('foam', '#EC7A1C', rough=0.9, bump=0.35, bump_scale=34, specular=0.15)
    cord = material('cord', '#1F5FAF', rough=0.5)
    placed(_plug(foam, cord), (-0.62, -0.20, 0.30), (78, 0, -38), 1.15)
    placed(_plug(foam, cord), (0.62, -0.34, 0.30), (78, 0, 30), 1.15)
    # The cord leaves each plug at its flat end and closes behind them.
    loop = [(-0.70, -0.12, 0.28), (-1.00, 0.32, 0.10), (-1.35, 1.05, 0.045), (-0.60, 1.70, 0.045), (0.55, 1.45, 0.045), (1.25, 1.75, 0.045), (1.62, 1.05, 0.045), (1.05, 0.40, 0.10), (0.66, -0.26, 0.28)]
    bent('cord', loop, 0.042, cord)
    light_stage('mist', flags=False)
    camera((0.0, -8.2, 6.6), (0.08, 0.25, 0.12), 82, 8, focus=(0, -0.4, 0.3))
