"""Twist drills from 4 to 13 mm laid out in a row, bright and titanium-coated, on mist ground: tools."""

import math

from shapes import group, lofted, placed, rounded, turned
from stage import camera, light_stage, material

FLUTE = 0.58  # share of the length that is fluted


def _section(radius, turn, depth=1.0, count=64):
    """A drill's cross-section: two lands and two flutes, turned by an angle; depth 0 is a full circle."""
    ring = []
    for i in range(count):
        at = 2 * math.pi * i / count
        inward = max(0.0, math.cos(2 * at)) ** 0.8
        land = 0.035 if -0.80 < math.cos(2 * at) < -0.15 and math.sin(2 * at) > 0 else 0.0
        r = radius * (1 - depth * (0.62 * inward + land))
        ring.append((r * math.cos(at + turn), r * math.sin(at + turn)))
    return ring


def build_drill(radius, length, look):
    """A drill along Z, its point at z = 0."""
    steps, rings = 150, []
    fluted, cone = length * FLUTE, radius * 0.62
    for step in range(steps + 1):
        z = fluted * step / steps
        turn = 2 * math.pi * z / (radius * 2 * 3.1)
        depth = min(1.0, max(0.0, (fluted - z) / (radius * 2.2))) ** 0.6
        size = radius * min(1.0, 0.04 + z / cone)
        rings.append([(x, y, z) for x, y in _section(size, turn, depth)])
    parts = [lofted('flutes', rings, look, smooth_angle=38)]
    shank = rounded([(0.001, fluted - 0.01), (radius * 0.985, fluted - 0.01), (radius * 0.985, length), (0.001, length)],
                    [0, 0, radius * 0.18, 0])
    parts.append(turned('shank', shank, look, 64))
    return group(parts, 'drill')


def compose():
    """Five drills side by side, points to the reader."""
    bright = material('bright steel', (0.70, 0.71, 0.73), metal=1, rough=0.20, variation=0.03)
    titanium = material('titanium nitride', '#D2A24C', metal=1, rough=0.22, variation=0.03)
    for i, radius in enumerate((0.085, 0.115, 0.150, 0.185, 0.225)):
        drill = build_drill(radius, 1.55 + 0.34 * i, titanium if i % 2 else bright)
        placed(drill, (-1.18 + 0.60 * i + 0.02 * i * i, -1.15 + 0.06 * i, radius), (-90, 0, 0))
        drill.rotation_euler.z = math.radians(-28)
    light_stage('mist')
    camera((0.6, -8.6, 5.4), (0.25, -0.15, 0.1), 70, 4, focus=(0.1, -0.7, 0.2))
