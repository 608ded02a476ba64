"""A desktop computer in its small tower, on mist ground."""

from desk import dark_plastic
from shapes import box, group, placed, turned
from stage import camera, light_stage, material

WIDTH, DEPTH, HEIGHT = 0.92, 2.1, 2.2


def build_tower():
    """The front faces -Y."""
    case, face = dark_plastic('tower', '#2A3235', 0.45), dark_plastic('front', '#15191B', 0.35)
    hole, steel = material('port', '#040606', rough=0.8), material('trim', (0.6, 0.62, 0.63), metal=1, rough=0.3)
    y, z = -DEPTH / 2, 0.05
    parts = [
        box('case', (WIDTH, DEPTH, HEIGHT), (0, 0, z + HEIGHT / 2), case, 0.02),
        box('front', (WIDTH - 0.02, 0.10, HEIGHT - 0.02), (0, y - 0.03, z + HEIGHT / 2), face, 0.03, 4),
        box('bay', (0.70, 0.012, 0.10), (0, y - 0.082, 2.02), case, 0.008, 2),
        box('bay slit', (0.62, 0.02, 0.012), (0, y - 0.084, 2.02), hole, 0, 1),
        placed(turned('button', [(0.001, 0), (0.075, 0), (0.075, 0.03), (0.06, 0.04), (0.001, 0.04)], steel), (-0.26, y - 0.07, 1.80), (90, 0, 0)),
        box('lamp', (0.035, 0.008, 0.012), (-0.26, y - 0.081, 1.66), material('lamp', '#8FE8D8', emission=3), 0, 1),
        box('strip', (0.02, 0.012, 1.2), (0.37, y - 0.082, 0.75), material('strip', 'saffron', rough=0.4), 0.004, 1),
    ]
    for i in range(3):
        parts += [
            box('usb', (0.17, 0.012, 0.07), (0.02 + i * 0.0, y - 0.081, 1.80 - i * 0.12), steel, 0.006, 2),
            box('usb mouth', (0.14, 0.014, 0.045), (0.02, y - 0.083, 1.80 - i * 0.12), hole, 0.003, 1),
        ]
    for i in range(15):
        parts.append(box('vent', (0.58, 0.02, 0.022), (-0.04, y - 0.078, 0.25 + i * 0.075), hole, 0.006, 1))
    for row in range(9):
        for column in range(9):
            parts.append(box('grille', (0.02, 0.05, 0.05), (WIDTH / 2, 0.1 + column * 0.09, 0.75 + row * 0.09), hole, 0.012, 2))
    parts += [box('foot', (0.16, 0.20, 0.05), (x * 0.33, s * 0.85, 0.025), hole, 0.01) for x in (1, -1) for s in (1, -1)]
    return group(parts, 'tower')


def compose():
    """The front and the right side."""
    placed(build_tower(), (0, 0.1, 0), (0, 0, -38), 1.0)
    light_stage('mist', flags=False)
    camera((0.3, -10.4, 3.9), (0, 0, 1.06), 76, 5.6, focus=(0, -0.8, 1.1))
