"""The model on the table: a floor slab with a wall or two, built in metres and set on the stage at model size."""

import bpy

from shapes import box, group, placed, solid
from stage import area_light, camera, light_stage, material

SCALE = 0.36  # stage units for a metre
SLAB = 0.09


def look(name, tone, rough=0.6, **more):
    """A plain material under its own name."""
    return material(name, tone, rough=rough, **more)


def floor(width, front, back, tone='#C9CFCA'):
    """The slab that the scene stands on, its top at z = 0, from y = front to y = back."""
    box('slab', (width, back - front, SLAB), (0, (front + back) / 2, -SLAB / 2), look('floor', tone, 0.45), 0.02)


def wall(width, x=0, y=0, height=2.7, turn=0, tone='#E8ECE8', dado=None, thick=0.10):
    """A wall with its face to -Y; `dado` paints its lower part, as in a works or a hospital."""
    parts = [box('wall', (width, thick, height), (0, thick / 2, height / 2), look('wall', tone, 0.8), 0.012)]
    if dado:
        parts.append(box('dado', (width - 0.012, 0.012, 1.15), (0, -0.003, 0.58), look('dado', dado, 0.6), 0))
        parts.append(box('rail', (width - 0.012, 0.03, 0.04), (0, -0.006, 1.17), look('rail', '#F4F4F0', 0.5), 0.004, 1))
    return placed(group(parts, 'wall'), (x, y, 0), (0, 0, turn))


def window(x, y, z, width, height, turn=0):
    """A framed pane with daylight behind, on a wall's face."""
    frame, pane = look('frame', '#F4F4F0', 0.5), look('pane', '#A8CFDA', 0.12, emission=0.35)
    parts = [box('pane', (width, 0.02, height), (0, 0, 0), pane, 0)]
    parts.append(box('sill', (width + 0.16, 0.14, 0.04), (0, -0.05, -height / 2 - 0.05), frame, 0.006, 2))
    for side in (1, -1):
        parts.append(box('stile', (0.06, 0.06, height + 0.06), (side * width / 2, -0.01, 0), frame, 0.006, 2))
        parts.append(box('sash', (width - 0.061, 0.05, 0.06), (0, -0.01, side * height / 2), frame, 0.006, 2))
    parts.append(box('mullion', (0.04, 0.05, height), (0, -0.01, 0), frame, 0.005, 1))
    return placed(group(parts, 'window'), (x, y - 0.012, z), (0, 0, turn))


def panel(corners, name, tone, rough=0.6):
    """A flat coloured quad, for screens and sheets of paper."""
    return solid(name, corners, [(0, 1, 2, 3)], look(name, tone, rough), None)


def photograph(ground='paper', turn=0, eye=(3.4, -9.4, 3.5), target=(0, 0, 0.36), lens=138, f_stop=11, scale=SCALE, rim=420):
    """Sets everything built so far on the stage at model size, turned by degrees, and lights and frames it."""
    roots = [thing for thing in bpy.context.scene.objects if not thing.parent]
    model = group(roots, 'model')
    placed(model, (0, 0, SLAB * scale), (0, 0, turn), scale)
    light_stage(ground, flags=False, rim=rim)
    # Walls face the camera: without this lamp white ones turn grey.
    area_light('front', (-1.0, -6.5, 3.4), (0, 0, 0.5), 4, 210, (1, 0.98, 0.95))
    camera(eye, target, lens, f_stop)
