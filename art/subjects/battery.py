"""A sealed lead-acid battery, on mist ground."""

from PIL import Image, ImageDraw

from desk import dark_plastic
from prints import PAPER, archivo, blender_image, plex
from shapes import box, decal, group, placed
from stage import camera, light_stage, material, picture_material

WIDTH, DEPTH, HEIGHT = 2.3, 1.0, 1.42


def _label():
    sheet = Image.new('RGB', (1500, 620), '#12706D')
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 1500, 26), fill='#F28C1B')
    draw.text((80, 90), '12 V', font=archivo(230, 700), fill=PAPER)
    draw.text((84, 360), 'Sealed lead-acid, maintenance free', font=archivo(76, 450), fill=PAPER)
    draw.text((84, 480), 'DO NOT SHORT CIRCUIT', font=plex(52), fill='#BFD9D5')
    draw.text((1420, 480), 'Pb', font=archivo(84, 700), fill=PAPER, anchor='ra')
    return blender_image(sheet, 'battery-label')


def compose():
    """The label and both terminals in view."""
    case, lid = dark_plastic('case', '#262D30', 0.4), dark_plastic('lid', '#1B2123', 0.4)
    brass = material('terminal', (0.72, 0.70, 0.64), metal=1, rough=0.3)
    red, black = material('plus', '#B3261E', rough=0.4), material('minus', '#0B0D0E', rough=0.5)
    y = -DEPTH / 2 - 0.003
    label = [(-0.98, y, 0.28), (0.98, y, 0.28), (0.98, y, 1.09), (-0.98, y, 1.09)]
    parts = [
        box('case', (WIDTH, DEPTH, HEIGHT - 0.16), (0, 0, (HEIGHT - 0.16) / 2), case, 0.03, 4),
        box('lid', (WIDTH + 0.02, DEPTH + 0.02, 0.17), (0, 0, HEIGHT - 0.085), lid, 0.025, 4),
        box('vent cover', (1.2, 0.42, 0.03), (0, 0.12, HEIGHT + 0.008), case, 0.015, 3),
        decal('label', label, picture_material('label', _label(), 0.4, coat=0.2)),
    ]
    for side, look in ((-1, black), (1, red)):
        parts += [
            box('seat', (0.30, 0.34, 0.05), (side * 0.90, 0.18, HEIGHT + 0.012), look, 0.015, 3),
            box('blade', (0.16, 0.03, 0.22), (side * 0.90, 0.18, HEIGHT + 0.12), brass, 0.006, 2),
            box('bend', (0.16, 0.16, 0.03), (side * 0.90, 0.12, HEIGHT + 0.045), brass, 0.006, 2),
        ]
    placed(group(parts, 'battery'), (0, 0.1, 0), (0, 0, -26), 1.05)
    light_stage('mist', flags=False)
    camera((0.3, -9.6, 4.4), (0.02, 0, 0.72), 84, 5.6, focus=(0, -0.6, 0.8))
