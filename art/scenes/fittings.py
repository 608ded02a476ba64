"""What more than one scene has: counters, shelves, trolleys, screens, boxes. Metres, standing on z = 0, front to -Y."""

from film.goods import SCALE
from shapes import ball, bent, box, group, placed, turned
from scenes.set import look
from subjects.carton import build_carton


def carton(kit, place, size=(0.45, 0.35, 0.30), turn=0, label=0):
    """A carton of width × depth × height metres."""
    made = build_carton(kit, *(side / SCALE for side in size), label, label)
    return placed(made, place, (0, 0, turn), SCALE)


def counter(width=3.0, depth=0.70, height=1.02, front='#12706D', place=(0, 0), turn=0):
    """A counter: boarded front, wooden top, kick board."""
    parts = [
        box('body', (width - 0.10, depth - 0.10, height - 0.10), (0, 0, (height - 0.10) / 2 + 0.06), look('front', front, 0.5), 0.01),
        box('kick', (width - 0.20, depth - 0.16, 0.08), (0, 0, 0.04), look('kick', '#20302F'), 0),
        box('top', (width, depth, 0.05), (0, 0, height - 0.025), look('top', '#C99F6C', 0.45), 0.012),
    ]
    for i in range(1, 4):
        parts.append(box('groove', (0.012, 0.01, height - 0.12), (-width / 2 + i * width / 4, -depth / 2 + 0.049, height / 2), look('groove', '#0A4A4C'), 0))
    return placed(group(parts, 'counter'), (*place, 0), (0, 0, turn))


def shelf(width, height, tiers, depth=0.5, tone='#0E5F66', board='#B9C1BF', place=(0, 0), turn=0):
    """A shelf of posts and boards; returns the group and the heights of its boards."""
    posts, boards = look('post', tone, 0.4), look('board', board, 0.5)
    levels = [0.12 + i * (height - 0.14) / (tiers - 1) for i in range(tiers)]
    parts = [box('post', (0.05, 0.05, height), (x, y, height / 2), posts, 0.006, 2) for x in (-width / 2, width / 2) for y in (-depth / 2, depth / 2)]
    for z in levels:
        parts.append(box('shelf board', (width, depth, 0.03), (0, 0, z - 0.015), boards, 0.004, 1))
        parts.append(box('lip', (width, 0.025, 0.06), (0, -depth / 2, z - 0.025), posts, 0.004, 1))
    return placed(group(parts, 'shelf'), (*place, 0), (0, 0, turn)), levels


def bench(width, depth=0.75, height=0.90, top='#C99F6C', legs='#0E5F66', place=(0, 0), turn=0, under=True):
    """A work bench on steel legs with a board below."""
    steel = look('bench legs', legs, 0.4)
    parts = [box('bench top', (width, depth, 0.06), (0, 0, height - 0.03), look('bench top', top, 0.45), 0.012)]
    parts += [box('leg', (0.07, 0.07, height - 0.06), (x, y, (height - 0.06) / 2), steel, 0.008, 2) for x in (-width / 2 + 0.08, width / 2 - 0.08) for y in (-depth / 2 + 0.08, depth / 2 - 0.08)]
    if under:
        parts.append(box('under board', (width - 0.14, depth - 0.14, 0.03), (0, 0, 0.22), steel, 0.005, 1))
    return placed(group(parts, 'bench'), (*place, 0), (0, 0, turn))


def screen(place, turn=0, width=0.52):
    """A monitor on its foot, its picture to -Y."""
    dark, glow = look('monitor', '#1B2324', 0.4), look('picture', '#BFDAD6', 0.3, emission=0.35)
    parts = [
        box('foot', (0.24, 0.17, 0.015), (0, 0, 0.008), dark, 0.005, 2),
        box('stem', (0.05, 0.03, 0.18), (0, 0.02, 0.10), dark, 0.004, 1),
        box('case', (width, 0.035, width * 0.60), (0, 0, 0.16 + width * 0.30), dark, 0.010, 3),
        box('picture', (width - 0.04, 0.004, width * 0.60 - 0.04), (0, -0.019, 0.16 + width * 0.30), glow, 0),
    ]
    for i, share in enumerate((0.7, 0.5, 0.6)):
        parts.append(box('line', (width * share * 0.8, 0.003, 0.018), (-width * (1 - share) * 0.36, -0.022, 0.16 + width * (0.44 - 0.11 * i)), look('line', '#12706D'), 0))
    return placed(group(parts, 'screen'), place, (0, 0, turn))


def trolley(width=0.85, depth=0.5, height=0.95, tiers=3, tone='#C7D3D0', place=(0, 0), turn=0):
    """A trolley on castors with a handle at its +X end; returns the group and the heights of its trays."""
    rail, tray, tyre = look('trolley rail', '#A9B3B3', 0.35, metal=0.5), look('tray', tone, 0.45), look('castor', '#1B2324', 0.7)
    levels = [0.20 + i * (height - 0.24) / (tiers - 1) for i in range(tiers)]
    parts = [box('tray', (width, depth, 0.035), (0, 0, z - 0.018), tray, 0.010, 2) for z in levels]
    for x in (-width / 2 + 0.02, width / 2 - 0.02):
        for y in (-depth / 2 + 0.02, depth / 2 - 0.02):
            parts.append(bent('rail', [(x, y, 0.10), (x, y, height + 0.05)], 0.014, rail, smooth=False))
            parts.append(ball('castor', 0.055, (x, y, 0.055), tyre, (0.5, 1, 1), 20))
    x = width / 2 + 0.10
    parts.append(bent('handle', [(width / 2 - 0.02, -depth / 2 + 0.02, height), (x, -depth / 2 + 0.02, height + 0.04), (x, depth / 2 - 0.02, height + 0.04), (width / 2 - 0.02, depth / 2 - 0.02, height)], 0.015, rail, smooth=False))
    return placed(group(parts, 'trolley'), (*place, 0), (0, 0, turn)), levels


def bottle(place, radius=0.04, height=0.20, tone='#F4F4F0', cap='#12706D'):
    """A bottle with a cap."""
    glass = [(0.001, 0), (radius, 0), (radius, height * 0.68), (radius * 0.45, height * 0.82), (radius * 0.45, height * 0.88), (0.001, height * 0.88)]
    top = [(0.001, height * 0.86), (radius * 0.55, height * 0.86), (radius * 0.55, height), (0.001, height)]
    return placed(group([turned('bottle', glass, look('bottle', tone, 0.3), 24), turned('cap', top, look('cap', cap, 0.4), 20)], 'bottle'), place)


def clipboard(place, rotation=(0, 0, 0)):
    """A board with a sheet of paper on it."""
    parts = [
        box('board', (0.24, 0.33, 0.012), (0, 0, 0), look('clipboard', '#7A5433', 0.6), 0.004, 2),
        box('paper', (0.21, 0.28, 0.004), (0, -0.01, 0.008), look('paper', '#F7F5F0', 0.7), 0),
        box('clip', (0.09, 0.03, 0.016), (0, 0.145, 0.010), look('clip', '#A9B3B3', 0.3, metal=0.6), 0.004, 1),
    ]
    return placed(group(parts, 'clipboard'), place, rotation)
