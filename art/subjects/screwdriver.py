"""A screwdriver with a slotted or a cross tip and a two-part handle, on mist ground."""

import math

from shapes import group, lofted, placed, turned
from stage import camera, light_stage, material


def _handle(grip, core):
    """Along Z from 0 to 1.25: a fluted grip with a ring and a collar towards the blade."""
    rings, count = [], 144
    outline = [(0.0, 0.05), (0.012, 0.13), (0.05, 0.19), (0.12, 0.215), (0.35, 0.225), (0.62, 0.215), (0.80, 0.175), (0.90, 0.150), (0.98, 0.155), (1.06, 0.185), (1.10, 0.18)]
    for z, r in _smooth(outline, 60):
        depth = 0.018 * max(0.0, min(1.0, (z - 0.06) / 0.08)) * max(0.0, min(1.0, (0.88 - z) / 0.14))
        rings.append(
            [
                ((r - depth * (0.5 + 0.5 * math.cos(8 * t)) ** 2) * math.cos(t), (r - depth * (0.5 + 0.5 * math.cos(8 * t)) ** 2) * math.sin(t), z)
                for t in (2 * math.pi * i / count for i in range(count))
            ]
        )
    return [
        lofted('grip', rings, grip, smooth_angle=50),
        turned('collar', [(0.001, 1.10), (0.165, 1.10), (0.15, 1.14), (0.105, 1.20), (0.10, 1.26), (0.001, 1.26)], core, closed=False),
        turned('cap', [(0.001, -0.012), (0.10, -0.008), (0.135, 0.012), (0.10, 0.02), (0.001, 0.02)], core, closed=False),
    ]


def _smooth(points, steps):
    """Points along the outline, evenly spaced and softened."""
    made = []
    for step in range(steps + 1):
        at = step / steps * (len(points) - 1)
        i = min(int(at), len(points) - 2)
        u = at - i
        u = u * u * (3 - 2 * u) if 0 < i < len(points) - 2 else u
        made.append(tuple(a + (b - a) * u for a, b in zip(points[i], points[i + 1])))
    return made


def _slotted(steel):
    """A round blade flattened into its tip."""
    rings, count = [], 64
    for z, wide, thick in ((1.22, 0.068, 0.068), (2.52, 0.068, 0.068), (2.66, 0.088, 0.052), (2.80, 0.085, 0.026), (2.90, 0.085, 0.016)):
        power = 2 if wide == thick else 5
        rings.append(
            [
                (wide * math.copysign(abs(math.cos(t)) ** (2 / power), math.cos(t)), thick * math.copysign(abs(math.sin(t)) ** (2 / power), math.sin(t)), z)
                for t in (2 * math.pi * i / count for i in range(count))
            ]
        )
    return lofted('blade', rings, steel, smooth_angle=28)


def _cross(steel):
    """A round blade that ends in a cross-shaped point."""
    rings, count = [], 96
    for z, r, cut in ((1.22, 0.068, 0), (2.62, 0.068, 0), (2.66, 0.070, 0.02), (2.74, 0.062, 0.45), (2.84, 0.036, 0.5), (2.88, 0.018, 0.4)):
        rings.append(
            [
                (r * (1 - cut * abs(math.sin(2 * t)) ** 0.7) * math.cos(t), r * (1 - cut * abs(math.sin(2 * t)) ** 0.7) * math.sin(t), z)
                for t in (2 * math.pi * i / count for i in range(count))
            ]
        )
    return lofted('blade', rings, steel, smooth_angle=40)


def compose(variant='slotted'):
    """Lying, its tip to the right."""
    steel = material('chrome', (0.68, 0.69, 0.70), metal=1, rough=0.18, variation=0.02)
    grip = material('grip', '#12706D', rough=0.34, coat=0.2, bump=0.02, bump_scale=300)
    core = material('core', 'saffron', rough=0.36, coat=0.2)
    blade = _cross(steel) if variant == 'cross' else _slotted(steel)
    tool = group([*_handle(grip, core), blade], 'screwdriver')
    placed(tool, (-1.40, 0, 0.215), (0, 91.2, 0), 1.0)
    placed(group([tool]), (0, 0, 0), (0, 0, 24), 1.12)
    light_stage('mist')
    camera((0.0, -7.6, 5.6), (0.05, 0, 0.1), 88, 8, focus=(0, -0.1, 0.2))
