"""A hospital ward: a made bed, curtain, monitor and drip, and a nurse who restocks from a supply trolley."""

import math

from film.goods import goods_materials
from scenes.fittings import bottle, trolley
from scenes.people import person
from scenes.set import floor, look, photograph, wall, window
from shapes import ball, bent, box, group, lofted, placed, solid, turned


def compose():
    """Bed against the back wall, locker beside it, curtain to the left, trolley and nurse in front."""
    floor(5.6, -1.5, 2.0, '#D5DCD8')
    wall(5.6, y=1.9, height=2.75, tone='#F8FAF7', dado='#9CC4BF')
    window(-0.55, 1.9, 1.86, 1.5, 1.05)
    _bed((0.95, 0.62))
    _locker((-0.15, 1.50))
    _drip((2.05, 1.30))
    _curtain(-1.65)
    cart, levels = trolley(0.95, 0.50, 1.0, 3, '#F4F4F0', (-0.72, -0.72), -8)
    _supplies(cart, levels)
    person((-0.62, -0.10), -14, '#2D8C88', '#2D8C88', hands=((0.12, -0.50, 1.10), (-0.22, -0.48, 1.12)), lean=0.12, head=(18, -6), cover='bun', skin=1, size=0.96)
    person((1.95, -0.45), -112, '#F4F4F0', '#2B3540', over='coat', over_tone='#F6F6F2', hands=((0.10, -0.30, 1.12), (-0.12, -0.28, 1.10)), head=(16, 0))
    placed(box('tablet', (0.19, 0.26, 0.014), material=look('tablet', '#20302F', 0.3)), (1.67, -0.34, 1.15), (-40, 0, -112))
    photograph('mist', target=(0, 0.1, 0.44), lens=145)


def _bed(place):
    frame, sheet, blanket = look('bed frame', '#C9D2CF', 0.4, metal=0.2), look('sheet', '#FAFAF7', 0.9), look('blanket', '#2A827D', 0.9)
    board, tyre = look('bed board', '#E2D3B8', 0.5), look('castor', '#1B2324', 0.7)
    parts = [
        box('chassis', (0.80, 1.80, 0.07), (0, 0, 0.38), frame, 0.02),
        box('deck', (0.92, 2.02, 0.07), (0, 0, 0.50), frame, 0.02),
        box('mattress', (0.88, 1.96, 0.15), (0, 0, 0.61), sheet, 0.05, 4),
        box('blanket', (0.93, 1.22, 0.17), (0, -0.34, 0.615), blanket, 0.055, 4),
        box('turned sheet', (0.935, 0.26, 0.18), (0, 0.36, 0.615), sheet, 0.055, 4),
        box('pillow', (0.62, 0.38, 0.13), (0, 0.76, 0.73), sheet, 0.06, 5, (8, 0, 0)),
        box('headboard', (0.94, 0.05, 0.52), (0, 1.04, 0.78), board, 0.05, 4),
        box('footboard', (0.94, 0.05, 0.42), (0, -1.04, 0.68), board, 0.05, 4),
    ]
    for side in (1, -1):
        for y in (-0.8, 0.8):
            parts += [box('leg', (0.05, 0.05, 0.30), (side * 0.36, y, 0.24), frame, 0.008, 2), ball('castor', 0.07, (side * 0.36, y, 0.07), tyre, (0.5, 1, 1), 20)]
        rail = [(side * 0.50, 0.10, 0.58), (side * 0.50, 0.10, 0.88), (side * 0.50, 0.80, 0.88), (side * 0.50, 0.80, 0.58)]
        parts.append(bent('side rail', rail, 0.016, frame, smooth=False))
        parts += [bent('bar', [(side * 0.50, 0.10 + 0.175 * i, 0.58), (side * 0.50, 0.10 + 0.175 * i, 0.88)], 0.009, frame, smooth=False) for i in (1, 2, 3)]
    placed(group(parts, 'bed'), (*place, 0))


