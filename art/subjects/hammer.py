"""A ball pein hammer, or a sledge hammer, with its ash handle, on mist ground."""

import math

from shapes import extruded, group, lofted, placed, rounded, turned
from stage import camera, light_stage, material


def _handle(length, wide, look):
    """An ash handle along -Y from the head, oval, with a waist behind the head and a swell at its end."""
    rings, count = [], 64
    for step in range(40):
        u = step / 39
        swell = 1 + 0.34 * math.exp(-(((u - 0.80) / 0.19) ** 2)) - 0.10 * math.exp(-(((u - 0.22) / 0.16) ** 2))
        if u > 0.97:
            swell *= 1 - 0.35 * ((u - 0.97) / 0.03) ** 2
        rings.append(
            [
                (wide * 0.72 * swell * math.cos(t), -length * u + 0.14, wide * swell * math.sin(t))
                for t in (-2 * math.pi * i / count for i in range(count))
            ]
        )
    return lofted('handle', rings, look, smooth_angle=50)


def _ball_pein(steel, bright):
    """The head along Z: the face at the top, the ball below."""
    ball_points = [(0.20 * math.sin(a), -0.62 - 0.20 * math.cos(a)) for a in (math.pi * k / 40 for k in range(0, 31))]
    profile = [
        (0.001, ball_points[0][1]),
        *ball_points[1:],
        (0.150, -0.44),
        (0.165, -0.40),
        (0.205, -0.30),
        (0.215, 0.24),
        (0.19, 0.30),
        (0.185, 0.36),
        (0.255, 0.44),
        (0.262, 0.47),
        (0.262, 0.60),
    ]
    face = [(0.262, 0.60), (0.255, 0.62), (0.232, 0.645), (0.12, 0.655), (0.001, 0.657)]
    return [turned('head', profile, steel, closed=False, smooth_angle=28), turned('face', face, bright, closed=False, smooth_angle=24)]


def _sledge(steel, bright):
    """An eight-sided block with round faces, along Z."""
    rings = []
    for z, half, corner in ((-0.70, 0.235, 0.09), (-0.64, 0.262, 0.09), (-0.30, 0.275, 0.09), (0.30, 0.275, 0.09), (0.64, 0.262, 0.09), (0.70, 0.235, 0.09)):
        ring = rounded([(-half, -half), (half, -half), (half, half), (-half, half)], corner + 0.08, 8)
        rings.append([(x, y, z) for x, y in ring])
    return [lofted('head', rings, steel, smooth_angle=30)]


def compose(variant='ball'):
    """Lying on its side, the handle towards the viewer's right."""
    steel = material('forged', (0.115, 0.12, 0.125), metal=0.9, rough=0.38, bump=0.05, bump_scale=90)
    bright = material('ground', (0.62, 0.63, 0.64), metal=1, rough=0.22, variation=0.03)
    ash = material('ash', '#C08A4E', rough=0.42, coat=0.25, bump=0.10, bump_scale=26, stretch=(9, 0.8, 9))
    head = _ball_pein(steel, bright) if variant == 'ball' else _sledge(steel, bright)
    length, wide = (2.75, 0.135) if variant == 'ball' else (3.1, 0.115)
    plug = placed(extruded('wedge', rounded([(-0.07, -0.015), (0.07, -0.015), (0.07, 0.015), (-0.07, 0.015)], 0.005), 0.02, bright, 0.002), (0, 0.245, 0), (0, 90, 0))
    hammer = group([*head, _handle(length, wide, ash), plug], 'hammer')
    placed(hammer, (0, 1.25, 0.262), (0, 90, 0), 1.0)
    placed(group([hammer]), (0.05, -0.05, 0), (0, 0, 50), 1.05)
    light_stage('mist')
    camera((0.0, -7.6, 6.4), (0.10, -0.05, 0.12), 78, 8, focus=(0, -0.1, 0.2))
