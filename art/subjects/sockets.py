"""Drive sockets in falling sizes before their ratchet, on mist ground."""

import math

from shapes import box, group, lofted, placed, turned
from stage import camera, light_stage, material


def _socket(flats, height, look, dark):
    """Standing on z = 0, its twelve points up."""
    outer, foot = flats * 0.70, max(flats * 0.60, 0.15)
    shell = turned('socket', [(foot * 0.6, 0), (foot - 0.02, 0), (foot, 0.02), (foot, height * 0.34), (outer, height * 0.46), (outer, height - 0.02), (outer - 0.02, height), (outer - 0.035, height)], look, closed=False, smooth_angle=26)
    count, rings = 192, []
    for z, spread in ((height, 0.03), (height - 0.03, 0), (height * 0.42, 0)):
        ring = []
        for i in range(count):
            turn = 2 * math.pi * i / count
            point = abs(((turn / (math.pi / 6)) % 1) - 0.5)
            r = flats / 2 * (1.0 + 0.13 * (1 - 2 * (0.5 - point)) ** 1.0 * (2 * point)) + spread
            ring.append((min(r, outer - 0.03) * math.cos(turn), min(r, outer - 0.03) * math.sin(turn), z))
        rings.append(ring)
    lip = [[((outer - 0.035) * math.cos(2 * math.pi * i / count), (outer - 0.035) * math.sin(2 * math.pi * i / count), height) for i in range(count)]]
    bore = lofted('bore', lip + rings, look, capped=False, smooth_angle=20)
    floor = turned('floor', [(0.001, height * 0.42), (flats * 0.6, height * 0.42)], dark, closed=False)
    band = turned('band', [(foot + 0.002, height * 0.12), (foot + 0.004, height * 0.13), (foot + 0.004, height * 0.20), (foot + 0.002, height * 0.21)], dark, closed=False)
    return group([shell, bore, floor, band], 'socket')


def _ratchet(look, grip, dark):
    """Along X, lying, its head at the left."""
    head = placed(turned('head', [(0.001, 0.27), (0.27, 0.27), (0.31, 0.24), (0.31, 0.06), (0.27, 0.03), (0.001, 0.03)], look, closed=False, smooth_angle=28), (-1.3, 0, 0))
    rings = []
    for x, r in ((-1.15, 0.13), (-0.95, 0.085), (0.1, 0.085), (0.14, 0.10)):
        rings.append([(x, r * math.cos(t), 0.15 + r * math.sin(t)) for t in (2 * math.pi * i / 48 for i in range(48))])
    hold = []
    for step in range(25):
        u = step / 24
        r = 0.125 + 0.02 * math.sin(u * math.pi) - (0.05 * ((u - 0.93) / 0.07) ** 2 if u > 0.93 else 0)
        hold.append([(0.14 + 1.35 * u, r * math.cos(t), 0.15 + r * math.sin(t)) for t in (2 * math.pi * i / 48 for i in range(48))])
    return group(
        [
            head,
            lofted('neck', rings, look, smooth_angle=40),
            lofted('grip', hold, grip, smooth_angle=50),
            placed(turned('wheel', [(0.001, 0.285), (0.15, 0.285), (0.17, 0.27), (0.17, 0.25)], dark, closed=False), (-1.3, 0, 0)),
            box('lever', (0.24, 0.07, 0.04), (-1.3, 0.05, 0.30), look, 0.015, 3, (0, 0, 24)),
        ],
        'ratchet',
    )


def compose():
    """Seven sockets in an arc, the ratchet behind them."""
    chrome = material('chrome', (0.72, 0.73, 0.74), metal=1, rough=0.16, variation=0.02, variation_scale=6)
    dark = material('dark steel', (0.10, 0.105, 0.11), metal=0.9, rough=0.4)
    grip = material('grip', '#12706D', rough=0.42, coat=0.1, bump=0.03, bump_scale=200)
    x = -1.92
    for i in range(7):
        flats = 0.46 - i * 0.042
        x += flats * 0.70 + 0.025
        placed(_socket(flats, 0.56 - i * 0.018, chrome, dark), (x, -0.42 - 0.03 * i, 0), (0, 0, i * 11))
        x += flats * 0.70 + 0.025
    placed(_ratchet(chrome, grip, dark), (0.05, 0.85, 0), (0, 0, -6), 1.12)
    light_stage('mist')
    camera((0.1, -8.4, 5.0), (0.0, 0.02, 0.2), 80, 6, focus=(0, -0.4, 0.4))
