"""Everything printed: carton and bin labels, signs and plates, drawn with the site's own two typefaces.

One sheet of cells for the small labels keeps the film cheap: hundreds of labels, one texture.
"""

import random

import bpy
from PIL import Image, ImageDraw, ImageFont

from scratch import REPOSITORY, scratch

FONTS = REPOSITORY / 'src/styles/fonts'
INK, PAPER, SAFFRON, TEAL = '#0C2426', '#F6F4EE', '#F28C1B', '#12706D'

COLUMNS, ROWS, CELL = 4, 5, (512, 320)

CARTONS = [
    ('Ball bearing 6205-2RS', 'QTY 100', 'PS-BRG-6205'),
    ('Hex bolt M12 × 60', 'QTY 500', 'PS-FST-1260'),
    ('Nitrile gloves, size L', 'QTY 1000', 'PS-SAF-0418'),
    ('LED high bay 150 W', 'QTY 4', 'PS-ELE-0150'),
    ('V-belt B-72', 'QTY 40', 'PS-PTR-0072'),
    ('Gate valve DN 50', 'QTY 6', 'PS-PLB-0050'),
    ('Cutting disc 125 mm', 'QTY 200', 'PS-TOL-0125'),
    ('Floor cleaner 5 L', 'QTY 4', 'PS-CLN-0005'),
]
BINS = ['PS-BRG-6204', 'PS-FST-0840', 'PS-SAF-0210', 'PS-ELE-1640', 'PS-PLB-0025', 'PS-TOL-0090']
SLOTS = ['A-03-1', 'A-03-2', 'A-04-1', 'A-04-2']


def _font(name, size, weight=None):
    font = ImageFont.truetype(str(FONTS / f'{name}.woff2'), size)
    if weight:
        font.set_variation_by_axes([weight])
    return font


def archivo(size, weight=600):
    """The font of texts."""
    return _font('archivo', size, weight)


def plex(size):
    """The font of part numbers."""
    return _font('plex-mono-medium', size)


def bars(draw, left, top, width, height, seed, fill=INK):
    """A barcode: bars of one to three modules between gaps of one to three."""
    chance = random.Random(seed)
    x, module = left, max(2, width / 95)
    while x < left + width - 3 * module:
        bar = chance.choice((1, 1, 2, 3)) * module
        draw.rectangle((x, top, x + bar - 1, top + height), fill=fill)
        x += bar + chance.choice((1, 1, 2, 3)) * module


def carton_label(size, name, quantity, sku):
    """A shipping label: what it is, how many, the part number and its barcode."""
    sheet = Image.new('RGB', size, PAPER)
    draw = ImageDraw.Draw(sheet)
    w, h = size
    draw.rectangle((0, 0, w, int(h * 0.035)), fill=SAFFRON)
    draw.text((w * 0.05, h * 0.10), name, font=archivo(int(h * 0.125), 650), fill=INK)
    draw.text((w * 0.05, h * 0.28), quantity, font=plex(int(h * 0.10)), fill=INK)
    draw.text((w * 0.95, h * 0.28), 'PLANTSETU', font=plex(int(h * 0.085)), fill=TEAL, anchor='ra')
    draw.line((w * 0.05, h * 0.43, w * 0.95, h * 0.43), fill=INK, width=max(2, h // 130))
    bars(draw, w * 0.05, h * 0.50, w * 0.90, h * 0.28, sku)
    draw.text((w * 0.05, h * 0.82), sku, font=plex(int(h * 0.12)), fill=INK)
    return sheet


def bin_label(size, sku):
    """A bin's label: the part number large enough to read from the aisle."""
    sheet = Image.new('RGB', size, PAPER)
    draw = ImageDraw.Draw(sheet)
    w, h = size
    draw.rectangle((0, 0, w * 0.06, h), fill=SAFFRON)
    draw.text((w * 0.11, h * 0.06), sku[3:6], font=archivo(int(h * 0.34), 700), fill=INK)
    draw.text((w * 0.94, h * 0.06), sku[7:], font=plex(int(h * 0.32)), fill=INK, anchor='ra')
    bars(draw, w * 0.11, h * 0.52, w * 0.83, h * 0.38, sku)
    return sheet


def slot_label(size, slot):
    """A rack's location, black on saffron, as on the beam of a real rack."""
    sheet = Image.new('RGB', size, PAPER)
    draw = ImageDraw.Draw(sheet)
    w, h = size
    draw.text((w * 0.5, h * 0.30), slot, font=plex(int(h * 0.36)), fill=INK, anchor='mm')
    bars(draw, w * 0.12, h * 0.58, w * 0.76, h * 0.32, slot)
    return sheet


def dock_sign(size):
    """The number over the dock door."""
    sheet = Image.new('RGB', size, '#0A4A4C')
    draw = ImageDraw.Draw(sheet)
    w, h = size
    draw.text((w * 0.5, h * 0.5), 'DOCK 04', font=archivo(int(h * 0.34), 700), fill=PAPER, anchor='mm')
    return sheet


def truck_plate(size):
    """The forklift's rating plate."""
    sheet = Image.new('RGB', size, '#20302F')
    draw = ImageDraw.Draw(sheet)
    w, h = size
    draw.text((w * 0.5, h * 0.34), 'PS 25', font=archivo(int(h * 0.46), 700), fill=PAPER, anchor='mm')
    draw.text((w * 0.5, h * 0.76), '2500 KG', font=plex(int(h * 0.22)), fill=SAFFRON, anchor='mm')
    return sheet


def label_sheet():
    """The sheet of small labels as a Blender image; see `cell` for what is where."""
    sheet = Image.new('RGB', (COLUMNS * CELL[0], ROWS * CELL[1]), PAPER)
    prints = [carton_label(CELL, *carton) for carton in CARTONS] + [bin_label(CELL, sku) for sku in BINS]
    prints += [dock_sign(CELL), truck_plate(CELL)] + [slot_label(CELL, slot) for slot in SLOTS]
    for index, drawn in enumerate(prints):
        sheet.paste(drawn, (index % COLUMNS * CELL[0], index // COLUMNS * CELL[1]))
    return blender_image(sheet, 'labels')


def cell(kind, index=0):
    """The (u0, v0, u1, v1) of a label: kind is 'carton', 'bin', 'dock', 'plate' or 'slot'."""
    starts = {'carton': (0, 8), 'bin': (8, 6), 'dock': (14, 1), 'plate': (15, 1), 'slot': (16, 4)}
    start, count = starts[kind]
    at = start + index % count
    u, v = at % COLUMNS / COLUMNS, 1 - (at // COLUMNS + 1) / ROWS
    return (u, v, u + 1 / COLUMNS, v + 1 / ROWS)


def blender_image(picture, name):
    """A drawn picture as a Blender image, kept as a file in the scratch folder."""
    path = scratch('prints', f'{name}.png')
    picture.save(path)
    return bpy.data.images.load(str(path))
