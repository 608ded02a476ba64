"""The gate of a plant: a small truck waits at the boom, the guard enters its challan in the register."""

from scenes.fittings import clipboard
from scenes.people import person
from scenes.set import floor, look, photograph
from shapes import bent, box, extruded, group, placed, rounded, solid, turned


def compose():
    """Cabin at the right, boom across the road, truck from the left, the driver and the guard between."""
    floor(7.0, -2.0, 2.0, '#8E9794')
    _road()
    _wall()
    _cabin((2.45, 0.55))
    _boom((1.45, -0.85))
    _truck((-1.55, 0.35))
    person((0.42, -0.62), 268, '#2E4A66', '#22303A', hands=((0.13, -0.30, 1.14), (-0.13, -0.28, 1.12)), head=(14, 0), cover='cap', cover_tone='#22303A')
    placed(clipboard((0, 0, 0)), (0.12, -0.62, 1.16), (-38, 0, 268))
    person((-0.42, -0.78), 92, '#B5653A', '#4A4438', hands=((0.10, -0.46, 1.10), None), lean=0.04, head=(4, 0), skin=1)
    placed(box('challan', (0.16, 0.22, 0.006), material=look('challan', '#F7F5F0', 0.7), bevel=0), (0.02, -0.70, 1.12), (-60, 0, 92))
    photograph(target=(0, 0.05, 0.43), lens=122)


def _road():
    line = look('line', '#F1EFE8', 0.6)
    for i in range(5):
        box('dash', (0.62, 0.09, 0.004), (-2.9 + i * 1.0, -1.35, 0.002), line, 0)
    for i in range(6):
        box('hump', (0.30, 0.16, 0.04), (1.9, -1.55 + i * 0.32, 0.01), look(f'hump {i % 2}', ('#20302F', '#F2A41B')[i % 2], 0.5), 0.015)


def _wall():
    brick, cap, panel = look('wall', '#EEF1EC', 0.8), look('coping', '#12706D', 0.5), look('gate', '#12706D', 0.4)
    box('wall', (3.9, 0.22, 1.7), (-1.50, 1.75, 0.85), brick, 0.012)
    box('coping', (4.0, 0.30, 0.08), (-1.50, 1.75, 1.74), cap, 0.015)
    for x in (-3.3, -2.1, -0.9, 0.4):
        box('pier', (0.30, 0.32, 1.86), (x, 1.74, 0.93), brick, 0.012)
        box('pier cap', (0.38, 0.40, 0.08), (x, 1.74, 1.90), cap, 0.015)
    for i in range(8):
        bent('bar', [(0.75 + i * 0.14, 1.74, 0.10), (0.75 + i * 0.14, 1.74, 1.65)], 0.018, panel, smooth=False)
    for z in (0.12, 0.9, 1.62):
        box('gate rail', (1.15, 0.05, 0.06), (1.24, 1.74, z), panel, 0.006, 2)


def _cabin(place):
    x, y = place
    wall, frame, pane = look('cabin', '#F4F5F1', 0.6), look('cabin frame', '#F28C1B', 0.4), look('pane', '#A8CFDA', 0.12, emission=0.35)
    box('cabin', (1.5, 1.5, 2.30), (x, y, 1.15), wall, 0.02)
    box('cabin roof', (1.9, 1.9, 0.12), (x - 0.05, y - 0.05, 2.36), frame, 0.03)
    box('plinth', (1.56, 1.56, 0.16), (x, y, 0.08), look('plinth', '#0A4A4C', 0.6), 0.01)
    box('front window', (1.10, 0.04, 0.85), (x, y - 0.75, 1.52), look('frame', '#0A4A4C', 0.4), 0.01)
    box('front pane', (1.00, 0.03, 0.75), (x, y - 0.765, 1.52), pane, 0)
    box('hatch shelf', (1.14, 0.24, 0.04), (x, y - 0.86, 1.06), look('shelf', '#C99F6C', 0.5), 0.008, 2)
    box('register', (0.34, 0.22, 0.04), (x - 0.2, y - 0.86, 1.10), look('register', '#7A2E26', 0.6), 0.006, 2)
    box('side frame', (0.04, 0.90, 0.85), (x - 0.75, y - 0.05, 1.52), look('frame', '#0A4A4C', 0.4), 0.01)
    box('side pane', (0.03, 0.80, 0.75), (x - 0.765, y - 0.05, 1.52), pane, 0)


