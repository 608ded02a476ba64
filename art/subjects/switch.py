"""A 24-port network switch, on teal ground: IT and electronics."""

from PIL import Image, ImageDraw

from prints import PAPER, archivo, blender_image, plex
from shapes import bent, box, decal, group, placed
from stage import camera, light_stage, material, picture_material

WIDTH, DEPTH, HEIGHT = 2.9, 1.7, 0.30


def _print():
    """Port numbers, name and part number on the front."""
    sheet = Image.new('RGB', (2900, 300), '#1A2425')
    draw = ImageDraw.Draw(sheet)
    draw.text((70, 60), 'PS-24G', font=archivo(92, 700), fill=PAPER)
    draw.text((70, 180), 'PS-ITE-2401', font=plex(52), fill='#9FB4B1')
    return blender_image(sheet, 'switch-front')


def build_switch():
    """The front faces -Y; the case stands on z = 0.05 on four feet."""
    case = material('switch case', '#233031', rough=0.42, metal=0.2)
    face = picture_material('switch face', _print(), rough=0.4)
    shell, hole = material('port shell', (0.62, 0.64, 0.65), metal=1, rough=0.28), material(
        'port', '#050808', rough=0.7
    )
    gold = material('contact', '#D8A441', metal=1, rough=0.25)
    lamps = [material('link', '#48E08E', emission=3.5), material('activity', '#F5A531', emission=3.0)]
    y = -DEPTH / 2
    parts = [
        box('case', (WIDTH, DEPTH, HEIGHT), (0, 0, 0.05 + HEIGHT / 2), case, 0.012, 3),
        decal(
            'face',
            [
                (-WIDTH / 2 + 0.012, y - 0.002, 0.062),
                (WIDTH / 2 - 0.012, y - 0.002, 0.062),
                (WIDTH / 2 - 0.012, y - 0.002, 0.338),
                (-WIDTH / 2 + 0.012, y - 0.002, 0.338),
            ],
            face,
        ),
    ]
    for block in range(3):
        for column in range(4):
            x = -0.52 + block * 0.54 + column * 0.117
            for row in (0, 1):
                parts += _port(
                    x, y, 0.115 + row * 0.125, row, shell, hole, gold, lamps[(block + column + row) % 3 == 2]
                )
    for i in range(2):
        x = 1.17 + i * 0.15
        parts += [
            box('cage', (0.125, 0.03, 0.105), (x, y - 0.006, 0.125), shell, 0.006, 2),
            box('cage mouth', (0.10, 0.03, 0.078), (x, y - 0.010, 0.125), hole, 0.004, 1),
        ]
    parts += [
        box('foot', (0.18, 0.18, 0.05), (sx * 1.2, sy * 0.62, 0.025), hole, 0.02) for sx in (1, -1) for sy in (1, -1)
    ]
    for i in range(16):
        parts.append(box('vent', (0.012, 0.34, 0.012), (-0.9 + i * 0.05, 0.35, 0.05 + HEIGHT), hole, 0, 1))
    for side in (1, -1):
        parts.append(box('ear', (0.17, 0.03, 0.26), (side * (WIDTH / 2 + 0.085), y + 0.03, 0.20), case, 0.010, 2))
        parts += [
            box('ear slot', (0.09, 0.034, 0.04), (side * (WIDTH / 2 + 0.10), y + 0.028, z), hole, 0.018, 3)
            for z in (0.13, 0.27)
        ]
    return group(parts, 'switch')


def _port(x, y, z, row, shell, hole, gold, lamp):
    parts = [
        box('port', (0.105, 0.03, 0.105), (x, y - 0.004, z), shell, 0.005, 2),
        box('port mouth', (0.085, 0.03, 0.066), (x, y - 0.008, z - 0.006 if row else z + 0.006), hole, 0.003, 1),
        box('latch', (0.038, 0.03, 0.02), (x, y - 0.0081, z + (0.034 if row else -0.034)), hole, 0, 1),
    ]
    for side in (1, -1):
        parts.append(
            box(
                'lamp', (0.016, 0.006, 0.012), (x + side * 0.036, y - 0.020, z + (0.042 if row else -0.042)), lamp, 0, 1
            )
        )
    return parts


def _patch_cable(points, look, plug):
    x, y, z = points[0]
    return [
        bent('patch cable', points, 0.028, look, sides=8),
        box('plug', (0.085, 0.24, 0.075), (x, y + 0.06, z), plug, 0.014),
        box('boot', (0.07, 0.16, 0.065), (x, y - 0.10, z), look, 0.022),
    ]


def compose(ground='teal'):
    """The switch with two patch cables, one saffron and one teal."""
    saffron, teal = material('saffron cable', '#EE7D1B', rough=0.4), material('teal cable', '#1E9692', rough=0.4)
    plug = material('plug', (0.80, 0.86, 0.86), rough=0.1, coat=0.5)
    parts = [build_switch()]
    front = -DEPTH / 2 - 0.06
    parts += _patch_cable(
        [
            (-0.286, front, 0.115),
            (-0.29, front - 0.26, 0.10),
            (-0.40, front - 0.60, 0.03),
            (-0.95, front - 0.75, 0.03),
            (-1.7, front - 0.45, 0.03),
            (-2.3, front - 0.55, 0.03),
        ],
        saffron,
        plug,
    )
    parts += _patch_cable(
        [
            (0.371, front, 0.115),
            (0.375, front - 0.26, 0.10),
            (0.50, front - 0.58, 0.03),
            (1.05, front - 0.62, 0.03),
            (1.6, front - 0.20, 0.03),
            (4.2, front + 0.55, 0.03),
        ],
        teal,
        plug,
    )
    placed(group(parts, 'rack unit'), (0, 0.35, 0), (0, 0, -20), 0.92)
    light_stage(ground)
    camera((0.4, -9.2, 4.0), (0.0, -0.15, 0.20), 86, 4.5, focus=(0, -0.5, 0.2))
