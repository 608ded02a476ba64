"""A pallet of cartons beside a steel drum, on paper ground: freight and bulk."""

import math

from shapes import box, group, placed
from stage import camera, light_stage, material
from subjects.carton import build_carton, carton_materials
from subjects.drum import build_drum, drum_materials

DECK = 0.3225  # height of the deck above the floor

STACK = [  # x, y, level, turn in degrees, label
    (-0.60, -0.50, 0, 1.0, 0),
    (0.58, -0.50, 0, -1.0, 1),
    (-0.60, 0.50, 0, 2.0, 2),
    (0.60, 0.50, 0, -2.0, 3),
    (-0.60, -0.48, 1, -1.5, 4),
    (0.02, 0.50, 1, 1.0, 5),
]


def wood_material(relief=True):
    """Sawn softwood: the grain runs along X."""
    return material('wood', '#C29A66', rough=0.62, specular=0.3, bump=0.35 * relief, bump_scale=14, stretch=(1, 14, 14))


def build_pallet(wood, length=2.4, width=2.0):
    """A four-way pallet: seven deck boards, three stringer boards, nine blocks, three runners."""
    parts = []
    for i in range(7):
        y = -width / 2 + 0.11 + i * (width - 0.22) / 6
        parts.append(box('deck board', (length, 0.22, 0.045), (0, y, 0.30), wood, 0.008, 2))
    rows = [-width / 2 + 0.1 + i * (width - 0.2) / 2 for i in range(3)]
    parts += [box('runner', (length, 0.2, 0.045), (0, y, 0.0225), wood, 0.008, 2) for y in rows]
    for x in (-length / 2 + 0.1, 0, length / 2 - 0.1):
        parts.append(box('stringer', (0.2, width, 0.045), (x, 0, 0.255), wood, 0.008, 2))
        parts += [box('block', (0.2, 0.2, 0.19), (x, y, 0.14), wood, 0.008, 2) for y in rows]
    return group(parts, 'pallet')


def compose():
    """The loaded pallet to the left, the drum to the right."""
    kit = carton_materials()
    load = build_pallet(wood_material())
    for x, y, level, turn, label in STACK:
        carton = build_carton(kit, 1.15, 0.95, 0.79, label, shade=label)
        placed(carton, (x, y, DECK + level * 0.795), (0, 0, turn)).parent = load
    small = build_carton(kit, 0.8, 0.7, 0.55, label=6, shade=2)
    placed(small, (0.62, -0.5, DECK + 0.795), (0, 0, 6)).parent = load
    load.rotation_euler.z, load.scale = math.radians(28), (0.9,) * 3
    placed(build_drum(*drum_materials('#E07A12'), print_turn=-126), (2.15, 0.9, 0), (0, 0, 40), 0.9)
    light_stage('paper', flags=False)
    camera((1.8, -10.2, 3.7), (0.66, 0.1, 0.90), 82, 4, focus=(0, -1, 0.9))
