"""A clear face shield with its head gear on mist ground."""

import math

from desk import dark_plastic
from shapes import bent, box, group, lofted, placed, turned
from stage import camera, light_stage, material


def _clear():
    """Clear polycarbonate: a thin tinted film, without refraction, so that what is behind stays legible."""
    made = material('visor', '#DDF1EE', rough=0.06, specular=0.6)
    made.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 0.26
    return made


def _arc(radius, low, high, start, end, steps=60):
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [[(radius * math.cos(t), radius * math.sin(t), z) for t in turns] for z in (low, high)]


def _strip(name, radius, low, high, start, end, look, thick):
    """A band around Z from one angle to another."""
    inner, outer = _arc(radius, low, high, start, end), _arc(radius + thick, low, high, start, end)
    ring = [[inner[0][i], outer[0][i], outer[1][i], inner[1][i]] for i in range(len(inner[0]))]
    return lofted(name, ring, look, smooth_angle=40)


def compose():
    """The visor to the front, the ratchet behind."""
    clear, dark = _clear(), dark_plastic('head gear', '#1D2326', 0.5)
    accent = material('knob', 'saffron', rough=0.4)
    edge = material('edge', '#9FC4BF', rough=0.2)
    parts = [
        _strip('visor', 1.02, 0.0, 1.42, 190, 350, clear, 0.022),
        _strip('visor edge', 1.015, -0.012, 0.012, 190, 350, edge, 0.032),
        _strip('brow', 0.985, 1.28, 1.56, 186, 354, dark, 0.085),
        _strip('band', 0.86, 1.20, 1.36, 0, 180, dark, 0.03),
        _strip('band front', 0.84, 1.36, 1.52, 180, 360, dark, 0.06),
        bent('crown', [(-0.88, 0, 1.36), (-0.62, 0, 1.86), (0, 0, 2.06), (0.62, 0, 1.86), (0.88, 0, 1.36)], 0.05, dark),
        placed(turned('ratchet', [(0.001, 0), (0.17, 0), (0.17, 0.10), (0.15, 0.13), (0.001, 0.13)], accent, 24, closed=False), (0, 0.88, 1.28), (-90, 0, 0)),
    ]
    for s in (1, -1):
        knob = turned('pivot', [(0.001, 0), (0.14, 0), (0.14, 0.05), (0.11, 0.09), (0.001, 0.09)], accent, 40, closed=False)
        parts += [placed(knob, (s * 0.97, -0.06, 1.40), (0, s * 90, 0)), box('arm', (0.07, 0.34, 0.16), (s * 0.93, -0.04, 1.40), dark, 0.03, 3)]
    placed(group(parts, 'shield'), (0, 0, 0.02), (0, 0, 32), 1.0)
    light_stage('mist', flags=False)
    camera((0.2, -9.8, 3.9), (0.0, 0, 1.0), 84, 5.6, focus=(0, -0.7, 0.9))
