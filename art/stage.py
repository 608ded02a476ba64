"""The photographer's stage: palette, materials, cyclorama, lights, flags and camera.

Every picture is lit by the same kit, so that all of them look like one shoot. Lengths are in units of a subject about
two units wide; light powers are watts for that size.
"""

import math

import bpy
from mathutils import Vector

PALETTE = {
    'ink': '#0C2426',
    'teal_deep': '#0A4A4C',
    'teal': '#12706D',
    'mist': '#DDE6E3',
    'paper': '#F7F5F0',
    'white': '#F4F4F0',
    'saffron': '#F28C1B',
    'kraft': '#B07E4C',
}

# Only two grounds: teal makes metal and plastic glow, paper keeps cardboard and white goods calm.
GROUNDS = {
    'teal': {'low': '#0A4A4C', 'high': '#2A827D', 'world': 0.26, 'key': 520, 'fill': 110, 'top': 190},
    'paper': {'low': '#CFC8BA', 'high': '#F4F1EA', 'world': 0.40, 'key': 560, 'fill': 160, 'top': 260},
    'mist': {'low': '#B9C7C4', 'high': '#F1F3EF', 'world': 0.35, 'key': 380, 'fill': 110, 'top': 140},
}


def colour(value, alpha=1.0):
    """A linear RGBA tuple from a palette name, an sRGB hex string or a tuple that is linear already."""
    if not isinstance(value, str):
        return (*value[:3], alpha)
    digits = PALETTE.get(value, value).lstrip('#')
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], alpha)


def empty_scene():
    """A scene without Blender's cube, lamp and camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def material(
    name,
    base,
    metal=0.0,
    rough=0.4,
    coat=0.0,
    specular=0.5,
    variation=0.0,
    variation_scale=8,
    bump=0.0,
    bump_scale=200,
    stretch=None,
    emission=0.0,
):
    """A Principled material. `variation` moves roughness by noise: above 0.05 a clean part looks smudged."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = colour(base)
    inputs['Metallic'].default_value = metal
    inputs['Roughness'].default_value = rough
    inputs['Specular'].default_value = specular
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = 0.08
    if emission:
        inputs['Emission'].default_value = colour(base)
        inputs['Emission Strength'].default_value = emission
    if variation:
        _vary_roughness(made, rough, variation, variation_scale, stretch)
    if bump:
        _roughen_surface(made, bump, bump_scale, stretch)
    return made


def _noise(made, scale, stretch):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, placed, noise = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise'))
    if stretch:
        placed.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 4
    links.new(where.outputs['Object'], placed.inputs['Vector'])
    links.new(placed.outputs[0], noise.inputs['Vector'])
    return noise


def _vary_roughness(made, rough, variation, scale, stretch):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    spread = nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value = 0.3
    spread.inputs['From Max'].default_value = 0.7
    spread.inputs['To Min'].default_value = max(0.02, rough - variation)
    spread.inputs['To Max'].default_value = min(1, rough + variation)
    links.new(_noise(made, scale, stretch).outputs['Fac'], spread.inputs['Value'])
    links.new(spread.outputs[0], nodes['Principled BSDF'].inputs['Roughness'])


def _roughen_surface(made, bump, scale, stretch):
    nodes, links = made.node_tree.nodes, made.node_tree.links
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value = bump
    relief.inputs['Distance'].default_value = 0.02
    links.new(_noise(made, scale, stretch).outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs[0], nodes['Principled BSDF'].inputs['Normal'])


def picture_material(name, image, rough=0.5, metal=0.0, coat=0.0, emission=0.0):
    """A material whose colour is an image laid by the object's UV map."""
    made = material(name, '#FFFFFF', metal, rough, coat)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = image
    inputs = nodes['Principled BSDF'].inputs
    links.new(texture.outputs['Color'], inputs['Base Color'])
    if emission:
        links.new(texture.outputs['Color'], inputs['Emission'])
        inputs['Emission Strength'].default_value = emission
    return made


