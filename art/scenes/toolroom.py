"""The tool room: a board of tools each on its outline, a bench with vice and a cabinet of drawers, a fitter at work."""

from scenes.fittings import bench, clipboard
from scenes.people import person
from scenes.set import floor, look, photograph, wall
from shapes import ball, bent, box, extruded, group, placed, rounded, turned


def compose():
    """Bench along the wall under the board, drawers at the right, grinder on its pedestal at the left."""
    floor(5.6, -1.6, 1.8, '#BFC7C4')
    wall(5.6, y=1.7, height=2.7, tone='#EEF2EF')
    bench(2.7, 0.80, 0.92, top='#B98B55', place=(-0.55, 1.20))
    _board((-0.55, 1.66))
    _vice((-1.25, 1.00, 0.92))
    box('toolbox', (0.52, 0.26, 0.22), (0.35, 1.25, 1.03), look('toolbox', '#E4572E', 0.4), 0.02)
    bent('handle', [(0.17, 1.25, 1.13), (0.17, 1.25, 1.22), (0.53, 1.25, 1.22), (0.53, 1.25, 1.13)], 0.014, look('dark', '#1B2324', 0.5), smooth=False)
    _drawers((1.85, 1.32))
    _grinder((-2.35, 0.75))
    _cart((0.95, -0.45))
    person((-0.72, 0.30), 172, '#2E5A7A', '#2B3540', over='apron', over_tone='#8A6238', hands=((0.36, -0.56, 1.10), (-0.18, -0.56, 1.06)), lean=0.18, head=(18, 0), cover='cap', cover_tone='#12706D')
    person((0.30, -0.72), 96, '#12706D', '#3A4148', hands=((0.16, -0.40, 1.06), (-0.20, -0.38, 1.04)), lean=0.10, head=(18, 0), over='vest', over_tone='#F28C1B', cover='helmet', cover_tone='#F3F3EE', skin=1)
    photograph('teal', target=(0, 0.1, 0.42), lens=146)


def _spanner(x, z, length, tone):
    """A double-ended spanner hanging on the board."""
    parts = [box('shank', (0.035, 0.016, length), (0, 0, 0), tone, 0.006, 2)]
    for side in (1, -1):
        jaw = rounded([(-0.05, 0), (0.05, 0), (0.055, 0.06), (0.02, 0.09), (0.018, 0.04), (-0.018, 0.04), (-0.02, 0.09), (-0.055, 0.06)], 0.008, 2)
        part = extruded('jaw', jaw, 0.018, tone, 0.003, 1)
        parts.append(placed(part, (0, 0, side * (length / 2 - 0.01)), (0 if side > 0 else 180, 0, 0)))
    return placed(group(parts, 'spanner'), (x, 0, z))


def _hammer(x, z, head, grip):
    parts = [box('shaft', (0.03, 0.026, 0.34), (0, 0, -0.10), grip, 0.010, 2), box('head', (0.16, 0.045, 0.055), (0, 0, 0.08), head, 0.010, 2)]
    return placed(group(parts, 'hammer'), (x, 0, z))


def _driver(x, z, size, steel, grip):
    handle = turned('grip', rounded([(0.001, -0.07), (0.022, -0.07), (0.022, 0.05), (0.001, 0.05)], 0.010), grip, 24)
    return placed(group([placed(handle, (0, 0, 0.10)), bent('blade', [(0, 0, 0.05), (0, 0, -0.14)], 0.007, steel, smooth=False)], 'driver'), (x, 0, z), (0, 0, 0), size)


def _board(place):
    """A perforated board on the wall with rows of hung tools."""
    x, y = place
    steel, dark = look('tool steel', '#AEB6B6', 0.28, metal=0.85), look('tool dark', '#1B2324', 0.5)
    saffron, red, wood = look('grip saffron', '#F28C1B', 0.4), look('grip red', '#C2261F', 0.4), look('shaft', '#C29A66', 0.6)
    parts = [box('board', (2.6, 0.03, 1.12), (0, 0, 0), look('tool board', '#12706D', 0.6), 0.008, 2)]
    tools = [_spanner(-1.15 + 0.13 * i, 0.24, 0.40 - 0.028 * i, steel) for i in range(7)]
    tools += [_hammer(-0.10 + 0.24 * i, 0.27, dark, (wood, saffron, wood)[i]) for i in range(3)]
    tools += [_driver(0.72 + 0.10 * i, 0.25, 1.25 - 0.1 * i, steel, (red, saffron)[i % 2]) for i in range(5)]
    for i in range(3):
        loop = [(0.10, 0), (0.12, 0), (0.12, 0.02), (0.10, 0.02)]
        tools.append(placed(turned('ring', loop, steel, 40), (-1.02 + 0.29 * i, 0, -0.26), (90, 0, 0), 1 - 0.14 * i))
    tools.append(placed(group([box('level', (0.70, 0.03, 0.08), (0, 0, 0), saffron, 0.008, 2), box('vial', (0.10, 0.034, 0.04), (0, 0, 0), look('vial', '#CFE39A', 0.2), 0.004, 1)], 'level'), (0.12, 0, -0.20)))
    tools.append(placed(group([box('saw back', (0.46, 0.014, 0.11), (0, 0, 0), steel, 0.003, 1), box('saw grip', (0.13, 0.03, 0.13), (0.28, 0, 0.0), wood, 0.03, 3)], 'saw'), (0.05, 0, -0.40)))
    for i, tone in enumerate((red, dark, saffron)):
        for side in (1, -1):
            tools.append(placed(bent('plier', [(side * 0.012, 0, 0.10), (0, 0, 0.03), (side * 0.045, 0, -0.14)], 0.014, tone), (0.72 + 0.19 * i, 0, -0.28)))
    for tool in tools:
        tool.location.y = -0.035
    placed(group([*parts, *tools], 'tool board'), (x, y, 1.78))


