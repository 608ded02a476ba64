"""A deep-groove ball bearing 6205 (25 × 52 × 15 mm): two of them on teal ground."""

import math

from shapes import ball, group, placed, rounded, solid, turned
from stage import camera, light_stage, material

MM = 1 / 26  # the outer ring's radius is one unit
OUTER, BORE, WIDTH = 26 * MM, 12.5 * MM, 15 * MM
PITCH, BALL, BALLS = 19.25 * MM, 3.97 * MM, 9
SHOULDERS = {'inner': 16.3 * MM, 'outer': 22.2 * MM}


def _groove(outward):
    """The raceway's arc from top to bottom, a touch wider than the ball."""
    turns = [math.radians(62 - 124 * i / 14) for i in range(15)]
    return [(PITCH + outward * BALL * 1.04 * math.cos(t), BALL * 1.04 * math.sin(t)) for t in turns]


def _outer_ring():
    shoulder, half = SHOULDERS['outer'], WIDTH / 2
    blank = rounded([(shoulder, -half), (OUTER, -half), (OUTER, half), (shoulder, half)], [0.015, 0.045, 0.045, 0.015])
    return blank + [(x, z) for x, z in _groove(1) if x > shoulder]


def _inner_ring():
    shoulder, half = SHOULDERS['inner'], WIDTH / 2
    blank = rounded([(BORE, half), (BORE, -half), (shoulder, -half), (shoulder, half)], [0.045, 0.045, 0.015, 0.015])
    cut = len(blank) // 4 * 3
    return blank[:cut] + [(x, z) for x, z in reversed(_groove(-1)) if x < shoulder] + blank[cut:]


def _cage_half(side, brass, steps=360):
    """One half of the ribbon cage: flat between the balls, arched over each."""
    vertices, faces = [], []
    for i in range(steps):
        turn = 2 * math.pi * i / steps
        phase = turn * BALLS / (2 * math.pi) % 1
        along = min(phase, 1 - phase) * 2 * math.pi * PITCH / BALLS
        rise = max(math.sqrt(max(0, (BALL * 1.10) ** 2 - along * along)), 0.018)
        for reach, lift in ((-0.05, 0), (0.05, 0), (0.05, 0.02), (-0.05, 0.02)):
            vertices.append(((PITCH + reach) * math.cos(turn), (PITCH + reach) * math.sin(turn), side * (rise + lift)))
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(4):
            face = (i * 4 + k, j * 4 + k, j * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4)
            faces.append(face if side > 0 else face[::-1])
    return solid('cage', vertices, faces, brass)


def build_bearing(steel, chrome, brass):
    """The bearing lies flat around the origin, its axis along Z."""
    parts = [turned('outer ring', _outer_ring(), steel, 192), turned('inner ring', _inner_ring(), steel, 192)]
    for i in range(BALLS):
        turn = 2 * math.pi * i / BALLS
        parts.append(ball('ball', BALL, (PITCH * math.cos(turn), PITCH * math.sin(turn), 0), chrome, segments=64))
    for side in (1, -1):
        parts.append(_cage_half(side, brass))
        for i in range(BALLS):
            turn = 2 * math.pi * (i + 0.5) / BALLS
            where = (PITCH * math.cos(turn), PITCH * math.sin(turn), side * 0.042)
            parts.append(ball('rivet', 0.028, where, brass, (1, 1, 0.55), 24))
    return group(parts, 'bearing')


def compose():
    """One bearing standing, one lying before it."""
    steel = material(
        'bearing steel',
        (0.72, 0.74, 0.77),
        metal=1,
        rough=0.19,
        variation=0.02,
        variation_scale=9,
        bump=0.02,
        bump_scale=400,
    )
    chrome = material('chrome steel', (0.86, 0.87, 0.89), metal=1, rough=0.06)
    brass = material('brass', '#C8902F', metal=1, rough=0.28, variation=0.05, variation_scale=30)
    placed(build_bearing(steel, chrome, brass), (-0.62, 0.62, 0.99), (76, 0, -30))
    placed(build_bearing(steel, chrome, brass), (0.95, -0.60, WIDTH / 2), (0, 0, 17))
    light_stage('teal')
    camera((1.9, -8.8, 3.3), (0.14, 0.05, 0.85), 72, 2.2, focus=(0, -0.35, 0.9))
