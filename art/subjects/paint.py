"""Two paint tins with printed wraps and wire handles, on mist ground: paints and coatings."""

import math

from PIL import Image, ImageDraw

from prints import INK, PAPER, archivo, blender_image, plex
from shapes import bent, group, placed, rounded, turned, wrapped
from stage import camera, light_stage, material, picture_material

RADIUS, HEIGHT = 0.72, 1.42


def _wrap(name, shade, title, volume, sku):
    """The printed sheet around the tin; its middle faces the camera."""
    sheet = Image.new('RGB', (2800, 800), PAPER)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 2800, 250), fill=shade)
    draw.rectangle((0, 690, 2800, 800), fill=INK)
    for middle in (0, 1400, 2800):
        left = middle - 400
        draw.text((left, 90), 'PLANTSETU COATINGS', font=plex(58), fill=PAPER)
        draw.text((left, 300), title, font=archivo(118, 700), fill=INK)
        draw.text((left, 462), 'Two-part epoxy, gloss', font=archivo(60, 450), fill=INK)
        draw.text((left, 570), f'{volume}   {sku}', font=plex(58), fill=INK)
    return picture_material(name, blender_image(sheet, name), rough=0.28, coat=0.3)


def build_tin(tinplate, wrap, wire, lid):
    """A tin standing on z = 0, its print facing -Y."""
    r, h = RADIUS, HEIGHT
    shell = [
        (0.001, 0.03),
        (r - 0.04, 0.03),
        (r - 0.03, 0.0),
        (r + 0.018, 0.0),
        (r + 0.022, 0.04),
        (r, 0.06),
        (r, h - 0.06),
        (r + 0.022, h - 0.04),
        (r + 0.018, h),
        (r - 0.03, h),
        (r - 0.04, h - 0.05),
        (r - 0.10, h - 0.05),
    ]
    cover = rounded(
        [
            (0.001, h - 0.07),
            (r - 0.10, h - 0.07),
            (r - 0.10, h - 0.02),
            (r - 0.15, h - 0.02),
            (r - 0.17, h - 0.06),
            (0.001, h - 0.06),
        ],
        0.01,
        3,
    )
    parts = [turned('tin', shell, tinplate, 160, closed=False, smooth_angle=40), turned('lid', cover, lid, 160)]
    parts.append(wrapped('wrap', r + 0.002, 0.075, h - 0.075, -270, 90, wrap, steps=160))
    for side in (1, -1):
        ear = turned('ear', rounded([(0.001, 0), (0.07, 0), (0.06, 0.035), (0.001, 0.035)], 0.01), tinplate, 48)
        parts.append(placed(ear, (side * r, 0, h * 0.80), (0, side * 90, 0)))
    # The handle hangs behind, or it would cross the print.
    turns = [math.pi * i / 12 for i in range(13)]
    hanging = [((r + 0.06) * math.cos(t), (r + 0.06) * math.sin(t), h * 0.80 - 0.62 * math.sin(t)) for t in turns]
    parts.append(bent('handle', hanging, 0.013, wire))
    return group(parts, 'tin')


def compose():
    """Two tins, one lower and turned."""
    tinplate = material('tinplate', (0.78, 0.79, 0.80), metal=1, rough=0.18, variation=0.02)
    wire = material('wire', (0.6, 0.61, 0.62), metal=1, rough=0.3)
    teal = _wrap('tin-teal', '#12706D', 'Epoxy floor', '4 L', 'PS-PNT-0411')
    saffron = _wrap('tin-saffron', '#E8791A', 'Primer 2K', '4 L', 'PS-PNT-0207')
    placed(build_tin(tinplate, teal, wire, tinplate), (0.66, -0.40, 0), (0, 0, 8))
    placed(build_tin(tinplate, saffron, wire, tinplate), (-0.82, 0.55, 0), (0, 0, 4))
    light_stage('mist')
    camera((0.5, -9.4, 3.4), (-0.04, 0, 0.70), 94, 3.6, focus=(0.6, -1.0, 0.8))
