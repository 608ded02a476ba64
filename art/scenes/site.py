"""A site office on a road or building job: two engineers over a drawing, cabin, cement, reinforcement and cones."""

import random

from scenes.fittings import bench
from scenes.people import person
from scenes.set import floor, look, photograph
from shapes import bent, box, group, joined, placed, rounded, turned
from subjects.pallet import build_pallet, wood_material


def compose():
    """The cabin behind, a table with the drawing in front of it, materials to both sides."""
    floor(6.4, -1.9, 2.1, '#CFC4AE')
    _cabin((0.55, 1.30))
    bench(1.35, 0.80, 0.92, top='#C99F6C', legs='#20302F', place=(-0.10, -0.35), turn=6, under=False)
    _drawing((-0.10, -0.35, 0.925), 6)
    _cement((-2.30, 0.75))
    _bars((2.35, -0.55))
    for x, y in ((-2.6, -1.15), (-1.75, -1.45), (1.1, -1.55)):
        _cone((x, y))
    person((-0.12, 0.30), -4, '#2E5A7A', '#4A4438', over='vest', over_tone='#F28C1B', hands=((0.30, -0.62, 0.98), (-0.26, -0.52, 0.99)), lean=0.30, head=(20, 6), cover='helmet', cover_tone='#F3F3EE')
    person((0.95, -0.80), 238, '#D9E0DD', '#22303A', over='vest', hands=((0.12, -0.56, 1.02), (-0.22, -0.15, 1.00)), lean=0.14, head=(18, 0), cover='helmet', cover_tone='#F2A413', skin=1)
    person((-1.55, 0.10), 75, '#7A5433', '#2B3540', over='vest', over_tone='#F28C1B', hands=((0.22, -0.30, 1.00), (-0.18, -0.30, 1.00)), lean=0.05, stride=0.16, cover='helmet', cover_tone='#F2A413', skin=2)
    placed(box('folder', (0.34, 0.26, 0.05), material=look('folder', '#12706D', 0.5), bevel=0.006), (-1.22, 0.02, 1.02), (0, 0, 75))
    photograph(target=(0, 0.05, 0.40), lens=136)


def _cabin(place):
    wall, frame, trim = look('cabin', '#F1F2EE', 0.5), look('cabin frame', '#12706D', 0.4), look('trim', '#0A4A4C', 0.5)
    width, depth, height = 4.2, 1.5, 2.45
    parts = [box('cabin', (width, depth, height), (0, 0, height / 2 + 0.14), wall, 0.03), box('roof', (width + 0.16, depth + 0.16, 0.10), (0, 0, height + 0.18), frame, 0.02)]
    for x in (-width / 2 + 0.2, 0, width / 2 - 0.2):
        parts.append(box('skid', (0.24, depth, 0.14), (x, 0, 0.07), trim, 0.01))
    front = -depth / 2
    for i in range(int(width / 0.19)):
        parts.append(box('rib', (0.05, 0.024, height - 0.12), (-width / 2 + 0.12 + i * 0.19, front, height / 2 + 0.14), wall, 0.008, 2))
    parts += [box('post', (0.10, 0.06, height), (side * (width / 2 - 0.04), front, height / 2 + 0.14), frame, 0.01, 2) for side in (1, -1)]
    parts += [box('sill rail', (width, 0.05, 0.12), (0, front, 0.20), frame, 0.01, 2), box('head rail', (width, 0.05, 0.12), (0, front, height + 0.06), frame, 0.01, 2)]
    parts += [box('door', (0.86, 0.06, 1.98), (1.25, front - 0.02, 1.18), frame, 0.012), box('door pane', (0.44, 0.02, 0.62), (1.25, front - 0.05, 1.62), look('pane', '#A8CFDA', 0.12, emission=0.3), 0)]
    parts.append(box('handle', (0.04, 0.05, 0.14), (0.92, front - 0.07, 1.14), look('handle', '#C3CBCA', 0.3, metal=0.7), 0.01, 2))
    parts.append(box('step', (0.95, 0.42, 0.12), (1.25, front - 0.24, 0.06), trim, 0.01))
    for x in (-1.25, 0.05):
        parts += [box('window frame', (0.98, 0.07, 0.86), (x, front - 0.015, 1.62), look('frame', '#FFFFFF', 0.4), 0.01), box('pane', (0.86, 0.02, 0.74), (x, front - 0.05, 1.62), look('pane', '#A8CFDA', 0.12, emission=0.3), 0)]
        parts.append(box('transom', (0.04, 0.03, 0.74), (x, front - 0.055, 1.62), look('frame', '#FFFFFF', 0.4), 0))
    placed(group(parts, 'cabin'), (*place, 0))


