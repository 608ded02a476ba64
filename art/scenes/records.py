"""The stores of a government department: sealed goods for inspection, almirahs, a rack of files, a desk with the file."""

import random

from scenes.fittings import carton, clipboard, screen
from scenes.people import person
from scenes.set import floor, look, photograph, wall, window
from shapes import box, group, placed
from subjects.carton import carton_materials
from subjects.pallet import build_pallet, wood_material

CLOTH = ('#D9C7A2', '#B8473A', '#E3D8BF', '#C9B08A', '#8FA89C')


def compose():
    """Desk at the left with the officer behind it, sealed consignment at the right with the inspector."""
    kit = carton_materials()
    floor(6.0, -1.7, 1.9, '#C9C3B4')
    wall(6.0, y=1.8, height=2.75, tone='#FBF8EF', dado='#A9C3B4')
    _files((-2.05, 1.50))
    for x in (-0.80, 0.18):
        _almirah((x, 1.48))
    window(1.75, 1.8, 1.80, 1.5, 1.05)
    _desk((-1.35, -0.25))
    person((-1.35, 0.42), -6, '#F1EEE6', '#4A4438', hands=((0.24, -0.46, 0.84), (-0.18, -0.44, 0.84)), lean=0.20, head=(16, 0), seated=True)
    _chair((-1.35, 0.46))
    wood = placed(build_pallet(wood_material()), (1.55, 0.35, 0), (0, 0, 6), 0.5)
    wood.scale = (0.62, 0.5, 0.5)
    for i, (x, y, z, size) in enumerate(((1.20, 0.36, 0.165, (0.62, 0.72, 0.46)), (1.88, 0.42, 0.165, (0.62, 0.72, 0.46)), (1.26, 0.42, 0.63, (0.56, 0.60, 0.36)))):
        carton(kit, (x, y, z), size, 6, i)
        box('seal', (0.10, 0.012, 0.10), (x + 0.02, y - size[1] / 2 - 0.03, z + size[2] * 0.62), look('seal', '#B3261E', 0.4), 0.03, 3)
    person((0.62, -0.62), 148, '#2E5A7A', '#2B3540', over='vest', over_tone='#F28C1B', hands=((0.14, -0.30, 1.14), (-0.12, -0.28, 1.12)), head=(14, 0), cover='helmet', cover_tone='#F3F3EE', skin=1)
    placed(clipboard((0, 0, 0)), (0.78, -0.36, 1.16), (-38, 0, 148))
    person((2.42, -0.50), 212, '#8A6A48', '#3A4148', hands=((0.12, -0.42, 0.98), None), lean=0.08, head=(14, 0), skin=2)
    photograph(target=(0, 0.1, 0.42), lens=142)


def _bundle(place, width, height, tone):
    """A bundle of files tied in cloth, its tape across."""
    x, y, z = place
    return [
        box('bundle', (width, 0.32, height), (x, y, z + height / 2), look(f'cloth {tone}', tone, 0.9), 0.02, 3),
        box('tape', (0.014, 0.325, height + 0.006), (x, y, z + height / 2), look('file tape', '#A33027', 0.8), 0),
    ]


def _files(place):
    """An open steel rack with bundles of files."""
    steel, chance, parts = look('file rack', '#6F8079', 0.5), random.Random(5), []
    width, height = 1.35, 2.1
    parts += [box('post', (0.05, 0.05, height), (x, y, height / 2), steel, 0.004, 1) for x in (-width / 2, width / 2) for y in (-0.2, 0.2)]
    for tier in range(5):
        z = 0.12 + tier * 0.48
        parts.append(box('board', (width, 0.44, 0.025), (0, 0, z), steel, 0.004, 1))
        x = -width / 2 + 0.05
        while x < width / 2 - 0.26 and tier < 4:
            wide = chance.choice((0.20, 0.24, 0.28))
            rest = z + 0.013
            for _ in range(chance.choice((2, 3, 3))):
                high = chance.choice((0.09, 0.11, 0.12))
                parts += _bundle((x + wide / 2, 0, rest), wide - 0.02, high, chance.choice(CLOTH))
                rest += high
            x += wide
    for i, x in enumerate((-0.42, 0.0, 0.38)):
        parts += _bundle((x, 0, 2.055), 0.30, 0.13, CLOTH[i])
    placed(group(parts, 'files'), (*place, 0))


def _almirah(place):
    """A steel cupboard with two doors, as in every office of the country."""
    steel, dark = look('almirah', '#7F9C92', 0.4), look('almirah seam', '#50685F', 0.5)
    parts = [box('case', (0.92, 0.48, 1.95), (0, 0, 1.01), steel, 0.012)]
    for side in (1, -1):
        parts.append(box('door', (0.43, 0.014, 1.82), (side * 0.222, -0.245, 1.02), steel, 0.008, 2))
        parts += [box('foot', (0.06, 0.4, 0.06), (side * 0.40, 0, 0.03), dark, 0)]
    parts += [box('handle', (0.03, 0.04, 0.16), (0.07, -0.265, 1.05), look('handle', '#C3CBCA', 0.3, metal=0.8), 0.008, 2), box('plate', (0.14, 0.01, 0.06), (-0.22, -0.255, 1.62), look('plate', '#F4F1E8', 0.5), 0)]
    placed(group(parts, 'almirah'), (*place, 0))


def _desk(place):
    wood, top = look('desk', '#8A6238', 0.5), look('desk top', '#A87A48', 0.4)
    x, y = place
    box('desk top', (1.65, 0.78, 0.05), (x, y, 0.755), top, 0.012)
    for side in (1, -1):
        box('pedestal', (0.42, 0.68, 0.72), (x + side * 0.58, y, 0.37), wood, 0.01)
    box('modesty', (1.2, 0.03, 0.55), (x, y - 0.28, 0.45), wood, 0.005, 1)
    screen((x + 0.52, y + 0.05, 0.78), 162, 0.48)
    for i, (dx, wide, tone) in enumerate(((-0.56, 0.30, CLOTH[0]), (-0.56, 0.28, CLOTH[3]), (-0.56, 0.29, CLOTH[0]))):
        for part in _bundle((x + dx, y - 0.02, 0.78 + i * 0.08), wide, 0.08, tone):
            part.rotation_euler.z = 0.04 * i
    placed(box('open file', (0.46, 0.32, 0.02), material=look('open file', '#F7F5F0', 0.7), bevel=0.004), (x + 0.03, y + 0.05, 0.79), (0, 0, -4))


def _chair(place):
    dark = look('chair', '#2B3540', 0.7)
    x, y = place
    box('seat', (0.48, 0.46, 0.08), (x, y, 0.41), dark, 0.03, 4)
    box('back', (0.46, 0.07, 0.52), (x, y + 0.24, 0.78), dark, 0.04, 4)
    box('stem', (0.07, 0.07, 0.36), (x, y, 0.20), dark, 0.01, 2)
    box('foot', (0.46, 0.46, 0.05), (x, y, 0.04), dark, 0.02, 2)
