"""An open laptop on mist ground."""

from desk import dark_plastic, keys, screen, slab
from shapes import box, group, placed
from stage import camera, light_stage, material

WIDTH, DEPTH = 2.9, 1.98


def build_laptop():
    """Base on z = 0, front to -Y, lid opened by 112 degrees."""
    case = material('laptop case', (0.45, 0.47, 0.48), metal=0.85, rough=0.38)
    key, bezel = dark_plastic('laptop key', '#171B1D', 0.5), dark_plastic('bezel', '#0C0F10', 0.3)
    well = material('key well', '#0E1213', rough=0.6)
    pad = material('touchpad', (0.40, 0.42, 0.43), metal=0.8, rough=0.3)
    top = 0.085
    parts = [
        slab('base', WIDTH, DEPTH, top, case, 0.12, 0.018),
        box('well', (2.52, 0.98, 0.004), (0, 0.30, top), well, 0.001, 1),
        box('touchpad', (0.92, 0.56, 0.004), (0, -0.58, top + 0.001), pad, 0.001, 1),
        box('hinge', (1.7, 0.05, 0.05), (0, DEPTH / 2 - 0.03, top), bezel, 0.02),
    ]
    parts += [placed(part, (part.location.x, part.location.y + 0.30, part.location.z + top), (0, 0, 0)) for part in keys(15, 6, 0.161, key, wide=1.03)]
    for side in (1, -1):
        parts.append(box('port', (0.02, 0.16, 0.028), (side * WIDTH / 2, 0.55, 0.045), well, 0.01, 2))
    lid = [
        placed(slab('lid', WIDTH, 1.92, 0.05, case, 0.12, 0.016), (0, 0.025, 0.97), (180, 0, 0)),
        placed(slab('bezel', WIDTH - 0.05, 1.87, 0.012, bezel, 0.10, 0.005), (0, -0.002, 0.97), (180, 0, 0)),
        screen('laptop', 2.70, 1.66, -0.011, 0.15, 0.55),
    ]
    parts.append(placed(group(lid, 'lid'), (0, DEPTH / 2 - 0.03, top - 0.005), (-20, 0, 0)))
    return group(parts, 'laptop')


def compose():
    """Three-quarter view from the front."""
    placed(build_laptop(), (0, -0.15, 0), (0, 0, -24), 1.0)
    light_stage('mist', flags=False)
    camera((0.3, -9.6, 4.4), (0.05, 0.15, 0.72), 78, 5.6, focus=(0, -0.4, 0.4))
