"""Printers on mist ground: a laser printer, one with a scanner on top, and a label printer."""

from PIL import Image, ImageDraw

from desk import dark_plastic, slab
from prints import INK, PAPER, archivo, bars, blender_image, plex
from shapes import box, decal, extruded, group, placed, rounded, solid
from stage import camera, light_stage, material, picture_material


def _display(text):
    sheet = Image.new('RGB', (480, 240), '#0E2F3A')
    draw = ImageDraw.Draw(sheet)
    draw.text((36, 30), text, font=archivo(72, 600), fill='#BFEFF2')
    draw.text((36, 140), 'A4  100%', font=plex(52), fill='#7FB7BC')
    return blender_image(sheet, f'printer-{text.lower()}')


def _print():
    """The page in the output tray: a challan in grey lines."""
    sheet = Image.new('RGB', (840, 600), '#FBFBF8')
    draw = ImageDraw.Draw(sheet)
    draw.text((70, 60), 'PlantSetu', font=archivo(64, 700), fill='#12706D')
    draw.rectangle((70, 160, 770, 166), fill='#F28C1B')
    for row in range(8):
        draw.rectangle((70, 210 + row * 44, 420 + (row * 53) % 130, 222 + row * 44), fill='#9AA5A6')
        draw.rectangle((640, 210 + row * 44, 770, 222 + row * 44), fill='#9AA5A6')
    return blender_image(sheet, 'printer-page')


def _label():
    sheet = Image.new('RGB', (800, 600), PAPER)
    draw = ImageDraw.Draw(sheet)
    draw.text((50, 40), 'Hex bolt M12 × 60', font=archivo(76, 700), fill=INK)
    draw.text((50, 150), 'QTY 500', font=plex(60), fill=INK)
    bars(draw, 50, 250, 700, 200, 'PS-FST-1260')
    draw.text((50, 480), 'PS-FST-1260', font=plex(70), fill=INK)
    return blender_image(sheet, 'printer-label')


def _panel(name, centre, size, image, shine=0.7):
    """A lit display on the front, leaning back; `centre` is its middle, the front faces -Y."""
    w, h = size[0] / 2, size[1] / 2
    lit = decal(name, [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], picture_material(name, image, 0.2, emission=shine))
    return placed(lit, centre)


def _body(width, depth, height, look, low=0.0):
    return placed(group([slab('body', width, depth, height, look, 0.12, 0.035)]), (0, 0, low))


def laser(kit, copier=False):
    """A desk laser: the cassette below, the output tray in its top; with `copier` a scanner above the tray."""
    case, dark, hole, paper = kit
    width, depth, height = 2.1, 1.9, 1.08
    w, d = width / 2, depth / 2
    parts = [
        _body(width, depth, 0.36, dark, 0.05),
        _body(width, depth, height - 0.40, case, 0.42),
        box('gap', (width - 0.10, depth - 0.1, 0.03), (0, 0, 0.415), hole, 0),
        box('pull', (0.62, 0.06, 0.10), (0, -d, 0.30), hole, 0.03, 3),
        box('cassette', (width - 0.14, 0.02, 0.27), (0, -d - 0.004, 0.22), dark, 0.01, 2),
        box('flap', (width - 0.30, 0.02, 0.40), (0, -d - 0.002, 0.68), case, 0.012, 2),
        box('flap line', (width - 0.26, 0.01, 0.44), (0, -d + 0.002, 0.68), hole, 0.004, 1),
        *[box('foot', (0.2, 0.2, 0.06), (x * 0.8, y * 0.7, 0.03), hole, 0.02) for x in (1, -1) for y in (1, -1)],
        *[box('vent', (0.02, 0.5, 0.026), (w, 0.35, 0.58 + i * 0.06), hole, 0.006, 1) for i in range(6)],
        *_tray(width, depth, height, kit),
    ]
    if copier:
        return [*parts, *_scanner(width, depth, height, kit)]
    top = height
    return [
        *parts,
        box('console', (0.46, 0.52, 0.05), (w - 0.30, -d + 0.34, top + 0.03), dark, 0.02, 3),
        placed(group([_panel('display', (0, 0, 0), (0.32, 0.16), _display('Ready'))]), (w - 0.30, -d + 0.40, top + 0.058), (-90, 0, 0)),
        *[box('key', (0.08, 0.06, 0.02), (w - 0.41 + i * 0.11, -d + 0.20, top + 0.06), case, 0.012, 2) for i in range(3)],
    ]


def _tray(width, depth, height, kit):
    """The hollow of the output tray with a printed page rising from the slot."""
    case, dark, hole, paper = kit
    d = depth / 2
    floor = height + 0.026
    page = [(-0.52, -d + 0.16, floor + 0.10), (0.38, -d + 0.16, floor + 0.10), (0.38, d - 0.42, floor + 0.016), (-0.52, d - 0.42, floor + 0.016)]
    return [
        box('tray', (1.18, depth - 0.36, 0.02), (-0.07, -0.02, height + 0.014), dark, 0.01, 2),
        box('slot', (1.10, 0.05, 0.10), (-0.07, d - 0.34, height + 0.06), hole, 0.01, 2),
        extruded_wedge(1.30, 0.34, 0.20, case, (-0.07, d - 0.17, height + 0.018)),
        decal('page', page, paper),
    ]


