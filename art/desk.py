"""What several pieces of office equipment share: a lit screen, keys, plugs."""

from PIL import Image, ImageDraw

from prints import archivo, blender_image, plex
from shapes import bevelled, box, decal, extruded, placed, rounded
from stage import material, picture_material


def screen_print(name, size):
    """A quiet desktop: a dimensioned flange in fine lines on deep teal."""
    sheet = Image.new('RGB', size, '#0A4A4C')
    draw = ImageDraw.Draw(sheet)
    w, h = size
    for y in range(h):
        share = y / h
        draw.line((0, y, w, y), fill=(10 + int(16 * share), 74 + int(46 * share), 76 + int(42 * share)))
    line, x, y, r = max(2, h // 280), w * 0.66, h * 0.5, h * 0.32
    for share in (1, 0.72, 0.34, 0.28):
        draw.ellipse((x - r * share, y - r * share, x + r * share, y + r * share), outline='#CFE3DF', width=line)
    for dx, dy in ((0.51, 0.51), (-0.51, 0.51), (0.51, -0.51), (-0.51, -0.51)):
        cx, cy, hole = x + dx * r, y + dy * r, r * 0.085
        draw.ellipse((cx - hole, cy - hole, cx + hole, cy + hole), outline='#CFE3DF', width=line)
    for points in ((x - r * 1.15, y, x + r * 1.15, y), (x, y - r * 1.15, x, y + r * 1.15)):
        draw.line(points, fill='#5F9A95', width=max(1, line // 2))
    draw.line((x - r, y + r * 1.28, x + r, y + r * 1.28), fill='#F28C1B', width=line)
    draw.text((x, y + r * 1.22), 'Ø 165', font=plex(int(h * 0.045)), fill='#F2C48A', anchor='mb')
    draw.text((w * 0.07, h * 0.40), 'PlantSetu', font=archivo(int(h * 0.10), 650), fill='#F4F4F0')
    draw.text((w * 0.072, h * 0.54), 'Drawing 04 / 12', font=plex(int(h * 0.042)), fill='#9FC4BF')
    draw.rectangle((0, h * 0.955, w, h), fill='#08302F')
    for i in range(5):
        draw.rectangle((w * (0.02 + i * 0.026), h * 0.966, w * (0.036 + i * 0.026), h * 0.989), fill='#7FAAA5')
    return blender_image(sheet, f'screen-{name}')


def screen(name, width, height, y, z, shine=0.9):
    """A lit panel that faces -Y, its lower edge at z, in the plane y."""
    look = picture_material(f'screen {name}', screen_print(name, (1600, int(1600 * height / width))), 0.12, emission=shine)
    x = width / 2
    return decal('screen', [(-x, y, z), (x, y, z), (x, y, z + height), (-x, y, z + height)], look)


def keys(columns, rows, pitch, look, size=0.86, height=0.018, wide=1.0):
    """Rows of keys around the origin, the space bar in the row nearest to the viewer."""
    parts = []
    for row in range(rows):
        y = ((rows - 1) / 2 - row) * pitch
        cells = [(column, 1) for column in range(columns)]
        if row == rows - 1 and columns > 8:
            start = columns // 3
            cells = [(c, 1) for c in range(start)] + [(start, 5)] + [(c, 1) for c in range(start + 5, columns)]
        for column, span in cells:
            x = (column + (span - 1) / 2 - (columns - 1) / 2) * pitch * wide
            key = ((span - 1 + size) * pitch * wide, size * pitch, height)
            parts.append(box('key', key, (x, y, height / 2), look, 0.006, 2))
    return parts


def slab(name, width, depth, height, look, corner=0.1, bevel=0.02, segments=4):
    """A flat body with rounded corners, standing on z = 0."""
    w, d = width / 2, depth / 2
    outline = rounded([(-w, -d), (w, -d), (w, d), (-w, d)], corner, 10)
    made = extruded(name, outline, height, look, 0, smooth_angle=40)
    bevelled(made, bevel, segments, 50)
    return placed(made, (0, 0, height / 2), (-90, 0, 0))


def dark_plastic(name='dark plastic', base='#20272A', rough=0.42):
    """The black of cases and bezels, with the fine grain of moulded plastic."""
    return material(name, base, rough=rough, bump=0.04, bump_scale=420)
