"""Hex bolts, nuts and washers, zinc and yellow passivated, on pale ground."""

import math

from shapes import group, placed, rounded, solid, turned
from stage import camera, light_stage, material

RADIUS = 0.4  # of the thread
PITCH, THREAD_DEPTH = 0.16, 0.085


def _hexagon(turn, flats, sharpness=40):
    """The radius of a hexagon with barely rounded corners; `flats` is half the width across flats."""
    total = sum(max(0, math.cos(turn - k * math.pi / 3)) ** sharpness for k in range(6))
    return flats / total ** (1 / sharpness)


def hex_prism(name, flats, height, look, bore=0.0, both=True, steps=240):
    """A hexagon with its corners turned off at the top, and at the bottom too if `both`."""
    vertices, edge = [], 0.012
    for i in range(steps):
        turn = 2 * math.pi * i / steps
        r = _hexagon(turn, flats)
        cut = max(0, r - 0.90 * flats) * 0.5
        low = [(bore, 0), (0.90 * flats, 0), (r - edge, cut * both), (r, cut * both + edge)]
        high = [(r, height - cut - edge), (r - edge, height - cut), (0.90 * flats, height), (bore, height)]
        if bore:
            low = [(bore, 0.06), (bore + 0.05, 0), *low[1:]]
            high = [*high[:-1], (bore + 0.05, height), (bore, height - 0.06)]
        vertices += [(reach * math.cos(turn), reach * math.sin(turn), z) for reach, z in low + high]
    row = len(vertices) // steps
    faces = [
        (i * row + k, (i + 1) % steps * row + k, (i + 1) % steps * row + (k + 1) % row, i * row + (k + 1) % row)
        for i in range(steps)
        for k in range(row if bore else row - 1)
    ]
    return solid(name, vertices, faces, look, 28)


def _thread(name, radius, low, high, look, inside=False, around=96, per_pitch=14):
    """A real helix with a truncated triangular profile; an outer thread runs out at its tip."""
    rows = int((high - low) / PITCH * per_pitch)
    vertices = []
    for j in range(rows + 1):
        z = low + (high - low) * j / rows
        for i in range(around):
            phase = (z / PITCH - i / around) % 1
            crest = min(max((abs(phase - 0.5) * 2 - 0.1) / 0.75, 0), 1)
            r = radius - THREAD_DEPTH * (1 - crest)
            if not inside:
                r = min(r, radius - THREAD_DEPTH * 1.15 * (1 - min(1, max(0, (z - low) / (0.9 * PITCH)))))
            vertices.append((r * math.cos(2 * math.pi * i / around), r * math.sin(2 * math.pi * i / around), z))
    faces = [
        (j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i)
        for j in range(rows)
        for i in range(around)
    ]
    if not inside:
        faces.append(tuple(reversed(range(around))))
    return solid(name, vertices, faces, look, 50)


def build_bolt(look, length=2.6, radius=RADIUS):
    """A part-threaded bolt along Z, its tip at z = 0 and its head on top."""
    head = placed(hex_prism('head', radius * 1.6, 0.52, look, both=False), (0, 0, length))
    face = turned(
        'washer face',
        rounded(
            [
                (0.001, length - 0.05),
                (radius * 1.48, length - 0.05),
                (radius * 1.48, length + 0.01),
                (0.001, length + 0.01),
            ],
            0.01,
        ),
        look,
        96,
    )
    shank = turned(
        'shank',
        [
            (0.001, length * 0.52),
            (radius * 0.985, length * 0.52),
            (radius * 0.985, length - 0.12),
            (radius * 1.06, length - 0.02),
            (radius * 1.06, length),
            (0.001, length),
        ],
        look,
        96,
        smooth_angle=30,
    )
    return group([head, face, shank, _thread('thread', radius, 0, length * 0.55, look)], 'bolt')


def build_nut(look, radius=RADIUS):
    """A nut lying on z = 0."""
    body = hex_prism('nut', radius * 1.6, 0.62, look, radius * 0.93)
    return group([body, _thread('inner thread', radius, 0.03, 0.59, look, inside=True)], 'nut')


def build_washer(look, radius=RADIUS):
    """A washer lying on z = 0."""
    return turned(
        'washer', rounded([(radius * 1.08, 0), (radius * 2, 0), (radius * 2, 0.09), (radius * 1.08, 0.09)], 0.02), look
    )


def compose():
    """A bolt lying, one standing on its head, nuts and washers between."""
    zinc, yellow = (
        material(name, base, metal=1, rough=0.22, variation=0.03, variation_scale=7, bump=0.03, bump_scale=300)
        for name, base in (('zinc', (0.66, 0.68, 0.70)), ('yellow zinc', (0.80, 0.62, 0.30)))
    )
    placed(build_bolt(zinc), (-2.0, -0.05, 0.40), (0, 85.5, 14))
    placed(build_bolt(yellow, 1.7), (1.15, 1.15, 2.22), (180, 0, 10))
    placed(build_nut(zinc), (0.35, -1.0, 0), (0, 0, 12))
    placed(build_washer(yellow), (1.85, -0.35, 0))
    placed(build_nut(yellow), (1.85, -0.35, 0.09), (0, 0, 40))
    placed(build_washer(zinc), (-0.95, -1.35, 0))
    light_stage('mist')
    camera((1.0, -10.4, 4.6), (0.2, 0, 0.80), 70, 2.4, focus=(0, -0.5, 0.6))
