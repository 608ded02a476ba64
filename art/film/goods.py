"""What stands in the racks: each builder returns one mesh on z = 0 with its label to -Y, made once and copied."""

from prints import cell
from shapes import box, decal, joined, placed
from stage import material
from subjects.carton import build_carton
from subjects.drum import build_drum, drum_materials
from subjects.pallet import DECK, build_pallet

SCALE = 0.5  # the subjects are built at twice their size in metres
DECK_HEIGHT = DECK * SCALE
FAR = 1  # bevel segments

CARTON_SIZES = {  # width, depth, height in metres; columns and rows of one layer on a 1.2 × 1.0 m pallet
    'large': (0.575, 0.475, 0.395, 2, 2),
    'flat': (0.575, 0.475, 0.255, 2, 2),
    'small': (0.375, 0.475, 0.330, 3, 2),
}


def carton_stack(kit, wood, size, layers, seed, missing=0):
    """A pallet of cartons in even layers; `missing` cartons are gone from the front of the top layer."""
    width, depth, height, columns, rows = CARTON_SIZES[size]
    parts = [placed(build_pallet(wood), scale=SCALE)]
    for layer in range(layers):
        for row in range(rows):
            for column in range(columns):
                if layer == layers - 1 and row == 0 and column >= columns - missing:
                    continue
                number = seed * 7 + layer * 5 + row * 3 + column * 2
                carton = build_carton(kit, width / SCALE, depth / SCALE, height / SCALE, number % 8, number)
                x = (column - (columns - 1) / 2) * (width + 0.006) + (number % 5 - 2) * 0.004
                y = (row - (rows - 1) / 2) * (depth + 0.006) + (number % 3 - 1) * 0.005
                placed(carton, (x, y, DECK_HEIGHT + layer * (height + 0.002)), (0, 0, number % 7 - 3), SCALE)
                carton.rotation_euler.z *= 0.35
                parts.append(carton)
    return joined(parts, f'cartons {size} {layers}', FAR)


def drum_pallet(wood, paint, name):
    """Four drums on a pallet."""
    parts = [placed(build_pallet(wood), scale=SCALE)]
    kit = drum_materials(paint, name, variation=0)
    for i, (x, y) in enumerate(((-0.3, -0.27), (0.3, -0.27), (-0.3, 0.27), (0.3, 0.27))):
        parts.append(
            placed(build_drum(*kit, segments=36, print_turn=-100 + 25 * i), (x, y, DECK_HEIGHT), (0, 0, 0), SCALE)
        )
    return joined(parts, f'drums {name}', FAR)


def tote_stack(plastic, lid, label_material, layers, seed):
    """Two columns of closed 600 × 400 totes, each with a printed label."""
    parts = []
    for layer in range(layers):
        for column in (-1, 1):
            x, z = column * 0.315, layer * 0.335
            parts += [
                box('tote', (0.56, 0.80, 0.28), (x, 0, z + 0.15), plastic, 0.03, 3),
                box('rim', (0.61, 0.86, 0.05), (x, 0, z + 0.285), plastic, 0.012, 2),
                box('lid', (0.58, 0.83, 0.02), (x, 0, z + 0.318), lid, 0.008, 2),
                box('grip', (0.18, 0.012, 0.035), (x, -0.402, z + 0.225), lid, 0.005, 1),
                _front_label(label_material, x, z + 0.115, -0.405, 0.20, 0.125, cell('bin', seed + layer * 2 + column)),
            ]
    return joined(parts, f'totes {layers}', FAR)


def picking_shelf(steel, plastic, dark, label_material, seed):
    """Four tiers of open-fronted bins with large part numbers: the lower rack a buyer would know."""
    parts, width, pitch = [], 2.7, 0.36
    for tier in range(4):
        z = 0.10 + tier * pitch
        parts.append(box('shelf', (width, 0.62, 0.025), (0, -0.12, z - 0.0125), steel, 0.004, 1))
        for i in range(8):
            x = (i - 3.5) * width / 8
            parts += _picking_bin(
                x, z, plastic[(i * 3 + tier * 5 + seed) % len(plastic)], dark, label_material, seed + i + tier
            )
    for x in (-width / 2, width / 2):
        parts += [box('post', (0.035, 0.035, 1.45), (x, y, 0.725), steel, 0.004, 1) for y in (-0.40, 0.17)]
    return joined(parts, 'picking shelf', FAR)


def _picking_bin(x, z, plastic, dark, label_material, number):
    width = 0.305
    return [
        box('bin floor', (width, 0.56, 0.02), (x, -0.13, z + 0.012), plastic, 0, 1),
        box('bin front', (width, 0.015, 0.13), (x, -0.405, z + 0.065), plastic, 0.006, 2),
        box('bin left', (0.012, 0.50, 0.21), (x - width / 2, -0.14, z + 0.105), plastic, 0.004, 1),
        box('bin right', (0.012, 0.50, 0.21), (x + width / 2, -0.14, z + 0.105), plastic, 0.004, 1),
        box('contents', (width - 0.03, 0.46, 0.10), (x, -0.15, z + 0.07), dark, 0.03, 2),
        _front_label(label_material, x, z + 0.065, -0.4145, 0.20, 0.115, cell('bin', number)),
    ]


def _front_label(label_material, x, z, y, width, height, uv):
    left, right, low, high = x - width / 2, x + width / 2, z - height / 2, z + height / 2
    return decal('label', [(left, y, low), (right, y, low), (right, y, high), (left, y, high)], label_material, uv)


def wrapped_pallet(wood, film_wrap, kit, seed):
    """A pallet under stretch film: cartons seen as one pale glossy block, a label outside."""
    parts = [placed(build_pallet(wood), scale=SCALE)]
    parts.append(box('wrapped load', (1.14, 0.94, 1.02), (0, 0, DECK_HEIGHT + 0.51), film_wrap, 0.035, 4))
    for i in range(7):
        parts.append(
            box(
                'turn of film',
                (1.146, 0.946, 0.012),
                (0, 0, DECK_HEIGHT + 0.14 * i + 0.09),
                film_wrap,
                0.004,
                1,
                (0, 1.2 - 0.4 * (i % 3), 0),
            )
        )
    parts.append(_front_label(kit['labels'], 0.18, DECK_HEIGHT + 0.62, -0.478, 0.30, 0.19, cell('carton', seed)))
    return joined(parts, 'wrapped pallet', FAR)


def goods_materials():
    """Plastics and wrap; plain on purpose, see carton_materials."""
    return {
        'teal': material('tote teal', '#1E7A7C', rough=0.42),
        'dark teal': material('tote lid', '#125052', rough=0.45),
        'bins': [
            material('bin teal', '#1B7E80', rough=0.4),
            material('bin saffron', '#EE8D22', rough=0.4),
            material('bin mist', '#C7D3D0', rough=0.4),
        ],
        'dark': material('contents', '#5B5F60', metal=0.6, rough=0.4),
        'steel': material('shelf steel', '#A9B3B3', metal=0.4, rough=0.45),
        'wrap': material('stretch film', '#C9D2CE', rough=0.16, specular=0.6),
    }
