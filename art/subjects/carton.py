"""Cartons of corrugated board: tape, shipping label, handling marks. Also the film's main goods."""

from prints import cell, label_sheet
from shapes import box, decal, group, placed, solid
from stage import camera, light_stage, material, picture_material

GAP = 0.0025  # how far a print stands off the board, against z-fighting


def carton_materials(relief=True):
    """Board in four shades (a stack of one shade looks copied), tape, ink and the label sheet.

    The film leaves the board's relief out: noise is what a software rasteriser pays for most.
    """
    shades = ('#A87746', '#B5844F', '#BC8C58', '#AE7B47')
    return {
        'board': [
            material(
                f'board{i}', shade, rough=0.78, specular=0.25, bump=0.12 * relief, bump_scale=90, stretch=(1, 1, 6)
            )
            for i, shade in enumerate(shades)
        ],
        'tape': material('tape', '#D3AE7B', rough=0.22, specular=0.6),
        'ink': material('board ink', '#123B3C', rough=0.7),
        'labels': picture_material('labels', label_sheet(), rough=0.45),
    }


def build_carton(kit, width, depth, height, label=0, shade=0, bevel=0.012):
    """A taped carton standing on z = 0 with its label to -Y."""
    board = kit['board'][shade % len(kit['board'])]
    parts = [box('carton', (width, depth, height), (0, 0, height / 2), board, bevel, 2)]
    parts += [
        box('tape', (width + 2 * GAP, 0.10, GAP), (0, 0, height + GAP / 2), kit['tape'], 0),
        box('seam', (width * 0.999, 0.005, GAP), (0, 0, height + GAP * 1.3), kit['ink'], 0),
    ]
    for side in (1, -1):
        parts.append(
            box('tape end', (GAP, 0.10, height * 0.28), (side * (width + GAP) / 2, 0, height * 0.86), kit['tape'], 0)
        )
    face = -depth / 2 - GAP
    parts += [_label(kit, width, height, face, label), *_this_side_up(kit, width, height, face)]
    return group(parts, 'carton')


def _label(kit, width, height, face, label):
    w = min(0.42, width * 0.40)
    x, z, h = -width / 2 + w * 0.66, height * 0.58, w * 0.625
    corners = [
        (x - w / 2, face, z - h / 2),
        (x + w / 2, face, z - h / 2),
        (x + w / 2, face, z + h / 2),
        (x - w / 2, face, z + h / 2),
    ]
    return decal('label', corners, kit['labels'], cell('carton', label))


def _this_side_up(kit, width, height, face):
    parts, z = [], height * 0.28
    for x in (width / 2 - 0.16, width / 2 - 0.29):
        parts.append(box('stem', (0.022, GAP, 0.09), (x, face, z), kit['ink'], 0))
        tip = [(x - 0.045, face - GAP, z + 0.04), (x + 0.045, face - GAP, z + 0.04), (x, face - GAP, z + 0.10)]
        parts.append(solid('tip', tip, [(0, 1, 2)], kit['ink'], None))
    parts.append(box('line', (0.26, GAP, 0.014), (width / 2 - 0.225, face, z - 0.065), kit['ink'], 0))
    return parts


def compose():
    """Two cartons stacked, a smaller one before them."""
    kit = carton_materials()
    placed(build_carton(kit, 1.5, 1.1, 0.85, label=0, shade=0), (-0.35, 0.35, 0), (0, 0, -24))
    placed(build_carton(kit, 1.2, 0.95, 0.62, label=3, shade=2), (-0.38, 0.36, 0.852), (0, 0, -17))
    placed(build_carton(kit, 0.85, 0.70, 0.52, label=2, shade=1), (0.98, -0.52, 0), (0, 0, -34))
    light_stage('paper', flags=False)
    camera((0.7, -9.4, 3.6), (0.12, 0, 0.66), 84, 4, focus=(0.3, -0.6, 0.6))
