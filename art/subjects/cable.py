"""A plastic reel of saffron cable, its end drawn off over the ground, on teal: electricals."""

import math

from shapes import bent, group, placed, rounded, turned
from stage import camera, light_stage, material

FLANGE, BARREL, WIDTH, CABLE = 1.0, 0.42, 0.92, 0.055


def build_reel(plastic, hub, cable):
    """The reel's axis along Z around the origin, wound nearly full."""
    half = WIDTH / 2
    parts = []
    for side in (1, -1):
        disc = rounded(
            [
                (0.16, 0),
                (FLANGE, 0),
                (FLANGE, 0.075),
                (0.94, 0.075),
                (0.92, 0.045),
                (0.50, 0.045),
                (0.46, 0.085),
                (0.16, 0.085),
            ],
            0.014,
        )
        parts.append(placed(turned('flange', disc, plastic, 160), (0, 0, side * half), (0, 0 if side > 0 else 180, 0)))
        parts += _ribs(plastic, side, half)
    bore = rounded([(0.13, -half - 0.10), (0.20, -half - 0.10), (0.20, half + 0.10), (0.13, half + 0.10)], 0.02)
    parts.append(turned('bore', bore, hub, 96))
    for layer in range(8):  # only the outermost show, the inner ones close the view
        parts.append(_layer(cable, BARREL + 0.04 + layer * CABLE * 0.9, half, layer))
    return group(parts, 'reel')


def _ribs(plastic, side, half):
    ribs = []
    for i in range(6):
        c, s = math.cos(i * math.pi / 3), math.sin(i * math.pi / 3)
        z = side * (half + 0.055)
        ribs.append(bent('rib', [(0.47 * c, 0.47 * s, z), (0.93 * c, 0.93 * s, z)], 0.022, plastic, smooth=False))
    return ribs


def _layer(cable, radius, half, layer):
    """One winding layer as a turned row of half rounds, which looks like a helix."""
    count = int((WIDTH - 0.02) / CABLE)
    pitch = (WIDTH - 0.02) / count
    profile = []
    for i in range(count):
        middle = -half + 0.01 + pitch * (i + 0.5) + (0.1 * CABLE if layer % 2 else 0)
        profile += [
            (radius + CABLE / 2 * math.cos(a), middle + pitch / 2 * math.sin(a))
            for a in (-math.pi / 2 + math.pi * k / 8 for k in range(9))
        ]
    return turned('winding', profile, cable, 128, closed=False, smooth_angle=70)


def compose():
    """The reel stands on its flanges; the cable leaves it in front and ends in bared copper."""
    plastic = material('reel plastic', '#1B2526', rough=0.38, coat=0.2)
    hub = material('bore plastic', '#0E1516', rough=0.5)
    cable = material('cable sheath', '#EE7D1B', rough=0.36, coat=0.15)
    copper = material('copper', '#C9793F', metal=1, rough=0.25)
    placed(build_reel(plastic, hub, cable), (-0.15, 0.25, FLANGE), (90, 0, -34))
    tail = [
        (0.54, -0.21, 1.0),
        (0.57, -0.24, 0.45),
        (0.74, -0.44, 0.06),
        (1.15, -0.86, 0.03),
        (1.60, -0.74, 0.03),
        (2.0, -1.05, 0.03),
    ]
    bent('tail', tail, CABLE / 2, cable, sides=8)
    bent('conductor', [(2.0, -1.05, 0.03), (2.09, -1.17, 0.03)], 0.014, copper, smooth=False)
    light_stage('teal')
    camera((0.8, -9.2, 3.3), (0.25, -0.05, 0.90), 74, 3.2, focus=(0.0, -0.5, 0.9))
