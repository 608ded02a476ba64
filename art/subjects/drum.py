"""A 200-litre steel drum with rolling hoops, bungs and a printed band."""

import math

from PIL import Image, ImageDraw

from prints import INK, PAPER, SAFFRON, archivo, bars, blender_image, plex
from shapes import group, placed, rounded, turned, wrapped
from stage import camera, light_stage, material, picture_material

HEIGHT, RADIUS = 1.75, 0.58


def drum_materials(paint, name='drum', variation=0.05):
    """Paint, bare metal and the printed band."""
    return (
        material(f'{name} paint', paint, rough=0.32, coat=0.3, variation=variation, variation_scale=5),
        material(f'{name} bung', (0.70, 0.70, 0.72), metal=1, rough=0.3),
        picture_material(f'{name} band', blender_image(band_print(), 'drum-band'), rough=0.4),
    )


def band_print():
    """What is printed around the drum: product, part number, volume."""
    sheet = Image.new('RGB', (2400, 300), PAPER)
    draw = ImageDraw.Draw(sheet)
    for left in (-370, 830, 2030):  # one print's middle on the sheet's middle, one on its ends
        draw.rectangle((left, 50, left + 18, 250), fill=SAFFRON)
        draw.text((left + 46, 44), 'Hydraulic oil 68', font=archivo(66, 650), fill=INK)
        draw.text((left + 46, 130), 'PS-LUB-0068', font=plex(50), fill=INK)
        draw.text((left + 46, 196), '205 L', font=plex(50), fill=INK)
        bars(draw, left + 590, 60, 150, 180, 'PS-LUB-0068')
    return sheet


def build_drum(paint, metal, band=None, segments=160, print_turn=0):
    """A drum standing on z = 0; the print is centred on the angle `print_turn` (degrees from +X)."""
    r, h = RADIUS, HEIGHT
    profile = [(0.001, 0.05), (r - 0.05, 0.05), (r - 0.035, 0.0), (r + 0.012, 0.0), (r + 0.018, 0.03), (r, 0.06)]
    for hoop in (h / 3, 2 * h / 3):
        profile.append((r, hoop - 0.09))
        profile += [(r + 0.028 * math.sin(i / 12 * math.pi) ** 0.8, hoop - 0.06 + 0.12 * i / 12) for i in range(13)]
        profile.append((r, hoop + 0.09))
    profile += [
        (r, h - 0.06),
        (r + 0.018, h - 0.03),
        (r + 0.012, h),
        (r - 0.03, h),
        (r - 0.045, h - 0.045),
        (r * 0.8, h - 0.05),
        (r * 0.78, h - 0.04),
        (0.001, h - 0.04),
    ]
    parts = [turned('drum', profile, paint, segments, closed=False, smooth_angle=40)]
    for turn, reach, size in ((0.6, 0.38, 0.075), (3.74, 0.42, 0.045)):
        outline = [(0.001, 0), (size, 0), (size, 0.035), (size * 0.55, 0.035), (size * 0.55, 0.02), (0.001, 0.02)]
        bung = turned('bung', rounded(outline, 0.006, 3), metal, min(segments, 48))
        parts.append(placed(bung, (reach * math.cos(turn), reach * math.sin(turn), h - 0.04)))
    if band:
        lift = 0.0015 + r * (1 - math.cos(math.pi / segments))  # clear of the drum's own facets
        parts.append(
            wrapped(
                'band', r + lift, h * 0.40, h * 0.60, print_turn - 180, print_turn + 180, band, steps=min(segments, 128)
            )
        )
    return group(parts, 'drum')


def compose():
    """One drum in front, one behind in another colour: lubricants and chemicals."""
    placed(build_drum(*drum_materials('#0F5F60', 'teal'), print_turn=-78), (-0.72, 0.80, 0), (0, 0, 0), 1.0)
    placed(build_drum(*drum_materials('#E07A12', 'saffron'), print_turn=-116), (0.62, -0.35, 0), (0, 0, 30), 1.0)
    light_stage('paper', flags=False)
    camera((0.6, -9.0, 3.0), (0.0, 0.0, 0.84), 84, 4, focus=(0.5, -0.9, 0.9))