def _vice(place):
    paint, steel = look('vice', '#2E5A7A', 0.4), look('vice steel', '#AEB6B6', 0.3, metal=0.85)
    parts = [turned('foot', rounded([(0.001, 0), (0.11, 0), (0.09, 0.05), (0.001, 0.05)], 0.012), paint, 40), box('body', (0.14, 0.24, 0.12), (0, 0.04, 0.11), paint, 0.025)]
    parts += [box('fixed jaw', (0.20, 0.07, 0.10), (0, 0.02, 0.20), paint, 0.015), box('moving jaw', (0.20, 0.08, 0.16), (0, -0.14, 0.17), paint, 0.015), box('part', (0.05, 0.10, 0.12), (0, -0.06, 0.25), steel, 0.004, 1)]
    parts += [bent('screw', [(0, -0.14, 0.14), (0, -0.30, 0.14)], 0.018, steel, smooth=False), bent('bar', [(-0.11, -0.29, 0.14), (0.11, -0.29, 0.14)], 0.010, steel, smooth=False)]
    placed(group(parts, 'vice'), place, (0, 0, 0), 1.25)


def _drawers(place):
    """A cabinet of shallow drawers with labels, bins on top."""
    x, y = place
    box('cabinet', (1.10, 0.66, 1.24), (x, y, 0.68), look('cabinet', '#20302F', 0.5), 0.015)
    z = 1.24
    for i, high in enumerate((0.11, 0.11, 0.11, 0.15, 0.15, 0.20, 0.22)):
        z -= high
        box('drawer', (1.02, 0.02, high - 0.015), (x, y - 0.335, z + high / 2 + 0.02), look('drawer', '#F28C1B', 0.4), 0.006, 2)
        box('pull', (0.5, 0.025, 0.018), (x, y - 0.35, z + high - 0.01), look('pull', '#C3CBCA', 0.3, metal=0.7), 0.004, 1)
        box('tag', (0.14, 0.008, 0.04), (x - 0.38, y - 0.348, z + high / 2), look('tag', '#F7F5F0', 0.6), 0)
    for i, tone in enumerate(('#1B7E80', '#C7D3D0', '#1B7E80', '#EE8D22')):
        box('bin', (0.23, 0.36, 0.15), (x - 0.38 + i * 0.255, y, 1.385), look(f'bin {tone}', tone, 0.4), 0.03, 3)


def _grinder(place):
    """A bench grinder on its pedestal."""
    paint, dark, stone = look('grinder', '#12706D', 0.4), look('stand', '#1B2324', 0.5), look('stone', '#A89F92', 0.9)
    parts = [box('base', (0.40, 0.40, 0.05), (0, 0, 0.025), dark, 0.012), box('column', (0.16, 0.16, 0.80), (0, 0, 0.44), dark, 0.012), box('plate', (0.30, 0.26, 0.04), (0, 0, 0.85), dark, 0.01)]
    motor = turned('motor', rounded([(0.001, -0.15), (0.095, -0.15), (0.095, 0.15), (0.001, 0.15)], 0.025), paint, 40)
    parts.append(placed(motor, (0, 0, 1.0), (0, 90, 0)))
    for side in (1, -1):
        wheel = turned('wheel', rounded([(0.001, -0.025), (0.11, -0.025), (0.11, 0.025), (0.001, 0.025)], 0.006), stone, 48)
        guard = turned('guard', rounded([(0.001, -0.032), (0.125, -0.032), (0.125, 0.032), (0.001, 0.032)], 0.008), paint, 48)
        parts += [placed(wheel, (side * 0.21, -0.03, 1.0), (0, 90, 0)), placed(guard, (side * 0.21, 0.02, 1.015), (0, 90, 0))]
    placed(group(parts, 'grinder'), (*place, 0), (0, 0, 20))


def _cart(place):
    """A tool trolley with an issue book and a power tool on top."""
    red, dark = look('tool trolley', '#C2362B', 0.35, coat=0.3), look('castor', '#1B2324', 0.6)
    parts = [box('case', (0.72, 0.46, 0.68), (0, 0, 0.50), red, 0.02), box('tray', (0.76, 0.50, 0.05), (0, 0, 0.865), dark, 0.012)]
    for i, z in enumerate((0.76, 0.66, 0.55, 0.36)):
        parts.append(box('drawer', (0.66, 0.016, (0.085, 0.085, 0.11, 0.24)[i]), (0, -0.235, z), red, 0.008, 2))
        parts.append(box('pull', (0.50, 0.02, 0.014), (0, -0.245, z + (0.03, 0.03, 0.04, 0.10)[i]), look('pull', '#C3CBCA', 0.3, metal=0.7), 0.003, 1))
    parts += [ball('castor', 0.075, (sx * 0.28, sy * 0.17, 0.075), dark, (0.5, 1, 1), 20) for sx in (1, -1) for sy in (1, -1)]
    parts.append(clipboard((0.20, 0.0, 0.905), (0, 0, 20)))
    body, pack = look('drill', '#12706D', 0.4), look('drill dark', '#1B2324', 0.5)
    parts += [bent('drill body', [(-0.22, 0, 1.08), (-0.02, 0, 1.08)], 0.045, body, smooth=False), bent('chuck', [(-0.02, 0, 1.08), (0.07, 0, 1.08)], 0.026, pack, smooth=False), box('drill grip', (0.05, 0.045, 0.14), (-0.17, 0, 0.99), body, 0.016, 3), box('drill pack', (0.12, 0.08, 0.06), (-0.16, 0, 0.922), pack, 0.012, 2)]
    placed(group(parts, 'tool trolley'), (*place, 0), (0, 0, -6))
