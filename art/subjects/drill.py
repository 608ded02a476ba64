"""Drills on mist ground: mains drills with and without a side handle, a cordless drill driver, a cordless impact wrench."""

from desk import dark_plastic, slab
from powertools import (
    along_x, barrel, cord, keyed_chuck, keyless_chuck, looks, side_handle, trigger, twist_drill, upright, vents,
)  # fmt: skip
from shapes import box, group, placed
from stage import camera, light_stage


def mains_drill(kit):
    """A mains drill along X: gear case and chuck ahead, the pistol grip at the rear."""
    body = [(-1.02, 0.12, 0.14, 0.02), (-0.98, 0.22, 0.25, 0.01), (-0.80, 0.285, 0.31, 0), (-0.35, 0.30, 0.33, 0), (0.20, 0.285, 0.31, 0), (0.32, 0.26, 0.28, 0)]
    grip = [(-1.16, 0.15, 0.13, -0.98), (-1.13, 0.20, 0.165, -0.97), (-1.00, 0.205, 0.165, -0.94), (-0.62, 0.175, 0.15, -0.83), (-0.30, 0.21, 0.165, -0.74), (0.02, 0.27, 0.20, -0.68)]
    pad = [(-1.02, 0.17, 0.172, -0.99), (-0.98, 0.19, 0.176, -0.975), (-0.62, 0.16, 0.162, -0.86), (-0.34, 0.17, 0.172, -0.80), (-0.30, 0.14, 0.16, -0.79)]
    nose = [(0.28, 0.001), (0.28, 0.285), (0.32, 0.29), (0.52, 0.27), (0.60, 0.24), (0.70, 0.20), (0.84, 0.19), (0.86, 0.18), (0.86, 0.001)]
    return [
        barrel('housing', body, kit['case']),
        upright('handle', grip, kit['case']),
        upright('pad', pad, kit['grip']),
        along_x('gear case', nose, kit['dark']),
        along_x('collar', [(0.68, 0.20), (0.69, 0.215), (0.82, 0.215), (0.83, 0.20)], kit['grip']),
        along_x('spindle', [(0.85, 0.07), (0.94, 0.07)], kit['steel']),
        *keyed_chuck(0.92, kit),
        twist_drill(1.50, 0.85, 0.05, kit['steel']),
        trigger(-0.62, -0.50, kit),
        *vents([-0.74 + i * 0.075 for i in range(6)], 0.0, 0.12, -0.265, kit),
        box('selector', (0.20, 0.10, 0.05), (0.42, 0, 0.285), kit['accent'], 0.02, 3),
    ]


def _cordless(kit, length):
    """What both cordless tools share: motor housing, handle with its trigger, and the battery to stand on."""
    body = [(-0.72, 0.10, 0.12, 0.02), (-0.69, 0.22, 0.25, 0.02), (-0.55, 0.275, 0.31, 0.01), (-0.20, 0.285, 0.32, 0), (length - 0.05, 0.27, 0.30, 0), (length, 0.24, 0.27, 0)]
    handle = [(-1.16, 0.34, 0.22, -0.28), (-1.10, 0.30, 0.20, -0.29), (-0.96, 0.20, 0.165, -0.33), (-0.62, 0.175, 0.155, -0.29), (-0.34, 0.20, 0.165, -0.22), (-0.05, 0.26, 0.20, -0.18)]
    pad = [(-0.95, 0.165, 0.17, -0.375), (-0.90, 0.18, 0.178, -0.37), (-0.62, 0.155, 0.168, -0.325), (-0.36, 0.165, 0.175, -0.275), (-0.31, 0.13, 0.16, -0.27)]
    battery = dark_plastic('battery', '#15191B', 0.42)
    return [
        barrel('housing', body, kit['case']),
        along_x('end cap', [(-0.75, 0.001), (-0.75, 0.17), (-0.72, 0.20), (-0.62, 0.245), (-0.58, 0.25)], kit['grip']),
        upright('handle', handle, kit['case']),
        upright('pad', pad, kit['grip']),
        trigger(-0.10, -0.44, kit),
        placed(group([slab('foot', 0.98, 0.50, 0.12, kit['case'], 0.16, 0.03)]), (-0.20, 0, -1.24)),
        placed(group([slab('battery', 1.04, 0.54, 0.30, battery, 0.14, 0.035)]), (-0.18, 0, -1.55)),
        box('latch', (0.12, 0.56, 0.09), (0.16, 0, -1.36), kit['accent'], 0.02, 3),
        box('mark', (0.30, 0.55, 0.03), (-0.32, 0, -1.40), kit['accent'], 0.008, 2),
        *vents([-0.50 + i * 0.07 for i in range(4)], 0.02, 0.09, -0.245, kit),
    ]


def cordless_drill(kit):
    """A drill driver: the torque ring and a chuck turned by hand."""
    return [
        *_cordless(kit, 0.30),
        along_x('torque ring', [(0.28, 0.20), (0.29, 0.25), (0.31, 0.262), (0.45, 0.255), (0.48, 0.235), (0.48, 0.001)], kit['accent']),
        along_x('neck', [(0.46, 0.225), (0.54, 0.215), (0.56, 0.19), (0.56, 0.001)], kit['grip']),
        *keyless_chuck(0.58, kit),
        box('selector', (0.20, 0.12, 0.05), (0.05, 0, 0.315), kit['grip'], 0.02, 3),
    ]


def impact_wrench(kit):
    """An impact wrench: the metal hammer case and the square drive."""
    case = [(0.20, 0.20), (0.22, 0.262), (0.30, 0.268), (0.52, 0.255), (0.68, 0.20), (0.76, 0.13), (0.84, 0.12), (0.85, 0.10), (0.85, 0.001)]
    return [
        *_cordless(kit, 0.22),
        along_x('hammer case', case, kit['gear']),
        along_x('bumper', [(0.19, 0.20), (0.20, 0.285), (0.26, 0.288), (0.27, 0.20)], kit['grip']),
        along_x('anvil', [(0.84, 0.075), (0.92, 0.075), (0.92, 0.001)], kit['steel']),
        box('drive', (0.17, 0.115, 0.115), (0.99, 0, 0), kit['steel'], 0.012, 3, (45, 0, 0)),
    ]


def compose(variant='impact'):
    """The mains drill set down on its grip and its tip, the cordless tools standing on their battery."""
    kit = looks()
    is_mains = variant in ('impact', 'rotary')
    if is_mains:
        handle = [side_handle(0.755, kit)] if variant == 'impact' else []
        tool = placed(group([*mains_drill(kit), *handle]), (0, 0, 0.84), (0, 20, 0))
        cable = cord([(-1.40, 0, 0.10), (-1.66, 0.02, 0.05), (-2.1, 0.25, 0.036), (-2.5, 0.9, 0.036), (-3.6, 1.3, 0.036)], kit)
        placed(group([tool, *cable]), (-0.30, 0.1, 0), (0, 0, -24), 0.98)
        high = 0.52
    else:
        tool = group(cordless_drill(kit) if variant == 'cordless' else impact_wrench(kit))
        placed(group([tool]), (0.02, 0, 1.55 * 1.1), (0, 0, -28), 1.1)
        high = 1.04
    light_stage('mist', flags=False)
    camera((0.2, -9.6, 4.2), (0.05, 0, high), 76 if is_mains else 88, 5.6, focus=(0, -0.3, high))
