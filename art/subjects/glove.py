"""A pair of work gloves, one with its palm up, on mist ground. One pattern; the variants are what gloves are made of."""

import math

import bpy
from mathutils import Vector

from shapes import ball, group, lofted, placed
from stage import camera, colour, light_stage, material

# Root of each finger, its direction in degrees from straight ahead, length and radius.
FINGERS = (
    ((-0.345, 0.93), 10, 0.66, 0.134),
    ((-0.115, 1.00), 2, 0.76, 0.138),
    ((0.115, 0.98), -5, 0.70, 0.134),
    ((0.335, 0.88), -14, 0.52, 0.122),
)

# Colour of the glove and of its coated palm, cuff length, how the surface feels.
VARIANTS = {
    'cut': {'base': '#8E979A', 'palm': '#2A2F31', 'cuff': 0.42, 'hem': 'saffron', 'feel': 'knit'},
    'cotton': {'base': '#E9E4D6', 'cuff': 0.42, 'hem': '#C9483B', 'feel': 'knit'},
    'aramid': {'base': '#E3B32E', 'cuff': 0.62, 'hem': '#A9791A', 'feel': 'knit'},
    'latex': {'base': '#D9C24A', 'palm': '#2E6E8E', 'cuff': 0.42, 'hem': '#2E6E8E', 'feel': 'knit'},
    'leather': {'base': '#B98243', 'cuff': 0.22, 'hem': '#9A6F38', 'feel': 'leather'},
    'gauntlet': {'base': '#9C5A2E', 'cuff': 0.95, 'hem': '#5E3418', 'feel': 'leather', 'flare': 1.35},
    'nitrile': {'base': '#2C8A57', 'cuff': 0.80, 'hem': '#2C8A57', 'feel': 'rubber', 'flare': 1.2},
    'pvc': {'base': '#B5302A', 'cuff': 0.85, 'hem': '#B5302A', 'feel': 'rubber', 'flare': 1.2},
    'neoprene': {'base': '#23282A', 'cuff': 0.80, 'hem': '#23282A', 'feel': 'rubber', 'flare': 1.2},
    'insulating': {'base': '#D8572A', 'cuff': 0.95, 'hem': '#D8572A', 'feel': 'rubber', 'flare': 1.3},
    'surgical': {'base': '#EFE3CB', 'cuff': 0.72, 'hem': '#EFE3CB', 'feel': 'film'},
}

FEEL = {
    'knit': {'rough': 0.85, 'bump': 0.5, 'scale': 70, 'specular': 0.2},
    'leather': {'rough': 0.62, 'bump': 0.16, 'scale': 26, 'specular': 0.35},
    'rubber': {'rough': 0.36, 'bump': 0.03, 'scale': 12, 'specular': 0.5},
    'film': {'rough': 0.30, 'bump': 0.05, 'scale': 9, 'specular': 0.5},
}


def _hand(curl):
    """A hand in a glove, palm up, its fingers bent by `curl`, fingers to +Y, wrist at y = 0, as one skin over some two hundred balls."""
    parts = []

    def blob(x, y, z, radius):
        parts.append(ball('blob', radius, (x, y, z), segments=16))

    for row in range(12):
        u = row / 11
        half = 0.235 + 0.085 * math.sin(min(1, u * 1.3) * math.pi / 2)
        for column in range(7):
            side = column / 3 - 1
            blob(side * half, 0.02 + 0.86 * u - 0.05 * side * side * u, 0.02 * side * side, 0.135 - 0.02 * abs(side))
    for (x, y), lean, length, radius in FINGERS:
        turn = math.radians(lean)
        for step in range(22):
            u = step / 21
            reach = length * (u * 1.16 - 0.16)
            rise = curl * max(0, u) ** 2 * length
            thick = radius * (1 - 0.16 * u + 0.05 * math.sin(u * math.pi * 3) * (1 - u))
            blob(x - math.sin(turn) * reach, y + math.cos(turn) * reach, rise, thick)
    for step in range(22):
        u = step / 21
        blob(-0.20 - 0.47 * u**0.9, 0.18 + 0.66 * u, 0.05 + 0.16 * math.sin(u * 2), 0.172 - 0.048 * u)
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    hand = bpy.context.view_layer.objects.active
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    skin = hand.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', 0.016, True
    soft = hand.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 14
    return hand