def extruded_wedge(width, depth, height, look, location):
    """The hood over the paper slot."""
    made = extruded('hood', rounded([(-depth / 2, 0), (depth / 2, 0), (depth / 2, height), (-depth / 2 + 0.06, height)], 0.04), width, look, 0.015)
    return placed(made, location, (0, 0, 90))


def _scanner(width, depth, height, kit):
    """The scanner on its pillars, its lid with a document feeder, and the console that juts out in front."""
    case, dark, hole, paper = kit
    w, d, low = width / 2, depth / 2, height + 0.42
    console = extruded('console', rounded([(-0.26, -0.10), (0.10, -0.10), (0.10, 0.12), (-0.10, 0.12)], 0.03), width - 0.04, dark, 0.02)
    lit = _panel('display', (0, 0, 0), (0.44, 0.17), _display('Copy'))
    return [
        box('rear pillar', (width, 0.62, 0.46), (0, d - 0.31, height + 0.20), case, 0.04, 4),
        box('side pillar', (0.30, depth - 0.2, 0.46), (w - 0.15, 0.06, height + 0.20), case, 0.04, 4),
        _body(width, depth, 0.20, case, low),
        box('gap', (width - 0.06, depth - 0.06, 0.03), (0, 0, low + 0.205), hole, 0),
        _body(width, depth, 0.11, case, low + 0.215),
        box('feeder', (1.30, 0.62, 0.24), (-0.20, 0.40, low + 0.42), case, 0.06, 4),
        box('feeder slot', (1.05, 0.06, 0.06), (-0.20, 0.09, low + 0.42), hole, 0.015, 2),
        placed(console, (0, -d - 0.06, low + 0.06), (0, 0, 90)),
        placed(group([lit]), (0.24, -d - 0.247, low + 0.076), (-36, 0, 0)),
        *[placed(box('key', (0.09, 0.02, 0.07), (0, 0, 0), case, 0.012, 2), (0.62 + i * 0.14, -d - 0.240, low + 0.070), (-36, 0, 0)) for i in range(2)],
    ]


def label_printer(kit):
    """A desk-top thermal printer: a rounded hood with a window, the label coming out in front."""
    case, dark, hole, paper = kit
    width, depth = 1.62, 1.9
    d = depth / 2
    side = rounded([(-d, 0.06), (d, 0.06), (d, 1.26), (-d + 0.50, 1.34), (-d, 0.66)], [0.05, 0.05, 0.30, 0.34, 0.10], 12)
    hood = extruded('hood', side, width, dark, 0.05, 4)
    line = rounded([(-d - 0.01, 0.50), (d + 0.01, 0.50), (d + 0.01, 0.53), (-d - 0.01, 0.53)], 0.005)
    mouth = -d - 0.012
    return [
        placed(hood, (0, 0, 0), (0, 0, 90)),
        placed(extruded('line', line, width + 0.02, hole, 0.004), (0, 0, 0), (0, 0, 90)),
        box('base', (width + 0.06, depth + 0.06, 0.12), (0, 0, 0.06), dark, 0.04, 4),
        box('bezel', (1.34, 0.05, 0.20), (0, mouth + 0.02, 0.515), hole, 0.02, 3),
        _tongue(mouth, paper),
        box('key', (0.13, 0.03, 0.13), (0.58, mouth, 0.30), material('key', 'saffron', rough=0.4), 0.03, 3),
        *[box('lamp', (0.05, 0.02, 0.05), (0.30 + i * 0.10, mouth + 0.004, 0.30), material('lamp', '#4FC98A', emission=1.2), 0.012, 2) for i in range(2)],
        box('latch', (0.04, 0.30, 0.12), (width / 2, -0.1, 0.52), case, 0.02, 3),
    ]


def _tongue(mouth, paper):
    """The label, bent down a little as it leaves the slot."""
    steps, vertices = 16, []
    for i in range(steps + 1):
        u = i / steps
        for x in (-0.56, 0.56):
            vertices.append((x, mouth - 0.84 * u, 0.52 + 0.05 * u - 0.42 * u * u))
    sheet = solid('label', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], paper, 180)
    layer = sheet.data.uv_layers.new(name='UVMap')
    for loop in sheet.data.loops:
        row, column = divmod(loop.vertex_index, 2)
        layer.data[loop.index].uv = (column, 1 - row / steps)
    return sheet


def compose(variant='laser'):
    """Three-quarter view of the front and the right side."""
    case = material('case', '#D9DEDC', rough=0.45, bump=0.03, bump_scale=420)
    dark, hole = dark_plastic('dark', '#2A3235', 0.45), material('slot', '#070A0A', rough=0.8)
    paper = picture_material('paper', _label() if variant == 'label' else _print(), 0.6)
    kit = (case, dark, hole, paper)
    if variant == 'label':
        parts, place, high = label_printer(kit), (0.05, 0.30, 0), 0.58
    else:
        parts, place, high = laser(kit, variant == 'copier'), (0, 0.1, 0), (0.92 if variant == 'copier' else 0.60)
    placed(group(parts, 'printer'), place, (0, 0, -30), 1.0 if variant == 'copier' else 1.08)
    light_stage('mist', flags=False)
    camera((0.3, -10.0, 5.0), (0.02, 0, high), 80, 5.6, focus=(0, -0.8, high))