def _locker(place):
    body, top = look('locker', '#F4F4F0', 0.5), look('locker top', '#E2D3B8', 0.5)
    parts = [box('locker', (0.46, 0.44, 0.74), (0, 0, 0.42), body, 0.015), box('top', (0.50, 0.48, 0.03), (0, 0, 0.805), top, 0.01)]
    parts += [box('drawer', (0.40, 0.012, 0.18 if z > 0.5 else 0.38), (0, -0.222, z), look('drawer', '#9CC4BF', 0.5), 0.008, 2) for z in (0.66, 0.34)]
    placed(group(parts, 'locker'), (*place, 0))
    bottle((place[0] - 0.10, place[1], 0.82), 0.04, 0.22, '#BFDDE6', '#F4F4F0')
    placed(turned('glass', [(0.001, 0), (0.03, 0), (0.034, 0.11), (0.001, 0.11)], look('glass', '#D9EAEE', 0.1), 24), (place[0] + 0.06, place[1] - 0.06, 0.82))


def _drip(place):
    steel, bag = look('drip stand', '#C3CBCA', 0.25, metal=0.7), look('bag', '#E4F0F2', 0.2)
    parts = [bent('pole', [(0, 0, 0.05), (0, 0, 1.95)], 0.014, steel, smooth=False), bent('hooks', [(-0.14, 0, 1.92), (-0.12, 0, 1.97), (0.12, 0, 1.97), (0.14, 0, 1.92)], 0.010, steel)]
    for i in range(5):
        turn = math.radians(72 * i)
        parts.append(bent('foot', [(0, 0, 0.08), (0.28 * math.cos(turn), 0.28 * math.sin(turn), 0.05)], 0.016, steel, smooth=False))
    parts += [box('bag', (0.15, 0.05, 0.24), (-0.13, 0, 1.76), bag, 0.024, 4), box('pump', (0.20, 0.15, 0.26), (0, -0.05, 1.22), look('pump', '#12706D', 0.4), 0.03)]
    parts += [box('display', (0.14, 0.004, 0.08), (0, -0.127, 1.27), look('display', '#BFE3DD', 0.3, emission=0.4), 0)]
    parts.append(bent('line', [(-0.13, 0, 1.62), (-0.15, -0.03, 1.42), (-0.05, -0.06, 1.36)], 0.006, bag))
    placed(group(parts, 'drip'), (*place, 0))


def _curtain(x):
    """A drawn curtain on its rail, in even folds."""
    folds, count = [], 90
    for i in range(count + 1):
        y = 1.80 - 1.75 * i / count
        folds.append((x + 0.045 * math.sin(i / count * 2 * math.pi * 11), y))
    vertices = [(px, py, z) for px, py in folds for z in (0.28, 2.28)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)]
    cloth = solid('curtain', vertices, faces, look('curtain', '#7FB5AF', 0.9), 80)
    cloth.modifiers.new('wall', 'SOLIDIFY').thickness = 0.008
    bent('curtain rail', [(x, 1.88, 2.32), (x, -0.10, 2.32)], 0.018, look('rail steel', '#C3CBCA', 0.3, metal=0.6), smooth=False)


def _supplies(cart, levels):
    """Glove boxes, bottles and folded linen on the trolley's trays."""
    teal, blue, white = look('glove box', '#12706D', 0.5), look('box blue', '#3C76B5', 0.5), look('linen', '#F6F6F2', 0.9)
    saffron, parts = look('box saffron', '#F28C1B', 0.5), []
    top, middle, low = reversed(levels)
    for i, tone in enumerate((teal, blue, teal)):
        parts.append(box('gloves', (0.22, 0.11, 0.10), (-0.33 + i * 0.24, 0.12, top + 0.05), tone, 0.006, 2))
    for i in range(4):
        parts.append(bottle((0.36, -0.14 + 0.09 * i, top), 0.035, 0.19, '#F4F4F0' if i % 2 else '#D7E7E9', '#12706D'))
    parts.append(box('dish', (0.24, 0.16, 0.04), (-0.26, -0.12, top + 0.02), look('dish', '#C9D2CF', 0.25, metal=0.7), 0.015))
    for level, (x, n, tone) in ((middle, (-0.30, 3, white)), (middle, (0.05, 4, white)), (low, (-0.25, 2, white)), (low, (0.2, 3, white))):
        parts += [box('fold', (0.30, 0.34, 0.055), (x, 0, level + 0.03 + 0.058 * i), tone, 0.022, 3) for i in range(n)]
    parts.append(box('box', (0.16, 0.30, 0.17), (0.34, 0, middle + 0.085), saffron, 0.008, 2))
    for part in parts:
        part.parent = cart
