"""What the power tools share: their materials, housings, grips, chucks, side handles and cords."""

import math

from desk import dark_plastic
from shapes import bent, box, extruded, group, lofted, oval, placed, rounded, turned
from stage import material


def looks():
    """The materials that all power tools share."""
    return {
        'case': material('case', '#12706D', rough=0.36, coat=0.15, bump=0.02, bump_scale=300),
        'grip': dark_plastic('grip', '#1A1F21', 0.62),
        'dark': dark_plastic('dark', '#23292B', 0.45),
        'accent': material('accent', 'saffron', rough=0.4, coat=0.15),
        'gear': material('gear case', (0.42, 0.43, 0.44), metal=0.9, rough=0.36),
        'steel': material('steel', (0.55, 0.56, 0.57), metal=1, rough=0.2, variation=0.02),
        'black': material('blackened', (0.06, 0.062, 0.066), metal=0.85, rough=0.32),
        'hole': material('slot', '#040606', rough=0.8),
    }


def along_x(name, profile, look, segments=96, angle=30):
    """A turned part whose axis is X: (x, radius) points."""
    made = turned(name, [(r, x) for x, r in profile], look, segments, closed=False, smooth_angle=angle)
    return placed(made, (0, 0, 0), (0, 90, 0))


def barrel(name, sections, look, power=2.4, count=64):
    """A housing along X through (x, half width, half height, centre z) sections."""
    rings = []
    for x, wide, high, z in _smoothed(sections):
        ring = oval((0, 0, 0), wide, high, power, count)
        rings.append([(x, a, z + b) for a, b, _ in ring])
    return lofted(name, rings, look, smooth_angle=50)


def upright(name, sections, look, power=2.6, count=56):
    """A handle through (z, half length along X, half width, centre x) sections, from the lowest up."""
    rings = [oval((x, 0, z), long, wide, power, count) for z, long, wide, x in _smoothed(sections)]
    return lofted(name, rings, look, smooth_angle=50)


def _smoothed(sections, steps=10):
    """Catmull-Rom through the sections, so that the surface has no kinks between them."""
    made = []
    for i in range(len(sections) - 1):
        a, b, c, d = (sections[max(0, min(len(sections) - 1, i + k))] for k in (-1, 0, 1, 2))
        for step in range(steps):
            u = step / steps
            made.append(
                tuple(
                    0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*made, sections[-1]]


def keyed_chuck(x, kit):
    """A drill chuck with a toothed ring and three jaws, from x to x + 0.62, its drill beyond."""
    parts = [
        along_x('chuck', [(x, 0.001), (x, 0.14), (x + 0.02, 0.155), (x + 0.20, 0.155), (x + 0.21, 0.150)], kit['steel']),
        along_x('sleeve', [(x + 0.20, 0.16), (x + 0.21, 0.175), (x + 0.36, 0.175), (x + 0.40, 0.16), (x + 0.54, 0.10), (x + 0.55, 0.05)], kit['black']),
    ]
    for i in range(24):
        turn = 2 * math.pi * i / 24
        tooth = box('tooth', (0.05, 0.022, 0.02), (x + 0.205, 0.168 * math.cos(turn), 0.168 * math.sin(turn)), kit['black'], 0.004, 1, (math.degrees(turn) + 90, 0, 0))
        parts.append(tooth)
    for i in range(3):
        turn = 2 * math.pi * i / 3 + 0.5
        parts.append(box('jaw', (0.14, 0.035, 0.05), (x + 0.56, 0.035 * math.cos(turn), 0.035 * math.sin(turn)), kit['steel'], 0.008, 2, (math.degrees(turn), 0, 0)))
    return parts


def keyless_chuck(x, kit):
    """A chuck turned by hand: a ribbed black sleeve."""
    rings, count = [], 144
    for at, r, rib in ((0, 0.10, 0), (0.01, 0.185, 0), (0.04, 0.20, 0.5), (0.26, 0.20, 1), (0.36, 0.185, 1), (0.44, 0.13, 0), (0.47, 0.075, 0)):
        ring = []
        for i in range(count):
            turn = 2 * math.pi * i / count
            reach = r - 0.012 * rib * (0.5 + 0.5 * math.cos(18 * turn))
            ring.append((x + at, reach * math.cos(turn), reach * math.sin(turn)))
        rings.append(ring)
    return [
        lofted('sleeve', rings, kit['grip'], smooth_angle=40),
        along_x('collar', [(x - 0.05, 0.001), (x - 0.05, 0.15), (x + 0.01, 0.15)], kit['steel']),
        along_x('nose', [(x + 0.45, 0.07), (x + 0.50, 0.062), (x + 0.53, 0.045), (x + 0.53, 0.001)], kit['steel']),
    ]


def twist_drill(x, length, radius, look):
    """A drill bit from x, its two flutes wound around it."""
    rings, count = [], 48
    for step in range(72):
        u = step / 71
        twist, depth = u * 15, 0.34 * min(1.0, max(0.0, (u - 0.18) / 0.08))
        size = radius * (1 if u < 0.93 else max(0.03, (1 - u) / 0.07))
        ring = []
        for i in range(count):
            turn = 2 * math.pi * i / count
            reach = size * (1 - depth * (0.5 + 0.5 * math.cos(2 * turn)) ** 1.6)
            ring.append((x + length * u, reach * math.cos(turn + twist), reach * math.sin(turn + twist)))
        rings.append(ring)
    return lofted('drill', rings, look, smooth_angle=32)


def side_handle(x, kit, reach=0.95, lean=0):
    """A round bar handle across the gear case, towards the viewer."""
    profile = [(0, 0.055), (0.10, 0.055), (0.12, 0.13), (0.15, 0.135), (0.18, 0.10), (0.40, 0.118), (0.62, 0.112), (0.80, 0.10), (0.85, 0.13), (0.90, 0.125), (0.92, 0.08), (0.92, 0.001)]
    bar = turned('side handle', [(r, z * reach / 0.92) for z, r in profile], kit['grip'], 64, closed=False)
    return placed(bar, (x, -0.12, 0), (90 + lean, 0, 0))


def cord(points, kit):
    """A rubber cord that leaves the tool through a thicker sleeve."""
    first, second = points[:2]
    half = [(a + b) / 2 for a, b in zip(first, second)]
    return [bent('cord', points, 0.034, kit['grip']), bent('sleeve', [first, half, second], 0.055, kit['grip'])]


def vents(xs, z, half, y, kit):
    """Slots in the side of the housing that faces the viewer."""
    return [box('vent', (0.035, 0.10, half * 2), (x, y, z), kit['hole'], 0.012, 2) for x in xs]


def trigger(x, z, kit):
    """The switch in front of the grip."""
    outline = rounded([(0.0, -0.14), (0.10, -0.12), (0.13, 0.0), (0.10, 0.13), (0.0, 0.14)], 0.05, 5)
    return placed(extruded('trigger', outline, 0.15, kit['accent'], 0.02), (x, 0, z))