def aim(thing, location, target):
    """Puts a lamp, a camera or a flag somewhere and turns it to a point."""
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def add(name, data):
    """An object for the data, linked to the scene."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def area_light(name, location, target, size, watts, tint=(1, 1, 1), height=None, spread=180):
    """A soft box of size × height metres."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.energy, lamp.color, lamp.size, lamp.spread = watts, tint, size, math.radians(spread)
    if height:
        lamp.shape, lamp.size_y = 'RECTANGLE', height
    made = add(name, lamp)
    aim(made, location, target)
    return made


def camera(location, target, lens=72, f_stop=2.8, focus=None):
    """The scene's camera; `focus` is the point held sharp, the target when left out."""
    made = add('camera', bpy.data.cameras.new('camera'))
    aim(made, location, target)
    made.data.lens = lens
    made.data.dof.use_dof = True
    made.data.dof.aperture_fstop = f_stop
    made.data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = made
    return made


def sky(strength, top='#FFFFFF', bottom='#5C7578'):
    """Light from everywhere: pale above, cool below, so that metal reflects a horizon."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, split, lift, ramp = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'MapRange', 'ValToRGB')
    )
    lift.inputs['From Min'].default_value = -1
    low, high = ramp.color_ramp.elements
    low.color, low.position, high.color = colour(bottom), 0.35, colour(top)
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], lift.inputs['Value'])
    links.new(lift.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = strength


def cyclorama(low, high, size=14.0, back=5.0, radius=3.2):
    """A ground that curves up into a wall and pales with height: no horizon line anywhere."""
    profile = [(-size, 0.0), (back - radius, 0.0)]
    for step in range(1, 25):
        turn = math.radians(90 * step / 24)
        profile.append((back - radius + radius * math.sin(turn), radius - radius * math.cos(turn)))
    profile.append((back, size))
    vertices = [(x, y, z) for y, z in profile for x in (-2 * size, 2 * size)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    sheet = bpy.data.meshes.new('cyclorama')
    sheet.from_pydata(vertices, [], faces)
    for face in sheet.polygons:
        face.use_smooth = True
    sheet.materials.append(_paling_with_height(low, high))
    return add('cyclorama', sheet)


def _paling_with_height(low, high):
    made = material('ground', low, rough=0.6, specular=0.25)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, split, lift, blend = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'MapRange', 'MixRGB')
    )
    lift.inputs['From Min'].default_value = -0.2
    lift.inputs['From Max'].default_value = 5
    lift.interpolation_type = 'SMOOTHSTEP'
    blend.inputs[1].default_value, blend.inputs[2].default_value = colour(low), colour(high)
    links.new(where.outputs['Object'], split.inputs[0])
    links.new(split.outputs['Z'], lift.inputs['Value'])
    links.new(lift.outputs[0], blend.inputs[0])
    links.new(blend.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def flag(location, target, half_width, half_height):
    """A black board that only reflections see: the dark edge that makes metal read as metal."""
    board = bpy.data.meshes.new('flag')
    w, h = half_width, half_height
    board.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    board.materials.append(material('black', (0.01, 0.01, 0.012), rough=0.9))
    made = add('flag', board)
    aim(made, location, target)
    made.visible_camera = made.visible_shadow = made.visible_diffuse = False
    return made


def light_stage(ground='teal', flags=True, rim=420):
    """Ground, sky and the five lamps around a subject at the origin, two units wide and standing on z = 0."""
    kit = GROUNDS[ground]
    cyclorama(kit['low'], kit['high'])
    sky(kit['world'])
    area_light('key', (-4.2, -3.2, 4.6), (0, 0, 0.7), 3.2, kit['key'], (1, 0.96, 0.90))
    area_light('fill', (5.5, -3.2, 2.4), (0, 0, 0.6), 3, kit['fill'], (0.88, 0.95, 1), 4)
    area_light('rim', (3.0, 4.0, 4.4), (0, 0, 0.7), 1.0, rim, (1, 0.98, 0.95), 4, 130)
    area_light('top', (0, 0.3, 6.2), (0, 0, 0), 4.2, kit['top'])
    area_light('strip', (-4.0, 2.4, 1.8), (0, 0, 0.8), 0.4, 120, (1, 1, 1), 4, 130)
    if flags:
        flag((0, -7.5, 1.4), (0, 0, 0.6), 1.0, 3)
        flag((3.4, -4.2, 0.7), (0, 0, 0.6), 0.3, 2)
