"""The end wall: clad in steel, with an open dock door to daylight, its sign, lamp, bollards and leveller."""

import bpy
import numpy

from prints import cell
from shapes import box, decal, group
from stage import material, picture_material

WIDTH, HEIGHT = 3.0, 3.5


def build_dock(labels):
    """The wall as one group at x = 0, facing -X; the camera's rig carries it, so it is never reached."""
    wall = picture_material('cladding', _cladding(), rough=0.6)
    frame, dark = material('door frame', '#0A4A4C', rough=0.4), material('rubber', '#182526', rough=0.8)
    yellow, steel = material('bollard', '#F2A41B', rough=0.35), material('shutter', '#B8C4C2', metal=0.5, rough=0.4)
    parts = [
        _panel('wall left', WIDTH / 2 + 0.2, 9, 0, 7.9, wall),
        _panel('wall right', -9, -WIDTH / 2 - 0.2, 0, 7.9, wall),
        _panel('wall above', -WIDTH / 2 - 0.2, WIDTH / 2 + 0.2, HEIGHT + 0.2, 7.9, wall),
    ]
    for side in (1, -1):
        parts += [
            box(
                'jamb', (0.30, 0.22, HEIGHT + 0.3), (-0.05, side * (WIDTH / 2 + 0.10), (HEIGHT + 0.3) / 2), frame, 0.02
            ),
            box('seal', (0.20, 0.18, HEIGHT), (0.12, side * (WIDTH / 2 - 0.06), HEIGHT / 2), dark, 0.04),
            box('bollard', (0.18, 0.18, 1.05), (-0.75, side * (WIDTH / 2 + 0.05), 0.525), yellow, 0.07, 4),
            box('band', (0.185, 0.185, 0.12), (-0.75, side * (WIDTH / 2 + 0.05), 0.72), dark, 0.07, 4),
        ]
    parts.append(box('lintel', (0.34, WIDTH + 0.44, 0.42), (-0.06, 0, HEIGHT + 0.1), frame, 0.03))
    parts += [box('slat', (0.03, WIDTH, 0.13), (0, 0, HEIGHT - 0.15 - i * 0.14), steel, 0.012, 2) for i in range(6)]
    parts += _sign_and_lamp(labels)
    parts += _outside(dark)
    parts.append(
        box('leveller', (1.9, 2.2, 0.012), (-1.0, 0, 0.006), material('leveller', '#5F6E6D', metal=0.4, rough=0.5), 0)
    )
    for side in (1, -1):
        parts.append(box('leveller edge', (1.9, 0.08, 0.016), (-1.0, side * 1.10, 0.008), yellow, 0))
    return group(parts, 'dock')


def _panel(name, left, right, low, high, look):
    """Part of the wall between two widths; the cladding's pattern is one metre wide."""
    return decal(
        name,
        [(0, right, low), (0, left, low), (0, left, high), (0, right, high)],
        look,
        (right, low / 8, left, high / 8),
    )


def _sign_and_lamp(labels):
    z, green = HEIGHT + 0.95, material('dock lamp', '#3BE38F', emission=6)
    sign = decal(
        'sign',
        [(-0.05, 0.8, z - 0.42), (-0.05, -0.8, z - 0.42), (-0.05, -0.8, z + 0.42), (-0.05, 0.8, z + 0.42)],
        labels,
        cell('dock'),
    )
    return [sign, box('lamp', (0.08, 0.16, 0.16), (-0.12, -WIDTH / 2 - 0.42, 2.2), green, 0.05, 4)]


def _outside(dark):
    """Daylight over the yard and the tail of a lorry backed to the door, cartons already in it."""
    daylight = picture_material('daylight', _sky(), emission=1.15)
    sheet = decal('daylight', [(6, 6, -0.5), (6, -6, -0.5), (6, -6, 6), (6, 6, 6)], daylight)
    inside = material('lorry inside', '#D9DEDA', rough=0.6, emission=0.25)
    board = material('lorry cartons', '#B5844F', rough=0.8, emission=0.12)
    parts = [sheet, box('lorry floor', (4.5, 2.5, 0.1), (2.6, 0, -0.04), dark, 0)]
    parts += [box('lorry side', (4.5, 0.06, 2.5), (2.6, side * 1.24, 1.25), inside, 0) for side in (1, -1)]
    parts.append(box('lorry roof', (4.5, 2.5, 0.06), (2.6, 0, 2.52), inside, 0))
    for i, (y, z, h) in enumerate(
        ((0.72, 0, 0.75), (0.06, 0, 0.75), (-0.66, 0, 0.6), (0.70, 0.76, 0.6), (0.02, 0.76, 0.75))
    ):
        parts.append(box('lorry carton', (0.8, 0.62, h), (4.2, y, z + h / 2 + 0.02 * (i % 2)), board, 0.02))
    return parts


def _image(name, pixels):
    image = bpy.data.images.new(name, pixels.shape[1], pixels.shape[0])
    image.pixels.foreach_set(numpy.ascontiguousarray(pixels, numpy.float32).ravel())
    image.pack()
    return image


def _cladding():
    """Trapezoidal sheet: four ribs to the metre, each a light face, a dark edge."""
    x = numpy.arange(256) % 64
    tone = numpy.where(x < 6, 0.62, numpy.where(x < 12, 0.80, 0.73))
    pixels = numpy.ones((64, 256, 4))
    pixels[..., :3] = tone[None, :, None] * numpy.array([0.93, 1.0, 0.985])
    return _image('cladding', pixels)


def _sky():
    """Morning: pale sky, a line of trees, a bright yard."""
    height = numpy.linspace(0, 1, 256)[:, None]
    sky = numpy.array([0.93, 0.97, 1.0]) * (1 - 0.10 * height) + numpy.array([0.07, 0.02, 0.0]) * (1 - height)
    yard, trees = numpy.array([0.80, 0.79, 0.75]), numpy.array([0.48, 0.60, 0.55])
    rows = numpy.where(height < 0.24, yard, numpy.where(height < 0.34, trees, sky))
    pixels = numpy.ones((256, 4, 4))
    pixels[..., :3] = rows[:, None, :]
    return _image('daylight', pixels)
