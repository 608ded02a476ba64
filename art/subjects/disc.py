"""Cutting discs of 125 mm with printed labels, a stack and one leaning, on teal ground: power tools."""

import math

from PIL import Image, ImageDraw

from prints import INK, PAPER, SAFFRON, archivo, blender_image, plex
from shapes import group, placed, rounded, solid, turned
from stage import camera, light_stage, material, picture_material

RADIUS, BORE, THICKNESS, LABEL = 1.0, 0.178, 0.030, 0.66


def _label():
    """The round print: size, speed, part number, a warning ring."""
    size = 1400
    sheet = Image.new('RGB', (size, size), PAPER)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, size, 470), fill='#0A4A4C')
    draw.rectangle((0, 470, size, 492), fill=SAFFRON)
    middle = size // 2
    draw.text((middle, 250), 'PLANTSETU', font=archivo(120, 700), fill=PAPER, anchor='mm')
    draw.text((middle, 390), 'CUT-OFF  STEEL', font=plex(64), fill=SAFFRON, anchor='mm')
    draw.text((250, 700), '125', font=archivo(190, 700), fill=INK, anchor='mm')
    draw.text((size - 250, 660), '1.0 mm', font=archivo(84, 650), fill=INK, anchor='mm')
    draw.text((size - 250, 760), '22.23', font=plex(74), fill=INK, anchor='mm')
    draw.text((middle, 1010), '12 250 rpm', font=archivo(110, 650), fill=INK, anchor='mm')
    draw.text((middle, 1130), '80 m/s', font=plex(84), fill=INK, anchor='mm')
    draw.text((middle, 1250), 'PS-TOL-0125', font=plex(66), fill='#12706D', anchor='mm')
    return blender_image(sheet, 'disc-label')


def _flat_ring(name, inner, outer, z, look, steps=128):
    """A flat ring facing up with the label laid on it from above."""
    vertices, uvs = [], []
    for i in range(steps):
        c, s = math.cos(2 * math.pi * i / steps), math.sin(2 * math.pi * i / steps)
        for r in (inner, outer):
            vertices.append((r * c, r * s, z))
            uvs.append((0.5 + 0.5 * r / outer * c, 0.5 + 0.5 * r / outer * s))
    faces = [(2 * i, 2 * i + 1, (2 * i + 3) % (2 * steps), (2 * i + 2) % (2 * steps)) for i in range(steps)]
    made = solid(name, vertices, faces, look, None)
    layer = made.data.uv_layers.new(name='UVMap')
    for loop in made.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    return made


def build_disc(grit, label, steel):
    """A disc lying on z = 0, print upward, pressed a little into its centre."""
    profile = rounded([(BORE, 0), (RADIUS, 0), (RADIUS, THICKNESS), (BORE, THICKNESS)], 0.006)
    ring = rounded(
        [
            (BORE - 0.012, -0.002),
            (BORE + 0.075, -0.002),
            (BORE + 0.075, THICKNESS + 0.012),
            (BORE - 0.012, THICKNESS + 0.012),
        ],
        0.005,
    )
    return group(
        [
            turned('disc', profile, grit, 192),
            turned('bush', ring, steel, 96),
            _flat_ring('label', BORE + 0.07, LABEL, THICKNESS + 0.003, label),
        ],
        'disc',
    )


def compose():
    """Six in a stack, a seventh leaning against it with its label to the viewer."""
    grit = material('abrasive', '#3A3330', rough=0.85, variation=0.05, bump=0.55, bump_scale=130, specular=0.35)
    label = picture_material('disc label', _label(), rough=0.42)
    steel = material('bush steel', (0.72, 0.72, 0.74), metal=1, rough=0.25)
    for i in range(7):
        disc = build_disc(grit, label, steel)
        placed(
            disc,
            (0.62 + 0.02 * math.sin(i * 2.1), 0.48 + 0.02 * math.cos(i * 1.7), i * (THICKNESS + 0.010)),
            (0, 0, 20 + 37 * i),
        )
    placed(build_disc(grit, label, steel), (-0.62, -0.22, 0.965), (72, 0, -16))
    light_stage('teal')
    camera((0.7, -9.2, 3.5), (0.05, 0, 0.78), 76, 3.6, focus=(-0.4, -0.4, 0.8))
