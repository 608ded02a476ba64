"""An uninterruptible power supply in a small tower, on mist ground."""

from PIL import Image, ImageDraw

from desk import dark_plastic
from prints import archivo, blender_image, plex
from shapes import box, decal, group, placed
from stage import camera, light_stage, material, picture_material

WIDTH, DEPTH, HEIGHT = 0.95, 2.0, 1.75


def _display():
    sheet = Image.new('RGB', (600, 300), '#0E2F3A')
    draw = ImageDraw.Draw(sheet)
    draw.text((40, 30), '230', font=plex(120), fill='#BFEFF2')
    draw.text((300, 92), 'V', font=plex(60), fill='#BFEFF2')
    draw.text((40, 190), '50.0 Hz', font=plex(64), fill='#BFEFF2')
    for i in range(5):
        draw.rectangle((400 + i * 34, 210 - i * 24, 424 + i * 34, 252), fill='#BFEFF2' if i < 4 else '#2A5763')
    return blender_image(sheet, 'ups-display')


def _badge():
    sheet = Image.new('RGB', (600, 160), '#15191B')
    draw = ImageDraw.Draw(sheet)
    draw.text((300, 60), 'Online UPS', font=archivo(84, 650), fill='#E8ECEA', anchor='mm')
    draw.text((300, 126), 'DOUBLE CONVERSION', font=plex(40), fill='#9FB4B1', anchor='mm')
    return blender_image(sheet, 'ups-badge')


def compose():
    """The front and the right side."""
    case, face = dark_plastic('tower', '#2A3235', 0.45), dark_plastic('front', '#15191B', 0.35)
    hole = material('slot', '#040606', rough=0.8)
    y, z = -DEPTH / 2, 0.06
    front = y - 0.082

    def print_on(name, half, low, high, image, shine=0.0):
        corners = [(-half, front, low), (half, front, low), (half, front, high), (-half, front, high)]
        return decal(name, corners, picture_material(name, image, 0.25, emission=shine))

    parts = [
        box('case', (WIDTH, DEPTH, HEIGHT), (0, 0, z + HEIGHT / 2), case, 0.025),
        box('front', (WIDTH - 0.01, 0.10, HEIGHT - 0.01), (0, y - 0.03, z + HEIGHT / 2), face, 0.03, 4),
        box('window', (0.70, 0.012, 0.38), (0, y - 0.077, 1.47), hole, 0.012, 2),
        placed(print_on('display', 0.32, 1.31, 1.63, _display(), 0.9), (0, -0.003, 0)),
        print_on('badge', 0.34, 0.86, 1.04, _badge()),
        box('strip', (0.70, 0.012, 0.016), (0, y - 0.080, 0.80), material('strip', 'saffron', rough=0.4), 0.003, 1),
    ]
    for i in range(3):
        parts.append(box('button', (0.13, 0.02, 0.065), (-0.2 + i * 0.2, y - 0.082, 1.16), case, 0.02, 3))
    for i in range(7):
        parts.append(box('vent', (0.66, 0.02, 0.03), (0, y - 0.078, 0.20 + i * 0.075), hole, 0.008, 1))
        parts.append(box('side vent', (0.02, 0.9, 0.028), (WIDTH / 2, 0.3, 0.40 + i * 0.075), hole, 0.008, 1))
    parts += [box('foot', (0.16, 0.22, 0.06), (x * 0.34, s * 0.8, 0.03), hole, 0.012) for x in (1, -1) for s in (1, -1)]
    placed(group(parts, 'ups'), (0, 0.1, 0), (0, 0, -36), 1.12)
    light_stage('mist', flags=False)
    camera((0.3, -10.4, 3.9), (0.02, 0, 0.92), 80, 5.6, focus=(0, -0.8, 0.9))
