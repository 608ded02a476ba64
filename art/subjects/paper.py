"""Reams of copier paper in printed wrap, one opened, on paper ground: office supplies."""

from PIL import Image, ImageDraw

from prints import INK, PAPER, SAFFRON, archivo, bars, blender_image, plex
from shapes import box, decal, group, placed
from stage import camera, light_stage, material, picture_material

WIDTH, DEPTH, HEIGHT = 1.98, 1.40, 0.34  # A4, 500 sheets of 80 g/m²


def _lid():
    sheet = Image.new('RGB', (1980, 1400), '#0E5F5E')
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 1000, 1980, 1400), fill=PAPER)
    draw.rectangle((0, 976, 1980, 1000), fill=SAFFRON)
    draw.text((130, 120), 'PLANTSETU OFFICE', font=plex(78), fill=PAPER)
    draw.text((120, 330), 'A4 80', font=archivo(420, 700), fill=PAPER)
    draw.text((1330, 620), 'g/m²', font=archivo(150, 600), fill=PAPER)
    draw.text((130, 1070), '500 sheets', font=archivo(120, 600), fill=INK)
    draw.text((130, 1240), 'PS-OFF-0480', font=plex(78), fill=INK)
    bars(draw, 1250, 1080, 600, 220, 'PS-OFF-0480')
    return blender_image(sheet, 'ream-lid')


def _edge():
    sheet = Image.new('RGB', (1980, 340), '#0E5F5E')
    draw = ImageDraw.Draw(sheet)
    draw.text((130, 170), 'A4 80', font=archivo(180, 700), fill=PAPER, anchor='lm')
    draw.text((1850, 170), '500 SHEETS', font=plex(90), fill=PAPER, anchor='rm')
    return blender_image(sheet, 'ream-edge')


def build_ream(wrap, lid, edge):
    """A wrapped ream lying on z = 0."""
    x, y, z, off, inset = WIDTH / 2, DEPTH / 2, HEIGHT, 0.002, 0.014
    return group(
        [
            box('ream', (WIDTH, DEPTH, HEIGHT), (0, 0, z / 2), wrap, 0.022, 4),
            decal(
                'lid',
                [
                    (-x + inset, -y + inset, z + off),
                    (x - inset, -y + inset, z + off),
                    (x - inset, y - inset, z + off),
                    (-x + inset, y - inset, z + off),
                ],
                lid,
            ),
            decal(
                'edge',
                [
                    (-x + inset, -y - off, inset),
                    (x - inset, -y - off, inset),
                    (x - inset, -y - off, z - inset),
                    (-x + inset, -y - off, z - inset),
                ],
                edge,
            ),
        ],
        'ream',
    )


def build_sheets(white):
    """A bare stack, its sheets a hair out of line."""
    sheets = []
    for i in range(34):
        shift, turn = 0.006 * ((i * 7) % 5 - 2), 0.25 * ((i * 3) % 5 - 2)
        sheets.append(
            box(
                'sheets',
                (WIDTH - 0.02, DEPTH - 0.02, 0.0075),
                (shift, -shift * 0.7, 0.004 + i * 0.008),
                white,
                0,
                1,
                (0, 0, turn),
            )
        )
    return group(sheets, 'sheets')


def compose():
    """Three reams stacked, the bare stack on top."""
    wrap = material('ream wrap', '#0E5F5E', rough=0.32, coat=0.3)
    lid, edge = (
        picture_material(name, image, rough=0.32, coat=0.3) for name, image in (('lid', _lid()), ('edge', _edge()))
    )
    white = material('sheet', '#FBFAF6', rough=0.75)
    for level, (x, y, turn) in enumerate(((-0.30, 0.35, -30), (-0.27, 0.34, -26))):
        placed(build_ream(wrap, lid, edge), (x, y, level * (HEIGHT + 0.004)), (0, 0, turn))
    placed(build_sheets(white), (-0.30, 0.36, 2 * (HEIGHT + 0.004)), (0, 0, -31))
    placed(build_ream(wrap, lid, edge), (1.22, -1.12, 0), (0, 0, -12))
    light_stage('paper', flags=False)
    camera((0.6, -9.2, 4.6), (0.28, -0.22, 0.36), 74, 4, focus=(0.5, -0.8, 0.4))
