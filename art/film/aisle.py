"""Racks, floor, ceiling and walls: a pattern of three bays repeated, so that the view is the same every three bays."""

import numpy
import bpy

from prints import cell
from shapes import box, copy, decal, joined, remove, solid
from stage import material, picture_material
from film import goods

BAY = 3.0  # metres
PATTERN = 3  # bays until everything repeats
LEVELS = (0.0, 1.75, 3.40, 5.05)
DEPTH = 1.1
ROW = 2.40  # from the aisle's middle to the middle of a rack
BEHIND, AHEAD = 2, 14  # bays built behind and ahead of the origin

# What stands where: for each side and bay of the pattern, the goods of each level, two pallets to a level.
SHELVES = {
    1: [
        [('totes 3', 'totes 3'), ('large 2', 'small 3'), ('drums teal', 'flat 3'), ('large 2', 'wrap')],
        [('drums saffron', 'drums saffron'), ('flat 3', 'large 2 gap'), ('totes 3', 'totes 2'), ('small 3', 'flat 3')],
        [('picking', None), ('wrap', 'small 2'), ('large 2', 'large 2'), ('drums blue', None)],
    ],
    -1: [
        [('large 2', 'small 3'), ('small 2', 'flat 3'), ('wrap', 'large 2'), ('flat 3', 'totes 2')],
        [('picking', None), ('large 2', 'drums teal'), ('small 3', 'large 2 gap'), ('large 2', 'small 2')],
        [('small 2', 'wrap'), ('totes 3', 'totes 3'), ('flat 3', 'flat 3'), (None, 'large 2')],
    ],
}


def build_stock(kit, wood):
    """Every kind of goods once, as a mesh to be copied."""
    looks = goods.goods_materials()
    stock = {
        'large 2': goods.carton_stack(kit, wood, 'large', 2, 1),
        'large 2 gap': goods.carton_stack(kit, wood, 'large', 3, 2, missing=1),
        'flat 3': goods.carton_stack(kit, wood, 'flat', 4, 3),
        'small 3': goods.carton_stack(kit, wood, 'small', 3, 4, missing=1),
        'small 2': goods.carton_stack(kit, wood, 'small', 2, 6),
        'totes 3': goods.tote_stack(looks['teal'], looks['dark teal'], kit['labels'], 3, 0),
        'totes 2': goods.tote_stack(looks['teal'], looks['dark teal'], kit['labels'], 2, 3),
        'wrap': goods.wrapped_pallet(wood, looks['wrap'], kit, 5),
        'picking': goods.picking_shelf(looks['steel'], looks['bins'], looks['dark'], kit['labels'], 1),
    }
    for name, paint in (('teal', '#0F6A69'), ('saffron', '#E07A12'), ('blue', '#2B4C73')):
        stock[f'drums {name}'] = goods.drum_pallet(wood, paint, name)
    return stock


def build_aisle(kit, wood):
    """Both rows of racks, from behind the camera's start to past the end wall; returns the bays."""
    row = []
    stock = build_stock(kit, wood)
    looks = {
        'upright': material('upright', '#0E5F66', rough=0.38, coat=0.2),
        'beam': material('beam', '#E06A14', rough=0.36, coat=0.2),
        'deck': material('deck', '#9AA3A2', metal=0.3, rough=0.5),
    }
    for side in (1, -1):
        bays = [_stocked_bay(side, shelf, stock, looks, kit['labels']) for shelf in SHELVES[side]]
        row += [copy(bays[number % PATTERN], (number * BAY, side * ROW, 0)) for number in range(-BEHIND, AHEAD)]
        for bay in bays:
            remove(bay)
    for mesh in stock.values():
        remove(mesh)
    _floor_and_lanes(looks['beam'])
    _ceiling()
    _side_walls()
    return row


def _stocked_bay(side, shelf, stock, looks, labels):
    parts = _frame(side, looks, labels)
    turn = 0 if side > 0 else 180
    for z, slots in zip(LEVELS, shelf):
        for slot, name in enumerate(slots):
            if name == 'picking':
                parts.append(copy(stock[name], (BAY / 2, -side * 0.10, z), (0, 0, turn)))
            elif name:
                parts.append(copy(stock[name], (0.80 + slot * 1.40, -side * 0.04, z), (0, 0, turn)))
    return joined(parts, f'bay {side}', goods.FAR)


