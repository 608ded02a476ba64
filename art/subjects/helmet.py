"""A safety helmet with crown ribs, peak and side slots, on teal ground. The film's driver wears one too."""

import math

from shapes import bevelled, box, group, lofted, placed, solid
from stage import camera, light_stage, material

RIBS = ((0, 0.105, 0.050), (0.30, 0.055, 0.026), (-0.30, 0.055, 0.026))  # centre, half width, height


def _dome(turn, drop):
    """A point of the shell: drop 0 is the crown, 1 the rim."""
    angle = drop * math.pi / 2
    reach = math.sin(angle) ** 0.92
    x, y = math.cos(turn) * reach * 0.92, math.sin(turn) * reach * 1.16
    z = 0.98 * max(0, math.cos(angle)) ** 0.86
    fade = max(0, min(1, (1 - drop) / 0.30))
    for centre, half, height in RIBS:
        rise = height * fade / (1 + math.exp((abs(x - centre) - half) / 0.011))
        x += math.cos(turn) * reach * rise * 0.4
        y += math.sin(turn) * reach * rise * 0.6
        z += rise * math.cos(angle) ** 0.4 if angle < math.pi / 2 else 0
    return x, y, z


def _brim(turn):
    """The points outward from the rim: a narrow gutter that widens into the peak at -Y."""
    x, y, z = _dome(turn, 1)
    front = max(0, -math.sin(turn))
    width = 0.085 + 0.30 * front**2.2
    for step in range(1, 9):
        u = step / 8
        fall = -0.02 - 0.12 * u**1.4 * (0.5 + 0.9 * front**2) + 0.018 * math.sin(u * math.pi) - 0.015 * (step == 8)
        yield x + math.cos(turn) * width * u * 0.9, y + math.sin(turn) * width * u, z + fall


def build_helmet(shell, dark, around=192, down=44):
    """A helmet with its rim at z = 0 and its peak to -Y; about 1.9 wide."""
    vertices, faces = [], []
    for i in range(around):
        turn = 2 * math.pi * i / around
        vertices += [_dome(turn, 0.012 + t / down * 0.988) for t in range(down + 1)]
        vertices += list(_brim(turn))
    rows = down + 9
    for i in range(around):
        j = (i + 1) % around
        faces += [(i * rows + k, i * rows + k + 1, j * rows + k + 1, j * rows + k) for k in range(rows - 1)]
    faces.append(tuple(i * rows for i in range(around)))
    made = solid('shell', vertices, faces, shell, 80)
    wall = made.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness, wall.offset = 0.035, -1
    bevelled(made, 0.012, 3, 60)
    parts = [made, _sweatband(dark)]
    for side in (1, -1):
        parts.append(box('slot', (0.05, 0.26, 0.13), (side * 0.925, 0.05, 0.10), shell, 0.02, 3, (0, side * -8, 0)))
        parts.append(
            box('slot mouth', (0.03, 0.16, 0.05), (side * 0.945, 0.05, 0.07), dark, 0.008, 2, (0, side * -8, 0))
        )
    return group(parts, 'helmet')


def _sweatband(dark):
    rings = [
        [(0.78 * math.cos(2 * math.pi * i / 96), 1.0 * math.sin(2 * math.pi * i / 96), z) for i in range(96)]
        for z in (-0.16, 0.02)
    ]
    band = lofted('sweatband', rings, dark, capped=False)
    wall = band.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness = 0.03
    return band


COLOURS = {'yellow': '#F2A413', 'white': '#EDEEEA', 'blue': '#1F5FAF', 'red': '#C2261F', 'green': '#1E7F4F', 'orange': '#EC6A1C'}


def compose(variant=None):
    """One helmet in three-quarter view; the site's own picture is the yellow one on teal, those of the catalogue stand on mist."""
    shell = material(
        'ABS', COLOURS[variant or 'yellow'], rough=0.24, coat=0.6, variation=0.03, variation_scale=5, bump=0.015, bump_scale=500
    )
    dark = material('harness', (0.02, 0.022, 0.025), rough=0.5)
    placed(build_helmet(shell, dark), (0, 0, 0.30), (-3, 0, -38), 1.25)
    light_stage('teal' if variant is None else 'mist')
    camera((0.6, -8.9, 3.0), (-0.05, -0.05, 0.86), 72, 2.8, focus=(0, -0.9, 0.8))
