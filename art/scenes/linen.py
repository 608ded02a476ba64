"""The linen room of a hotel: folded towels and sheets by par on shelves, a housekeeper loads a room trolley."""

import random

from scenes.fittings import bottle, clipboard, shelf
from scenes.people import person
from scenes.set import floor, look, photograph, wall
from shapes import ball, bent, box, group, placed, rounded, turned

WHITE, SAND, TEAL = '#FAFAF6', '#E4D6BE', '#2A827D'


def compose():
    """Three shelves of linen along the wall, the trolley in front, a storekeeper who counts at the right."""
    floor(5.8, -1.6, 1.9, '#CDBFA8')
    wall(5.8, y=1.8, height=2.7, tone='#9CC4BF')
    chance = random.Random(7)
    for number, x in enumerate((-1.85, 0.0, 1.85)):
        _, levels = shelf(1.75, 2.15, 5, 0.55, '#8A6A48', '#DCC7A4', (x, 1.46))
        for tier, z in enumerate(levels[:-1]):
            _row(x, z, number, tier, chance)
    for i, (x, tone) in enumerate(((-2.3, '#DCC7A4'), (-1.6, '#C7D3D0'), (0.1, '#DCC7A4'), (1.6, '#C7D3D0'), (2.2, '#DCC7A4'))):
        box('basket', (0.46, 0.40, 0.26), (x, 1.46, 2.15 + 0.13), look(f'basket {tone}', tone, 0.8), 0.05, 4)
    _room_trolley((-0.55, -0.35), 4)
    person((-1.62, -0.50), 80, '#2E6F74', '#2E6F74', over='apron', over_tone='#F4F1E8', hands=((0.20, -0.52, 1.18), (-0.20, -0.52, 1.18)), lean=0.10, head=(12, 4), cover='bun', skin=1, size=0.96)
    for i in range(3):
        box('held towel', (0.34, 0.30, 0.055), (-1.06, -0.40, 1.10 + 0.058 * i), look('linen white', WHITE, 0.9), 0.024, 3)
    person((1.45, 0.15), 158, '#2E4A66', '#3B3128', hands=((0.14, -0.30, 1.14), (-0.13, -0.28, 1.12)), head=(10, -8), skin=0)
    placed(clipboard((0, 0, 0)), (1.57, 0.43, 1.16), (-38, 0, 158))
    photograph(target=(0, 0.1, 0.42), lens=144)


def _stack(x, z, width, count, tone, thick=0.05, y=1.44):
    made = look(f'linen {tone}', tone, 0.9)
    for i in range(count):
        box('fold', (width, 0.42, thick), (x, y, z + thick / 2 + i * (thick + 0.002)), made, thick * 0.42, 3)


def _row(x, z, number, tier, chance):
    """One board of a shelf: stacks of towels, sheets or rolls, by what hotels keep on it."""
    kind = (tier + number) % 4
    if kind in (0, 2):
        tone = (WHITE, SAND, WHITE, TEAL)[(tier + 2 * number) % 4]
        for i in range(4):
            _stack(x - 0.62 + i * 0.415, z, 0.37, chance.choice((4, 5, 6)), tone)
    elif kind == 1:
        for i in range(3):
            _stack(x - 0.55 + i * 0.55, z, 0.50, chance.choice((7, 8, 9)), WHITE, 0.032)
    else:
        for i in range(6):
            for level in range(2 if i % 3 else 3):
                roll = turned('towel roll', rounded([(0.001, -0.19), (0.062, -0.19), (0.062, 0.19), (0.001, 0.19)], 0.02), look(f'linen {SAND if i < 3 else WHITE}', SAND if i < 3 else WHITE, 0.9), 28)
                placed(roll, (x - 0.66 + i * 0.265 + (0.066 if level == 1 else 0), 1.42, z + 0.062 + level * 0.112), (90, 0, 0))


def _room_trolley(place, turn):
    """A housekeeping trolley: two trays between end panels, a laundry bag at one end, amenities on top."""
    panel, tray, rail = look('trolley panel', '#8A6A48', 0.5), look('trolley tray', '#DCC7A4', 0.5), look('trolley rail', '#C3CBCA', 0.3, metal=0.7)
    parts = [box('tray', (1.15, 0.52, 0.035), (0, 0, z), tray, 0.008, 2) for z in (0.22, 0.62, 1.00)]
    parts += [box('end', (0.035, 0.54, 0.98), (side * 0.575, 0, 0.60), panel, 0.012) for side in (1, -1)]
    parts += [ball('castor', 0.07, (sx * 0.48, sy * 0.20, 0.07), look('castor', '#1B2324', 0.7), (0.5, 1, 1), 20) for sx in (1, -1) for sy in (1, -1)]
    parts += [box('lip', (1.15, 0.02, 0.08), (0, side * 0.255, 1.05), panel, 0.006, 2) for side in (1, -1)]
    bag = [(0.60, -0.22), (0.95, -0.22), (0.95, 0.22), (0.60, 0.22)]
    parts.append(bent('hoop', [(x, y, 1.02) for x, y in bag], 0.016, rail, smooth=False, closed=True))
    parts.append(box('laundry bag', (0.33, 0.42, 0.72), (0.775, 0, 0.64), look('bag', TEAL, 0.9), 0.08, 5))
    white = look(f'linen {WHITE}', WHITE, 0.9)
    for z, plan in ((0.24, ((-0.36, 5), (0.0, 4), (0.36, 5))), (0.64, ((-0.36, 4), (0.0, 5), (0.36, 3)))):
        for x, count in plan:
            parts += [box('fold', (0.32, 0.42, 0.05), (x, 0, z + 0.025 + 0.053 * i), white, 0.021, 3) for i in range(count)]
    for i in range(5):
        parts.append(bottle((-0.02 + i * 0.10, 0.10, 1.018), 0.032, 0.17, (SAND, TEAL)[i % 2], '#F4F4F0'))
        parts.append(box('soap', (0.07, 0.05, 0.028), (-0.02 + i * 0.10, -0.08, 1.03), look('soap', '#E9A23B' if i % 2 else '#F4F4F0', 0.5), 0.01, 2))
    parts += [box('fold', (0.34, 0.40, 0.05), (-0.34, 0, 1.043 + 0.053 * i), white, 0.021, 3) for i in range(2)]
    placed(group(parts, 'room trolley'), (*place, 0), (0, 0, turn))