def _cuff(length, flare, look):
    """The open cuff from the wrist towards -Y, its wall folded a little."""
    rings, count = [], 120
    for step in range(30):
        u = step / 29
        ring = []
        for i in range(count):
            turn = 2 * math.pi * i / count
            fold = 1 + 0.025 * u * math.sin(turn * 5 + 3 * u) + 0.012 * math.sin(turn * 9 + 8 * u)
            wide = (0.335 - 0.025 * math.sin(min(1, u * 2) * math.pi)) * (1 + (flare - 1) * u) * fold
            high = (0.135 + 0.055 * u) * (1 + (flare - 1) * 0.5 * u) * fold
            ring.append((wide * math.cos(turn), 0.13 - (length + 0.13) * u, 0.01 + 0.045 * u + high * math.sin(turn)))
        rings.append(ring)
    tube = lofted('cuff', rings, look, capped=False, smooth_angle=180)
    wall = tube.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness, wall.offset = 0.022, -1
    return tube, rings[-1]


def _hem(ring, look, radius=0.022, sides=10):
    """The bead around the cuff's edge."""
    rings = []
    for i, point in enumerate(ring):
        here, ahead = Vector(point), Vector(ring[(i + 1) % len(ring)])
        along = (ahead - here).normalized()
        out = along.cross(Vector((0, 1, 0))).normalized()
        rings.append(
            [
                tuple(here + radius * (out * math.cos(a) + Vector((0, 1, 0)) * math.sin(a)))
                for a in (2 * math.pi * k / sides for k in range(sides))
            ]
        )
    rings.append(rings[0])
    return lofted('hem', rings, look, capped=False, smooth_angle=180)


