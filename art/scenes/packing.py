"""A packing bench: a packer closes a carton, another lifts one onto the rollers; board, paper roll and labels at hand."""

import math

from scenes.fittings import bench, carton, screen, shelf
from scenes.people import person
from scenes.set import floor, look, photograph, wall
from shapes import bent, box, group, placed, rounded, turned
from subjects.carton import carton_materials
from subjects.pallet import wood_material
from film import goods


def compose():
    """The bench in the middle with a rail above it, rollers to the right, folded board to the left."""
    kit = carton_materials()
    floor(6.0, -1.75, 1.75)
    wall(6.0, y=1.65, height=2.6, tone='#F8FAF7', dado='#9CC4BF')
    bench(2.2, 0.85, 0.90, place=(-0.55, 0.30))
    _rail((-0.55, 0.62))
    carton(kit, (-0.60, 0.22, 0.90), (0.55, 0.42, 0.36), 3, 2)
    _tape_gun((-0.12, 0.12, 0.90))
    screen((0.30, 0.50, 0.90), -22)
    _rollers((1.95, 0.10))
    for i, (y, size) in enumerate(((0.75, (0.50, 0.42, 0.34)), (-0.55, (0.44, 0.36, 0.26)))):
        carton(kit, (1.95, y, 0.76), size, (-4, 3)[i], (5, 6)[i])
    _board((-2.35, 1.28))
    stack = goods.carton_stack(kit, wood_material(), 'small', 2, 3)
    placed(stack, (-2.25, -0.65, 0), (0, 0, 8))
    person((-0.62, -0.52), 178, '#2E5A7A', '#2B3540', over='apron', over_tone='#12706D', hands=((0.24, -0.58, 1.24), (-0.22, -0.60, 1.20)), lean=0.16, head=(20, 0))
    carton(kit, (1.06, -0.46, 1.00), (0.42, 0.34, 0.26), 62, 1)
    person((0.70, -0.66), 118, '#D9E0DD', '#22303A', over='vest', over_tone='#F28C1B', hands=((0.21, -0.42, 1.06), (-0.21, -0.42, 1.06)), lean=0.05, stride=0.13, head=(8, 0), skin=1, cover='cap', cover_tone='#0A4A4C')
    photograph(target=(0, 0, 0.42))


def _rail(place):
    """Two posts over the bench with a lamp, a shelf of small boxes and a roll of kraft paper."""
    steel, paper = look('bench legs', '#0E5F66', 0.4), look('kraft roll', '#C79A62', 0.8)
    parts = [box('post', (0.05, 0.05, 1.95), (side * 1.02, 0.02, 0.975), steel, 0.006, 2) for side in (1, -1)]
    parts.append(box('rail board', (2.08, 0.34, 0.035), (0, 0, 1.52), steel, 0.006, 2))
    parts.append(box('lamp', (1.5, 0.12, 0.05), (0, -0.12, 1.94), look('lamp', '#FFF6E4', 0.3, emission=1.6), 0.012))
    parts.append(box('lamp rail', (2.08, 0.05, 0.05), (0, -0.02, 1.97), steel, 0.006, 2))
    for i, tone in enumerate(('#F28C1B', '#C7D3D0', '#12706D', '#C7D3D0', '#F28C1B')):
        parts.append(box('bin', (0.24, 0.28, 0.15), (-0.78 + i * 0.29, 0, 1.615), look(f'bin {tone}', tone, 0.4), 0.02, 3))
    roll = turned('roll', rounded([(0.03, -0.22), (0.11, -0.22), (0.11, 0.22), (0.03, 0.22)], 0.004), paper, 40)
    parts.append(placed(roll, (0.82, 0, 1.65), (0, 90, 0)))
    placed(group(parts, 'rail'), (*place, 0))


def _tape_gun(place):
    tape = turned('tape', rounded([(0.025, -0.03), (0.06, -0.03), (0.06, 0.03), (0.025, 0.03)], 0.004), look('tape roll', '#D3AE7B', 0.3), 32)
    parts = [placed(tape, (0, 0, 0.065), (0, 90, 20)), box('grip', (0.03, 0.13, 0.03), (0.02, 0.10, 0.03), look('grip', '#C2261F', 0.4), 0.01)]
    placed(group(parts, 'tape gun'), place, (0, 0, -20), 1.3)


def _rollers(place):
    """A roller conveyor running away from the camera."""
    frame, steel = look('conveyor', '#F28C1B', 0.4), look('roller', '#C3CBCA', 0.25, metal=0.8)
    parts, length = [], 3.0
    for side in (1, -1):
        parts.append(box('side', (0.05, length, 0.12), (side * 0.36, 0, 0.68), frame, 0.008, 2))
        parts += [box('leg', (0.06, 0.06, 0.64), (side * 0.36, y, 0.32), frame, 0.006, 2) for y in (-1.35, 0, 1.35)]
    for i in range(25):
        parts.append(bent('roller', [(-0.34, -1.44 + i * 0.12, 0.725), (0.34, -1.44 + i * 0.12, 0.725)], 0.035, steel, smooth=False, sides=4))
    placed(group(parts, 'rollers'), (*place, 0))


def _board(place):
    """Flat-packed cartons on edge in a rack."""
    frame = look('bench legs', '#0E5F66', 0.4)
    parts = [box('base', (1.0, 0.55, 0.06), (0, 0, 0.10), frame, 0.01)]
    for x in (-0.5, -0.17, 0.17, 0.5):
        parts.append(bent('hoop', [(x, -0.25, 0.1), (x, -0.25, 0.85), (x, 0.25, 0.85), (x, 0.25, 0.1)], 0.016, frame, smooth=False))
    shades = ('#A87746', '#B5844F', '#BC8C58')
    for i in range(14):
        slot, at = divmod(i, 5)
        height = 0.95 - 0.12 * slot + 0.02 * (at % 2)
        parts.append(box('board', (0.022, 0.60, height), (-0.42 + slot * 0.33 + at * 0.045, 0, 0.14 + height / 2), look(f'flat {i % 3}', shades[i % 3], 0.8), 0, 1, (0, 3, 0)))
    placed(group(parts, 'flat cartons'), (*place, 0))
