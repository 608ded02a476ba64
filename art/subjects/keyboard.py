"""A keyboard, with its mouse or as the washable silicone one alone, on mist ground."""

import math

from desk import dark_plastic, keys, slab
from shapes import bent, box, group, lofted, placed
from stage import camera, light_stage, material


def build_keyboard(case, key):
    """A full-size keyboard, 3.0 wide, its rear edge raised."""
    parts = [slab('case', 3.0, 0.98, 0.055, case, 0.06, 0.018)]
    for columns, x in ((14, -0.52), (3, 0.82), (3, 1.26)):
        for part in keys(columns, 5, 0.142, key, 0.88, 0.045):
            parts.append(placed(part, (part.location.x + x, part.location.y - 0.05, part.location.z + 0.05)))
    for i in range(13):
        parts.append(box('key', (0.115, 0.10, 0.04), (-1.44 + i * 0.152 + 0.05 * (i // 4), 0.385, 0.065), key, 0.008, 2))
    return placed(group(parts, 'keyboard'), (0, 0, 0.02), (3.5, 0, 0))


def build_mouse(case, wheel):
    """A mouse about 0.62 long, its buttons to +Y."""
    rings, count = [], 64
    for step in range(13):
        u = step / 12
        size = math.cos(u * math.pi / 2) ** 0.55 if step < 12 else 0.02
        rings.append(
            [
                (
                    0.20 * size * math.copysign(abs(math.cos(t)) ** 0.85, math.cos(t)) * (1 - 0.10 * math.sin(t)),
                    0.37 * size * math.copysign(abs(math.sin(t)) ** 0.9, math.sin(t)) - 0.04 * u,
                    0.015 + 0.15 * math.sin(u * math.pi / 2),
                )
                for t in (2 * math.pi * i / count for i in range(count))
            ]
        )
    body = lofted('mouse', rings, case, smooth_angle=80)
    return group(
        [
            body,
            box('slit', (0.008, 0.30, 0.03), (0, 0.20, 0.115), wheel, 0.002, 1, (-20, 0, 0)),
            placed(lofted('wheel', _wheel(), wheel), (0, 0.165, 0.118)),
        ],
        'mouse',
    )


def _wheel():
    return [
        [(x, r * math.cos(t), r * math.sin(t)) for t in (2 * math.pi * i / 40 for i in range(40))]
        for x, r in ((-0.022, 0.05), (-0.016, 0.062), (0.016, 0.062), (0.022, 0.05))
    ]


def compose(variant='set'):
    """The set in black, or `silicone` in white."""
    if variant == 'silicone':
        white = material('silicone', '#EEF1EE', rough=0.55, specular=0.4)
        placed(group([build_keyboard(white, material('silicone key', '#A9B6B5', rough=0.6))]), (0, 0, 0), (0, 0, -20), 1.05)
    else:
        case, key = dark_plastic('case', '#23292B'), dark_plastic('key', '#15191A', 0.5)
        placed(group([build_keyboard(case, key)]), (-0.35, 0.20, 0), (0, 0, -18), 1.0)
        mouse = build_mouse(case, material('wheel', '#0B0D0E', rough=0.7))
        placed(mouse, (1.48, -0.72, 0), (0, 0, -6), 1.05)
        bent('cord', [(1.50, -0.38, 0.05), (1.56, 0.10, 0.02), (1.75, 0.8, 0.02), (1.5, 2.4, 0.02)], 0.016, key)
    light_stage('mist', flags=False)
    camera((0.2, -9.0, 5.2), (0.1, -0.08, 0.06), 84, 5.6, focus=(0, -0.3, 0.1))
