"""A foot-mounted three-phase motor with fins, fan cowl, terminal box and plate, on paper ground."""

import math

from PIL import Image, ImageDraw

from prints import PAPER, archivo, blender_image, plex
from shapes import box, decal, extruded, group, placed, rounded, turned
from stage import camera, light_stage, material, picture_material

BODY, LENGTH, FINS = 0.56, 1.30, 44


def _finned_shell(paint):
    """The stator housing: an extrusion along X whose outline is fins around a circle."""
    outline = []
    for i in range(FINS):
        middle, half = 2 * math.pi * i / FINS, math.pi / FINS
        for reach, at in ((BODY, -0.62), (BODY + 0.085, -0.30), (BODY + 0.085, 0.30), (BODY, 0.62)):
            turn = middle + half * at
            outline.append((reach * math.cos(turn), reach * math.sin(turn)))
    made = extruded('fins', outline, LENGTH, paint, bevel=0.006, segments=2, smooth_angle=20)
    return placed(made, (0, 0, 0), (0, 0, 90))


def _cowl(paint, dark):
    """The fan's cover with a ring of slots behind which it is dark."""
    profile = rounded([(0.001, 0.0), (BODY + 0.10, 0.0), (BODY + 0.10, 0.42), (0.001, 0.42)], [0, 0.01, 0.12, 0])
    parts = [placed(turned('cowl', profile, paint), (-LENGTH / 2 + 0.02, 0, 0), (0, -90, 0))]
    for ring, count in ((0.18, 8), (0.29, 14), (0.40, 20)):
        for i in range(count):
            turn = 2 * math.pi * i / count
            parts.append(
                box(
                    'slot',
                    (0.02, 0.028, 0.075),
                    (-LENGTH / 2 - 0.395, ring * math.cos(turn), ring * math.sin(turn)),
                    dark,
                    0.008,
                    2,
                    (math.degrees(turn) - 90, 0, 0),
                )
            )
    return group(parts, 'cowl')


def _drive_end(paint, steel):
    shield = rounded(
        [(0.001, 0), (BODY + 0.06, 0), (BODY + 0.06, 0.09), (0.30, 0.20), (0.20, 0.26), (0.001, 0.26)], 0.03
    )
    shaft = rounded([(0.001, 0.2), (0.115, 0.2), (0.115, 0.74), (0.001, 0.74)], 0.014)
    parts = [
        placed(turned(name, profile, look), (LENGTH / 2 - 0.01, 0, 0), (0, 90, 0))
        for name, profile, look in (('shield', shield, paint), ('shaft', shaft, steel))
    ]
    parts.append(box('key', (0.32, 0.055, 0.05), (LENGTH / 2 + 0.52, 0, 0.115), steel, 0.012))
    for i in range(4):
        turn = math.pi / 4 + i * math.pi / 2
        bolt = rounded([(0.001, 0), (0.045, 0), (0.045, 0.04), (0.001, 0.04)], 0.008)
        parts.append(
            placed(
                turned('bolt', bolt, steel, 24),
                (LENGTH / 2 + 0.065, 0.49 * math.cos(turn), 0.49 * math.sin(turn)),
                (0, 90, 0),
            )
        )
    return group(parts, 'drive end')


def _feet(paint):
    parts = []
    for side in (1, -1):
        profile = rounded(
            [(side * 0.22, -0.52), (side * 0.66, -0.72), (side * 0.66, -0.64), (side * 0.40, -0.30)][::side], 0.03
        )
        foot = extruded('foot', profile, 1.02, paint, 0.015)
        parts.append(placed(foot, (0, 0, 0), (0, 0, 90)))
    return group(parts, 'feet')


def _plate():
    sheet = Image.new('RGB', (900, 500), '#CFD6D4')
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 900, 110), fill='#0A4A4C')
    draw.text((40, 24), '3 ~ MOTOR IE3', font=plex(60), fill=PAPER)
    for i, (left, right) in enumerate((('2.2 kW', '415 V'), ('1440 rpm', '4.6 A'), ('IP 55', 'PS-MOT-0022'))):
        draw.text((40, 140 + i * 115), left, font=archivo(70, 600), fill='#0C2426')
        draw.text((860, 140 + i * 115), right, font=plex(62), fill='#0C2426', anchor='ra')
    return blender_image(sheet, 'motor-plate')


def _terminal_box(paint, dark):
    lift = BODY + 0.06
    return group(
        [
            box('terminal box', (0.56, 0.50, 0.30), (0.12, 0, lift + 0.12), paint, 0.05, 4),
            box('terminal lid', (0.60, 0.54, 0.07), (0.12, 0, lift + 0.29), paint, 0.025, 4),
            placed(
                turned(
                    'gland',
                    rounded([(0.001, 0), (0.085, 0), (0.085, 0.10), (0.06, 0.14), (0.001, 0.14)], 0.012),
                    dark,
                    48,
                ),
                (0.12, -0.24, lift + 0.10),
                (90, 0, 0),
            ),
        ],
        'terminal box',
    )


def build_motor():
    """The shaft points to +X, the feet stand on z = -0.72."""
    paint = material('motor paint', '#14716F', rough=0.34, coat=0.25, variation=0.03, variation_scale=4)
    steel = material('shaft steel', (0.72, 0.73, 0.75), metal=1, rough=0.2)
    dark = material('slot', (0.01, 0.012, 0.012), rough=0.9)
    plate = picture_material('plate', _plate(), rough=0.35)
    y = -BODY - 0.105
    pad = box('plate pad', (0.50, 0.10, 0.30), (0.05, y + 0.055, 0.02), paint, 0.01)
    print_ = decal('plate', [(-0.17, y, -0.105), (0.27, y, -0.105), (0.27, y, 0.14), (-0.17, y, 0.14)], plate)
    return group(
        [
            _finned_shell(paint),
            _cowl(paint, dark),
            _drive_end(paint, steel),
            _feet(paint),
            _terminal_box(paint, dark),
            pad,
            print_,
        ],
        'motor',
    )


def compose():
    """Three-quarter view on the drive end."""
    placed(build_motor(), (-0.12, 0, 0.72), (0, 0, -32), 1.0)
    light_stage('paper')
    camera((0.4, -9.2, 3.2), (0.06, 0, 0.66), 88, 4, focus=(0.3, -0.6, 0.8))