def _cloth(name, base, feel, palm=None, ribs=False):
    """The skin's material; with `palm` its upper side is coated, with `ribs` it is ribbed along Y."""
    kind = FEEL[feel]
    made = material(name, base, rough=kind['rough'], specular=kind['specular'])
    nodes, links = made.node_tree.nodes, made.node_tree.links
    principled = nodes['Principled BSDF']
    where, noise, bump = (nodes.new(f'ShaderNode{each}') for each in ('TexCoord', 'TexNoise', 'Bump'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = kind['scale'], 5
    links.new(where.outputs['Object'], noise.inputs['Vector'])
    height = noise.outputs['Fac']
    if feel == 'knit':
        height = _stitches(nodes, links, where, ribs)
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = kind['bump'], 0.03
    links.new(height, bump.inputs['Height'])
    links.new(bump.outputs[0], principled.inputs['Normal'])
    if feel == 'knit' and not palm:
        _mottle(nodes, links, principled, noise, base)
    if palm:
        _coat(nodes, links, principled, where, base, palm)
    if feel == 'leather':
        _seam(nodes, links, principled, where, base)
    return made


def _stitches(nodes, links, where, ribs):
    """The rows of a knit: waves along and across."""
    wave = nodes.new('ShaderNodeTexWave')
    wave.bands_direction = 'X'
    wave.inputs['Scale'].default_value = 9 if ribs else 14
    wave.inputs['Distortion'].default_value = 0.6
    rows = nodes.new('ShaderNodeTexWave')
    rows.bands_direction = 'Y'
    rows.inputs['Scale'].default_value, rows.inputs['Distortion'].default_value = (3 if ribs else 16), 1.2
    total = nodes.new('ShaderNodeMath')
    total.operation = 'ADD'
    for each in (wave, rows):
        links.new(where.outputs['Object'], each.inputs['Vector'])
    links.new(wave.outputs['Fac'], total.inputs[0])
    links.new(rows.outputs['Fac'], total.inputs[1])
    return total.outputs[0]


def _mix(nodes, links, principled, share, low, high):
    blend = nodes.new('ShaderNodeMixRGB')
    links.new(share, blend.inputs[0])
    blend.inputs[1].default_value, blend.inputs[2].default_value = colour(low), colour(high)
    links.new(blend.outputs[0], principled.inputs['Base Color'])


def _mottle(nodes, links, principled, noise, base):
    """Two yarns in one thread."""
    spread = nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = 0.35, 0.7
    links.new(noise.outputs['Fac'], spread.inputs['Value'])
    dark = tuple(channel * 0.62 for channel in colour(base)[:3])
    _mix(nodes, links, principled, spread.outputs[0], base, dark)


def _above(nodes, links, where, axis, low, high, ripple=0.0):
    """0 below `low` and 1 above `high` on an axis of the object, its edge rippled by noise."""
    split, spread = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMapRange')
    links.new(where.outputs['Object'], split.inputs[0])
    value = split.outputs[axis]
    if ripple:
        noise, add = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMath')
        noise.inputs['Scale'].default_value = 5
        links.new(where.outputs['Object'], noise.inputs['Vector'])
        add.operation = 'MULTIPLY_ADD'
        add.inputs[1].default_value = ripple
        links.new(noise.outputs['Fac'], add.inputs[0])
        links.new(value, add.inputs[2])
        value = add.outputs[0]
    spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = low, high
    links.new(value, spread.inputs['Value'])
    return spread.outputs[0]


def _coat(nodes, links, principled, where, base, palm):
    """The dipped palm and fingertips: smoother and of another colour."""
    upper = _above(nodes, links, where, 'Z', 0.005, 0.02, 0.05)
    tips = _above(nodes, links, where, 'Y', 1.37, 1.385, 0.05)
    hand = _above(nodes, links, where, 'Y', 0.10, 0.115, 0.08)
    either, both = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
    either.operation, both.operation = 'MAXIMUM', 'MULTIPLY'
    links.new(upper, either.inputs[0])
    links.new(tips, either.inputs[1])
    links.new(either.outputs[0], both.inputs[0])
    links.new(hand, both.inputs[1])
    _mix(nodes, links, principled, both.outputs[0], base, palm)
    rough = nodes.new('ShaderNodeMapRange')
    rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = 0.85, 0.52
    links.new(both.outputs[0], rough.inputs['Value'])
    links.new(rough.outputs[0], principled.inputs['Roughness'])


def _seam(nodes, links, principled, where, base):
    """The dark seam where palm and back are sewn together."""
    split, size, spread = (nodes.new(f'ShaderNode{each}') for each in ('SeparateXYZ', 'Math', 'MapRange'))
    links.new(where.outputs['Object'], split.inputs[0])
    size.operation = 'ABSOLUTE'
    links.new(split.outputs['Z'], size.inputs[0])
    spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = 0.004, 0.02
    links.new(size.outputs[0], spread.inputs['Value'])
    dark = tuple(channel * 0.35 for channel in colour(base)[:3])
    _mix(nodes, links, principled, spread.outputs[0], dark, base)


def build_glove(variant, curl=0.30):
    """One glove, palm up, its middle on z = 0."""
    want = VARIANTS[variant]
    hand = _hand(curl)
    hand.data.materials.clear()
    hand.data.materials.append(_cloth('glove', want['base'], want['feel'], want.get('palm')))
    wrist = _cloth('cuff', want['base'], want['feel'], ribs=True)
    tube, edge = _cuff(want['cuff'], want.get('flare', 1.0), wrist)
    hem = _hem(edge, material('hem', want['hem'], rough=0.6), 0.022 if want['feel'] != 'film' else 0.014)
    return group([hand, tube, hem], 'glove')


def compose(variant='cut'):
    """The right glove with its palm up, the left one's back behind it."""
    shift = (VARIANTS[variant]['cuff'] - 0.42) * 0.5
    lift = (VARIANTS[variant]['cuff'] - 0.22) * 0.17 + (VARIANTS[variant].get('flare', 1) - 1) * 0.15
    placed(build_glove(variant), (-0.72, -0.86 + shift, 0.17 + lift), (4, 0, 12), 1.22)
    placed(build_glove(variant, 0.08), (0.82, -0.70 + shift, 0.28 + lift), (-4, 180, -14), 1.22)
    light_stage('mist', flags=False)
    camera((0.0, -7.4, 8.4), (0.05, 0.0, 0.1), 82, 8, focus=(0, -0.2, 0.2))
