"""A bronze gate valve with a painted handwheel, on paper ground: plumbing."""

import math

from shapes import ball, bent, group, placed, rounded, turned
from stage import camera, light_stage, material
from subjects.fasteners import hex_prism


def build_valve(bronze, paint, steel):
    """The pipe runs along X at z = 0, the stem along Z."""
    parts = [_pipe(bronze), _bonnet(bronze, steel), _handwheel(paint, steel)]
    parts.append(ball('chamber', 0.52, (0, 0, 0.06), bronze, (0.72, 0.92, 1.02), 64))
    return group(parts, 'valve')


def _pipe(bronze):
    """Two hexagonal ends with a bore, necks between them and the chamber."""
    parts = []
    for side in (1, -1):
        end = hex_prism('end', 0.46, 0.40, bronze, bore=0.31)
        parts.append(placed(end, (side * 0.62 if side > 0 else -1.02, 0, 0), (0, 90, 0)))
        collar = rounded([(0.29, 0.0), (0.43, 0.0), (0.43, 0.10), (0.29, 0.10)], 0.02)
        parts.append(placed(turned('lip', collar, bronze), (side * 1.0 + (0 if side > 0 else -0.10), 0, 0), (0, 90, 0)))
        inside = [(0.31 - 0.012 * (i % 2), -0.30 + 0.03 * i) for i in range(14)]
        parts.append(
            placed(turned('thread', inside, bronze, 96, closed=False, smooth_angle=20), (side * 0.86, 0, 0), (0, 90, 0))
        )
    neck = [(0.36, -0.64), (0.345, -0.42), (0.40, -0.2), (0.42, 0), (0.40, 0.2), (0.345, 0.42), (0.36, 0.64)]
    parts.append(placed(turned('neck', neck, bronze, closed=False), (0, 0, 0), (0, 90, 0)))
    return group(parts, 'pipe')


def _bonnet(bronze, steel):
    body = rounded([(0.001, 0.40), (0.40, 0.40), (0.40, 0.52), (0.30, 0.60), (0.24, 0.92), (0.001, 0.92)], 0.03)
    return group(
        [
            turned('bonnet', body, bronze),
            placed(hex_prism('bonnet nut', 0.40, 0.20, bronze), (0, 0, 0.50), (0, 0, 15)),
            placed(hex_prism('gland nut', 0.235, 0.22, bronze), (0, 0, 0.88), (0, 0, 8)),
            turned('stem', rounded([(0.001, 0.9), (0.075, 0.9), (0.075, 1.52), (0.001, 1.52)], 0.015), steel, 64),
        ],
        'bonnet',
    )


def _handwheel(paint, steel):
    rim = [(0.62 + 0.075 * math.cos(a * math.pi / 12), 1.40 + 0.065 * math.sin(a * math.pi / 12)) for a in range(24)]
    hub = rounded([(0.001, 1.30), (0.17, 1.30), (0.15, 1.44), (0.001, 1.44)], 0.03)
    parts = [turned('rim', rim, paint, 160), turned('hub', hub, paint, 96)]
    for i in range(5):
        c, s = math.cos(2 * math.pi * i / 5 + 0.35), math.sin(2 * math.pi * i / 5 + 0.35)
        parts.append(
            bent(
                'spoke',
                [(0.12 * c, 0.12 * s, 1.37), (0.36 * c, 0.36 * s, 1.36), (0.60 * c, 0.60 * s, 1.40)],
                0.055,
                paint,
            )
        )
    parts.append(placed(hex_prism('wheel nut', 0.11, 0.10, steel), (0, 0, 1.45)))
    return group(parts, 'handwheel')


def compose():
    """The valve standing on its chamber, turned to show one bore."""
    bronze = material(
        'bronze', '#B98A4A', metal=1, rough=0.27, variation=0.04, variation_scale=6, bump=0.03, bump_scale=120
    )
    paint = material('wheel paint', '#E0631A', rough=0.30, coat=0.5)
    steel = material('stem steel', (0.70, 0.71, 0.73), metal=1, rough=0.22)
    placed(build_valve(bronze, paint, steel), (0, 0, 0.52), (0, 0, -34), 1.02)
    light_stage('paper')
    camera((0.5, -9.0, 3.3), (0, 0, 0.92), 76, 3.2, focus=(0.3, -0.6, 0.9))
