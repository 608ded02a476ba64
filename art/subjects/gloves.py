"""A dispenser box of nitrile gloves with one drawn half out, on mist ground: safety and healthcare."""

import math

from mathutils import Vector, noise
from PIL import Image, ImageDraw

from prints import INK, PAPER, SAFFRON, archivo, bars, blender_image, plex
from shapes import box, decal, group, lofted, placed
from stage import camera, light_stage, material, picture_material

WIDTH, DEPTH, HEIGHT = 2.3, 1.2, 0.78


def _front():
    sheet = Image.new('RGB', (2300, 780), PAPER)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 640, 780), fill='#12706D')
    draw.text((320, 300), 'L', font=archivo(420, 700), fill=PAPER, anchor='mm')
    draw.text((320, 620), 'SIZE 8-9', font=plex(84), fill=PAPER, anchor='mm')
    draw.rectangle((640, 0, 664, 780), fill=SAFFRON)
    draw.text((760, 90), 'Nitrile gloves', font=archivo(190, 700), fill=INK)
    draw.text((760, 320), 'Powder free, textured fingertips', font=archivo(88, 450), fill=INK)
    draw.line((760, 470, 2210, 470), fill=INK, width=4)
    draw.text((760, 520), '100 PCS', font=plex(96), fill=INK)
    draw.text((760, 640), 'PS-SAF-0418', font=plex(72), fill='#12706D')
    bars(draw, 1620, 530, 590, 170, 'PS-SAF-0418')
    return blender_image(sheet, 'gloves-front')


def _side():
    sheet = Image.new('RGB', (1200, 780), '#12706D')
    draw = ImageDraw.Draw(sheet)
    draw.text((600, 300), 'Nitrile', font=archivo(190, 700), fill=PAPER, anchor='mm')
    draw.text((600, 500), 'EN 455  EN 374', font=plex(84), fill=PAPER, anchor='mm')
    return blender_image(sheet, 'gloves-side')


def _top():
    """The lid's print: a dark oval for the opening with its perforated edge."""
    sheet = Image.new('RGB', (2300, 1200), PAPER)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, 2300, 130), fill='#12706D')
    draw.rectangle((0, 1070, 2300, 1200), fill='#12706D')
    draw.ellipse((560, 360, 1740, 840), fill='#D8D3C6')
    draw.ellipse((590, 386, 1710, 814), fill='#0B1415')
    return blender_image(sheet, 'gloves-top')


def build_box():
    """The printed box, front to -Y, standing on z = 0."""
    board = material('glove board', PAPER, rough=0.45, coat=0.15)
    prints = {
        name: picture_material(f'glove {name}', image, rough=0.42, coat=0.15)
        for name, image in (('front', _front()), ('side', _side()), ('top', _top()))
    }
    x, y, z, off = WIDTH / 2, DEPTH / 2, HEIGHT, 0.002
    inset = 0.012
    return group(
        [
            box('glove box', (WIDTH, DEPTH, HEIGHT), (0, 0, z / 2), board, 0.014, 3),
            decal(
                'front',
                [
                    (-x + inset, -y - off, inset),
                    (x - inset, -y - off, inset),
                    (x - inset, -y - off, z - inset),
                    (-x + inset, -y - off, z - inset),
                ],
                prints['front'],
            ),
            decal(
                'side',
                [
                    (x + off, -y + inset, inset),
                    (x + off, y - inset, inset),
                    (x + off, y - inset, z - inset),
                    (x + off, -y + inset, z - inset),
                ],
                prints['side'],
            ),
            decal(
                'top',
                [
                    (-x + inset, -y + inset, z + off),
                    (x - inset, -y + inset, z + off),
                    (x - inset, y - inset, z + off),
                    (-x + inset, y - inset, z + off),
                ],
                prints['top'],
            ),
        ],
        'glove box',
    )


def _cuff(nitrile):
    """The glove's cuff as it leaves the slot: a flattened tube that opens upward in soft folds, its lip rolled."""
    rings, count = [], 160
    for step in range(34):
        u = step / 33
        spread = 0.30 + 0.22 * u**0.8
        ring = []
        for i in range(count):
            turn = 2 * math.pi * i / count
            c, s = math.cos(turn), math.sin(turn)
            fold = 0.10 * (1 - 0.35 * u) * noise.noise(Vector((2.2 * c + 3, 2.2 * s, 1.1 * u)))
            fold += 0.045 * noise.noise(Vector((6 * c, 6 * s + 5, 2.2 * u)))
            lean = 0.26 * u * u
            ring.append(
                (
                    c * (spread + fold) + lean,
                    s * (0.10 + 0.16 * u + fold * 0.9),
                    -0.06 + 0.62 * u + 0.10 * u * c + 0.05 * noise.noise(Vector((1.7 * c, 1.7 * s, 9))),
                )
            )
        rings.append(ring)
    sheet = lofted('cuff', rings, nitrile, capped=False, smooth_angle=180)
    wall = sheet.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness = 0.012
    lip = _lip(rings[-1], nitrile)
    return group([sheet, lip], 'cuff')


def _lip(ring, nitrile, radius=0.017, sides=8):
    """The rolled bead around the cuff's edge."""
    rings = []
    for i, point in enumerate(ring):
        here, ahead = Vector(point), Vector(ring[(i + 1) % len(ring)])
        along = (ahead - here).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        rings.append(
            [
                tuple(here + radius * (side * math.cos(a) + up * math.sin(a)))
                for a in (2 * math.pi * k / sides for k in range(sides))
            ]
        )
    rings.append(rings[0])
    return lofted('lip', rings, nitrile, capped=False, smooth_angle=180)


def compose():
    """The box in three-quarter view with a blue glove in its opening."""
    nitrile = material('nitrile', '#2F6FB5', rough=0.42, specular=0.45, bump=0.03, bump_scale=60)
    whole = group([build_box(), placed(_cuff(nitrile), (0, 0, HEIGHT), (0, 0, 0))], 'gloves')
    placed(whole, (0, 0, 0), (0, 0, -24), 1.0)
    light_stage('mist', flags=False)
    camera((0.5, -9.4, 4.0), (0.05, 0, 0.55), 80, 4, focus=(0, -0.6, 0.6))