def _boom(place):
    x, y = place
    steel = look('boom post', '#F28C1B', 0.4)
    box('boom post', (0.28, 0.30, 1.0), (x, y, 0.50), steel, 0.03)
    box('boom head', (0.16, 0.36, 0.20), (x - 0.02, y, 1.02), look('boom head', '#20302F', 0.5), 0.02)
    parts = []
    for i in range(9):
        parts.append(box('boom', (0.30, 0.05, 0.10), (-0.30 - i * 0.30, 0, 0), look(f'boom {i % 2}', ('#F4F4F0', '#C2261F')[i % 2], 0.4), 0.004, 1))
    placed(group(parts, 'boom'), (x, y, 1.02), (0, 64, -90))


def _truck(place):
    """A small cab-over truck with a box body, facing +X."""
    white, teal, dark = look('cab', '#F4F5F1', 0.3, coat=0.4), look('body', '#12706D', 0.35, coat=0.2), look('tyre', '#171B1C', 0.8)
    glass, steel, lamp = look('windscreen', '#31494E', 0.08), look('hub', '#C3CBCA', 0.3, metal=0.7), look('headlamp', '#FFF4DC', 0.2, emission=0.6)
    parts = [box('chassis', (3.5, 1.0, 0.14), (-0.05, 0, 0.52), dark, 0.02), box('body', (2.30, 1.62, 1.62), (-0.60, 0, 1.42), teal, 0.04)]
    parts += [box('stripe', (2.28, 1.635, 0.14), (-0.60, 0, 1.10), look('stripe', '#F28C1B', 0.4), 0), box('seam', (0.02, 1.63, 1.5), (-0.60, 0, 1.42), look('seam', '#0A4A4C', 0.5), 0)]
    side = rounded([(0.60, 0.42), (1.62, 0.42), (1.70, 0.80), (1.62, 1.12), (1.34, 1.90), (0.60, 1.92)], [0.03, 0.08, 0.08, 0.06, 0.12, 0.06])
    parts.append(extruded('cab', side, 1.52, white, 0.05, 4, 40))
    pane = [(1.575, -0.62, 1.20), (1.575, 0.62, 1.20), (1.365, 0.60, 1.79), (1.365, -0.60, 1.79)]
    parts.append(solid('windscreen', [(px + 0.035, py, pz + 0.012) for px, py, pz in pane], [(0, 1, 2, 3)], glass, None))
    for y in (1, -1):
        window = [(0.78, y * 0.768, 1.18), (1.44, y * 0.768, 1.18), (1.26, y * 0.768, 1.74), (0.78, y * 0.768, 1.74)]
        parts.append(solid('side window', window, [(0, 1, 2, 3)], glass, None))
        parts.append(box('door line', (0.015, 0.01, 0.62), (0.74, y * 0.762, 0.86), look('door line', '#9AA5A3', 0.5), 0))
        parts.append(box('head lamp', (0.04, 0.26, 0.13), (1.69, y * 0.52, 0.80), lamp, 0.02))
        parts.append(box('mirror', (0.05, 0.10, 0.24), (1.50, y * 0.86, 1.45), dark, 0.015))
        for x in (1.02, -1.15):
            tyre = turned('tyre', rounded([(0.001, -0.10), (0.36, -0.10), (0.36, 0.10), (0.001, 0.10)], 0.04), dark, 48)
            hub = turned('hub', rounded([(0.001, -0.11), (0.20, -0.11), (0.20, 0.11), (0.001, 0.11)], 0.02), steel, 40)
            parts += [placed(wheel, (x, y * 0.66, 0.36), (90, 0, 0)) for wheel in (tyre, hub)]
    parts += [box('bumper', (0.10, 1.50, 0.22), (1.68, 0, 0.50), dark, 0.03), box('grille', (0.02, 0.60, 0.10), (1.715, 0, 0.80), dark, 0.01), box('plate', (0.02, 0.36, 0.09), (1.738, 0, 0.50), look('plate', '#F7F5F0', 0.5), 0)]
    placed(group(parts, 'truck'), (*place, 0))