def _frame(side, looks, labels):
    parts = []
    for y in (-DEPTH / 2, DEPTH / 2):
        parts.append(box('upright', (0.10, 0.08, 6.7), (0, y, 3.35), looks['upright'], 0.012, 2))
    parts.append(box('guard', (0.15, 0.05, 0.42), (0, -side * (DEPTH / 2 + 0.055), 0.21), looks['beam'], 0.015, 2))
    parts += [
        box('brace', (0.03, DEPTH, 0.04), (0, 0, z), looks['upright'], 0, 1) for z in (0.4, 1.3, 2.3, 3.2, 4.3, 5.6)
    ]
    for level, z in enumerate(LEVELS[1:]):
        for y in (-DEPTH / 2 - 0.03, DEPTH / 2 + 0.03):
            parts.append(box('beam', (BAY - 0.1, 0.05, 0.13), (BAY / 2, y, z - 0.07), looks['beam'], 0.01, 2))
        parts.append(box('deck', (BAY - 0.1, DEPTH, 0.02), (BAY / 2, 0, z - 0.01), looks['deck'], 0, 1))
        parts += [_slot_label(side, x, z - 0.07, labels, level + i) for i, x in enumerate((0.80, 2.20))]
    return parts


def _slot_label(side, x, z, labels, number):
    y = -side * (DEPTH / 2 + 0.0575)
    left, right = (x - 0.10 * side, x + 0.10 * side)
    corners = [(left, y, z - 0.055), (right, y, z - 0.055), (right, y, z + 0.055), (left, y, z + 0.055)]
    return decal('slot', corners, labels, cell('slot', number))


def _floor_and_lanes(yellow):
    concrete = picture_material('concrete', _concrete(), rough=0.20)
    tile = BAY * PATTERN / 2
    length, width = 27, 4  # tiles
    corners = [
        (-4 * tile, -width / 2 * tile, 0),
        ((length - 4) * tile, -width / 2 * tile, 0),
        ((length - 4) * tile, width / 2 * tile, 0),
        (-4 * tile, width / 2 * tile, 0),
    ]
    decal('floor', corners, concrete, (0, 0, length, width))
    for side in (1, -1):
        box('lane', (120, 0.08, 0.004), (40, side * 1.50, 0.002), yellow, 0)


def _concrete(size=1024):
    """Power-floated concrete, noise made periodic by a Fourier filter so that its tiles meet, one sawn joint a tile."""
    chance = numpy.random.default_rng(3)
    frequency = numpy.hypot(*numpy.meshgrid(numpy.fft.fftfreq(size), numpy.fft.fftfreq(size))) * size
    tone = numpy.zeros((size, size))
    for low, high, share in ((2, 14, 0.6), (14, 90, 0.25), (90, 400, 0.15)):
        band = (frequency >= low) & (frequency < high)
        layer = numpy.fft.ifft2(numpy.fft.fft2(chance.standard_normal((size, size))) * band).real
        tone += share * layer / layer.std()
    value = numpy.clip(0.45 + 0.020 * tone, 0, 1)
    value[:, :3] *= 0.72
    pixels = numpy.ones((size, size, 4), numpy.float32)
    pixels[..., :3] = value[..., None] * numpy.array([0.985, 1.02, 1.005])
    image = bpy.data.images.new('concrete', size, size)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def _ceiling():
    dark, truss = material('ceiling', '#2E4547', rough=0.9), material('truss', '#1F3437', rough=0.7)
    solid('ceiling', [(-30, -14, 7.9), (90, -14, 7.9), (90, 14, 7.9), (-30, 14, 7.9)], [(3, 2, 1, 0)], dark, None)
    tube = material('tube', '#FFF6E8', emission=9)
    lamp = box('tube', (2.1, 0.16, 0.05), (0, 0, 0), tube, 0)
    purlin = box('purlin', (0.12, 12, 0.22), (0, 0, 0), truss, 0)
    for number in range(-BEHIND, AHEAD):
        copy(lamp, (number * BAY + 1.5, 0, 7.25))
        copy(purlin, (number * BAY, 0, 7.72))
    remove(lamp)
    remove(purlin)


def _side_walls():
    wall = material('side wall', '#557A78', rough=0.8)
    for y in (-3.35, 3.35):
        solid('side wall', [(-30, y, 0), (90, y, 0), (90, y, 7.9), (-30, y, 7.9)], [(0, 1, 2, 3)], wall, None)
