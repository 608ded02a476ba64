"""Renders the hero film's key frames with Eevee; `between.py` makes the frames between them.

    xvfb-run -a blender -b -P art/film/render.py

A key frame that exists is skipped, so a stopped render goes on where it stopped.
"""

import argparse
import math
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from film.aisle import BAY, build_aisle  # noqa: E402
from film.dock import build_dock  # noqa: E402
from film.forklift import WHEELS, build_forklift  # noqa: E402
from film.path import KEYS, LENS, SHIFT, WALL_AHEAD, camera_at, head_at, truck_at  # noqa: E402
from film import goods  # noqa: E402
from scratch import scratch  # noqa: E402
from shapes import remove  # noqa: E402
from stage import aim, area_light, camera, colour, empty_scene, sky  # noqa: E402
from subjects.carton import carton_materials  # noqa: E402
from subjects.pallet import wood_material  # noqa: E402


def main():
    """Builds the scene once, then poses and renders each key frame."""
    wanted = arguments()
    scene = empty_scene()
    moving = build()
    settings(scene, wanted)
    haze(scene)
    depth(scene, wanted.folder)
    for key in range(wanted.first, wanted.last):
        path = scratch(wanted.folder, f'{key:04d}.png')
        if path.exists():
            continue
        scene.frame_current = key
        pose(moving, key / KEYS)
        scene.render.filepath = str(path)
        started = time.time()
        bpy.ops.render.render(write_still=True)
        print(f'KEY {key} {time.time() - started:.1f} s', flush=True)


def arguments():
    """What follows `--` on Blender's command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--last', type=int, default=KEYS)
    parser.add_argument('--samples', type=int, default=3)
    parser.add_argument('--width', type=int, default=1920)
    parser.add_argument('--folder', default='film')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


def build():
    """Everything that stands and everything that moves."""
    kit, wood = carton_materials(relief=False), wood_material(relief=False)
    bays = build_aisle(kit, wood)
    load = goods.carton_stack(kit, wood, 'large', 2, 4)
    truck, head, wheels = build_forklift(kit, load)
    remove(load)
    dock = build_dock(kit['labels'])
    lens = camera((0, 0.3, 1.6), (10, 0, 1.7), LENS, 2.4)
    lens.data.shift_x = SHIFT
    lens.data.dof.focus_distance = 7.2
    return {
        'bays': bays,
        'truck': truck,
        'head': head,
        'wheels': wheels,
        'dock': dock,
        'camera': lens,
        'lamps': lamps(),
    }


def lamps():
    """Lamps with how far ahead of the camera each travels: light that stood still would show the loop's seam."""
    sky(0.13, '#DCEAE8', '#8FA9A6')
    along = area_light('tubes', (0, 0, 7.1), (0, 0, 0), 40, 1150, (1, 0.965, 0.91), 0.9, 160)
    along.data.use_shadow = False  # forty metres of soft shadow in three samples would be three hard ones
    above = area_light('above the truck', (0, 0, 7.1), (0, 0, 0), 3, 1700, (1, 0.965, 0.91), 1.2, 160)
    rig = [(along, 14), (above, 8)]
    for side in (1, -1):
        sheet = area_light(f'racks {side}', (0, side * 1.45, 2.0), (0, side * 3, 1.95), 40, 570, (1, 0.955, 0.89), 3.8)
        sheet.data.use_shadow = False
        sheet.data.specular_factor = 0.15
        rig.append((sheet, 15))
    front = area_light('behind camera', (0, 0.2, 2.2), (10, -0.6, 0.9), 2.4, 430, (1, 0.93, 0.84))
    front.data.use_shadow = False
    return [*rig, (front, -2)]


def pose(moving, u):
    """The whole scene at u of the loop, 0 ≤ u < 1; at 1 it looks exactly as at 0."""
    where, target = camera_at(u)
    x = where[0]
    aim(moving['camera'], where, target)
    moving['truck'].location, moving['truck'].rotation_euler.z = truck_at(u)
    moving['head'].rotation_euler = head_at(u)
    for wheel, (*_, sixths) in zip(moving['wheels'], WHEELS):
        wheel.rotation_euler.y = u * sixths * math.pi / 3
    moving['dock'].location.x = x + WALL_AHEAD
    for bay in moving['bays']:
        bay.hide_render = not x - 2 * BAY < bay.location.x < x + WALL_AHEAD
    for lamp, ahead in moving['lamps']:
        lamp.location.x = x + ahead


def settings(scene, wanted):
    """Eevee with the settings that a software rasteriser can handle."""
    scene.render.engine = 'BLENDER_EEVEE'
    eevee = scene.eevee
    eevee.taa_render_samples = wanted.samples
    eevee.use_gtao, eevee.gtao_distance, eevee.gtao_factor = True, 0.6, 1.15
    eevee.use_ssr, eevee.use_ssr_halfres, eevee.ssr_quality = True, True, 0.4
    eevee.ssr_max_roughness = 0.26  # the floor mirrors; nothing else is worth the render time
    eevee.use_soft_shadows = True
    eevee.shadow_cube_size = '1024'
    eevee.light_threshold = 0.01
    eevee.use_bloom, eevee.bloom_threshold, eevee.bloom_intensity = True, 1.1, 0.03
    scene.render.resolution_x, scene.render.resolution_y = wanted.width, wanted.width * 9 // 16
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.0
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.use_persistent_data = True


def haze(scene):
    """Dust in the air: the far racks pale toward daylight, which also hides where they leave the end wall."""
    scene.view_layers[0].use_pass_mist = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = 6, 42
    scene.world.mist_settings.falloff = 'LINEAR'
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, share, mix, out = (
        nodes.new(f'CompositorNode{kind}') for kind in ('RLayers', 'Math', 'MixRGB', 'Composite')
    )
    share.operation, share.inputs[1].default_value = 'MULTIPLY', 0.26
    mix.inputs[2].default_value = colour('#BFD3CF')
    links.new(layers.outputs['Mist'], share.inputs[0])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(layers.outputs['Image'], mix.inputs[1])
    links.new(mix.outputs[0], out.inputs[0])


def depth(scene, folder):
    """Saves each frame's depth beside it: `between.py` moves pixels by it."""
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    scene.view_layers[0].use_pass_z = True
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = str(scratch(folder, 'depth', 'x').parent)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    files.file_slots.new('')
    layers = next(node for node in nodes if node.type == 'R_LAYERS')
    links.new(layers.outputs['Depth'], files.inputs[0])


main()
