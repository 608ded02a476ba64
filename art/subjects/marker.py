"""Markers on mist ground, one of them open: permanent ones in black, or paint markers in white."""

from PIL import Image, ImageDraw

from prints import archivo, blender_image, plex
from shapes import group, placed, rounded, turned, wrapped
from stage import camera, light_stage, material, picture_material

RADIUS = 0.16

# What is printed on the barrel, the colours of barrel, print and cap.
VARIANTS = {
    'permanent': ('PERMANENT', 'BULLET 1-3 mm', '#1B1F21', '#F4F4F0', '#1B1F21'),
    'paint': ('PAINT MARKER', 'WHITE 2.8 mm', '#98A0A2', '#0C2426', '#F1F2EF'),
}


def _print(title, detail, ground, ink):
    """The barrel's print, laid so that it reads along the barrel."""
    sheet = Image.new('RGB', (1300, 500), ground)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 26, 500), fill='#F28C1B')
    draw.text((90, 120), title, font=archivo(130, 700), fill=ink, anchor='lm')
    draw.text((90, 245), detail, font=plex(84), fill=ink, anchor='lm')
    return blender_image(sheet.rotate(90, expand=True), f'marker-{title.split()[0].lower()}')


def _cap(look):
    """A cap along Z, its open end at 0."""
    skin = [(0.15, 0.0), (0.185, 0.0), (0.185, 0.03), (0.178, 0.62), (0.16, 0.70), (0.13, 0.715), (0.001, 0.72)]
    inside = [(0.001, 0.55), (0.15, 0.55)]
    return turned('cap', [*skin, *inside], look, 96, smooth_angle=40)


def build_marker(variant, is_open):
    """A marker along Z from 0 to 2.5, its tip up."""
    title, detail, body, ink, top = VARIANTS[variant]
    barrel, cap = material('barrel', body, rough=0.35, coat=0.2), material('cap', top, rough=0.3, coat=0.3)
    print_look = picture_material('print', _print(title, detail, body, ink), 0.35, coat=0.2)
    shape = [(0.001, 0.0), (0.13, 0.0), (RADIUS, 0.03), (RADIUS, 1.72), (0.145, 1.74), (0.145, 1.80), (0.001, 1.80)]
    parts = [
        turned('barrel', shape, barrel, 96, closed=False),
        wrapped('print', RADIUS + 0.002, 0.20, 1.50, -180, 0, print_look),
        turned('end', rounded([(0.001, -0.04), (0.12, -0.04), (0.13, 0.0), (0.001, 0.0)], 0.01), cap, 64),
    ]
    if not is_open:
        return group([*parts, placed(_cap(cap), (0, 0, 1.74))], 'marker')
    neck = [(0.145, 1.80), (0.135, 1.86), (0.10, 2.02), (0.085, 2.10), (0.075, 2.14), (0.001, 2.14)]
    tip = [(0.055, 2.12), (0.055, 2.20), (0.045, 2.25), (0.025, 2.28), (0.001, 2.285)]
    nib = material('nib', '#0B0D0E' if variant == 'permanent' else '#F7F7F4', rough=0.8)
    collar = material('neck', '#22282A' if variant == 'permanent' else '#E4E6E4', rough=0.4)
    return group([*parts, turned('neck', neck, collar, 64, closed=False), turned('nib', tip, nib, 48, closed=False)], 'marker')


def compose(variant='permanent'):
    """A closed one behind, an open one before it with its cap beside it."""
    for is_open, place, turn in ((False, (-1.15, 0.62, 0.186), 12), (True, (-1.25, -0.18, 0.165), 6)):
        lying = placed(build_marker(variant, is_open), (0, 0, 0), (0, 90, 0))
        placed(group([lying]), place, (0, 0, turn), 1.1)
    cap = placed(_cap(material('loose cap', VARIANTS[variant][4], rough=0.3, coat=0.3)), (0, 0, 0), (0, 90, 0))
    placed(group([cap]), (0.15, -0.85, 0.205), (0, 0, -22), 1.1)
    light_stage('mist', flags=False)
    camera((0.0, -8.4, 5.6), (0.05, 0.02, 0.1), 88, 8, focus=(0, -0.2, 0.2))
