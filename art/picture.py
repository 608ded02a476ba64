"""Renders one picture with Cycles into the scratch folder; `denoise.py` finishes it.

    blender -b -P art/picture.py -- bearing --samples 80

Debian's Blender comes without a denoiser. So the picture is rendered twice with half the samples and different noise,
together with the surfaces' normals and colours: what both halves share is picture, what differs is noise.
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scratch import scratch  # noqa: E402
from stage import empty_scene  # noqa: E402

GUIDES = {'normal': 'Denoising Normal', 'colour': 'Denoising Albedo'}


def main():
    """Composes the subject and renders its two halves."""
    wanted = arguments()
    scene = empty_scene()
    subject, _, variant = wanted.subject.partition('-')
    is_scene = Path(__file__).with_name('scenes').joinpath(f'{subject}.py').exists()
    importlib.import_module(f"{'scenes' if is_scene else 'subjects'}.{subject}").compose(*filter(None, [variant]))
    settings(scene, wanted, 5 / 8 if is_scene else 3 / 4)
    guides = write_guides(scene, wanted.subject)
    started = time.time()
    for half in (1, 2):
        scene.cycles.seed = half
        scene.render.filepath = str(scratch('pictures', f'{wanted.subject}-half{half}.png'))
        bpy.ops.render.render(write_still=True)
        guides.mute = True
    print(f'PICTURE {wanted.subject} {wanted.samples} samples {time.time() - started:.0f} s', flush=True)


def arguments():
    """What follows `--` on Blender's command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument('subject', help='a file of scenes/ or subjects/, with one of its variants after a hyphen: glove-leather')
    parser.add_argument('--samples', type=int, default=32, help='32 for plastic and board, 80 for metal')
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--threads', type=int, default=0, help='0 takes every core')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def settings(scene, wanted, height):
    """No caustics, clamped indirect light, softened glossy paths: the denoiser can then remove the noise."""
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = wanted.samples // 2, True, 0.02
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 4, 6
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = wanted.width, round(wanted.width * height)
    if wanted.threads:
        scene.render.threads_mode, scene.render.threads = 'FIXED', wanted.threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = -0.1
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'RGB', '16'


def write_guides(scene, subject):
    """Has the compositor save the guide passes as half-float EXR beside the first half."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out, files = (nodes.new(f'CompositorNode{kind}') for kind in ('RLayers', 'Composite', 'OutputFile'))
    links.new(layers.outputs['Image'], out.inputs[0])
    files.base_path = str(scratch('pictures', subject).parent)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '16'
    files.file_slots.clear()
    for name, source in GUIDES.items():
        files.file_slots.new(f'{subject}-{name}-')
        links.new(layers.outputs[source], files.inputs[-1])
    return files


main()