def _drawing(place, turn):
    """A drawing spread on the table, its lines in ink, two rolls beside it."""
    ink, paper = look('drawn line', '#0C2426', 0.7), look('drawing', '#FAFAF5', 0.8)
    parts = [box('sheet', (0.92, 0.60, 0.004), (0.05, 0, 0), paper, 0)]
    for x, y, w, d in ((0.05, 0.26, 0.84, 0.006), (0.05, -0.26, 0.84, 0.006), (-0.37, 0, 0.006, 0.52), (0.47, 0, 0.006, 0.52), (-0.05, 0.08, 0.5, 0.01), (-0.05, -0.10, 0.5, 0.01), (-0.3, -0.01, 0.01, 0.19), (0.2, -0.01, 0.01, 0.19), (0.02, -0.01, 0.008, 0.19), (0.36, -0.19, 0.18, 0.07)):
        parts.append(box('line', (w, d, 0.004), (x, y, 0.002), ink, 0))
    for i, y in enumerate((0.28, 0.35)):
        roll = turned('roll', rounded([(0.012, -0.36), (0.032, -0.36), (0.032, 0.36), (0.012, 0.36)], 0.002), paper, 24)
        parts.append(placed(roll, (-0.12 + 0.1 * i, y, 0.03), (0, 90, 4)))
    placed(group(parts, 'drawing'), place, (0, 0, turn))


def _cement(place):
    """Five layers of cement bags on a pallet, laid crosswise."""
    chance, bags = random.Random(2), []
    tones = [look(f'bag {tone}', tone, 0.85) for tone in ('#D8D2C2', '#CFC8B6', '#D3CCBB')]
    for layer in range(5):
        for row in range(2):
            for column in range(2):
                size = (0.58, 0.44, 0.15)
                x, y = (column - 0.5) * 0.60, (row - 0.5) * 0.46
                bags.append(placed(box('bag', size, material=tones[(layer + row + column) % 3], bevel=0.07, segments=4), (x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02), 0.235 + layer * 0.145), (0, 0, chance.uniform(-3, 3))))
                if layer > 2:
                    bags.append(placed(box('print', (0.26, 0.012, 0.07), material=look('bag print', '#12706D', 0.7), bevel=0), (x, y - 0.222, 0.235 + layer * 0.145), (0, 0, 0)))
    bags.append(placed(build_pallet(wood_material()), scale=0.5))
    placed(group(bags, 'cement'), (*place, 0), (0, 0, 10))


def _bars(place):
    """Reinforcement bars in two bundles on timber."""
    rust, timber, parts = look('bar', '#7C5A48', 0.6, metal=0.5), look('timber', '#C29A66', 0.7), []
    for y in (-0.9, 0.0, 0.9):
        parts.append(box('timber', (0.95, 0.10, 0.10), (0, y, 0.05), timber, 0.008, 2))
    chance = random.Random(4)
    for x0 in (-0.24, 0.24):
        for row in range(4):
            for i in range(6 - row):
                x, z, end = x0 + (i - (5 - row) / 2) * 0.052, 0.13 + row * 0.044, chance.uniform(-0.05, 0.05)
                parts.append(bent('bar', [(x, -1.25 + end, z), (x, 1.25 + end, z)], 0.024, rust, smooth=False, sides=3))
    for x0 in (-0.24, 0.24):
        parts += [box('band', (0.36, 0.05, 0.21), (x0, y, 0.195), look('band', '#F28C1B', 0.5), 0.06, 3) for y in (-0.6, 0.6)]
    placed(group(parts, 'bars'), (*place, 0), (0, 0, -8))


def _cone(place):
    saffron, white = look('cone', '#EC6A1C', 0.45), look('sleeve', '#F4F4F0', 0.4)
    body = turned('cone', [(0.001, 0.66), (0.03, 0.66), (0.15, 0.04), (0.001, 0.04)], saffron, 36)
    sleeve = turned('sleeve', [(0.112, 0.26), (0.074, 0.45), (0.073, 0.44), (0.110, 0.25)], white, 36)
    placed(group([body, sleeve, box('foot', (0.40, 0.40, 0.045), (0, 0, 0.022), saffron, 0.02)], 'cone'), (*place, 0), (0, 0, 20))
