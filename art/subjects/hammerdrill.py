"""A rotary hammer with its bit, and a hot-air gun, on mist ground."""

from powertools import along_x, barrel, cord, looks, side_handle, trigger, twist_drill, upright, vents
from shapes import bent, box, group, placed, turned
from stage import camera, light_stage


def rotary_hammer(kit):
    """Along X: the motor and the long gear case in one line, a D-shaped handle behind, an SDS bit ahead."""
    body = [(-0.98, 0.14, 0.20, -0.02), (-0.94, 0.25, 0.32, -0.03), (-0.70, 0.30, 0.38, -0.05), (-0.20, 0.31, 0.39, -0.06), (0.20, 0.30, 0.37, -0.04), (0.34, 0.27, 0.33, -0.02)]
    case = [(0.28, 0.29, 0.35, -0.02), (0.36, 0.285, 0.34, -0.01), (0.80, 0.26, 0.29, 0.0), (1.02, 0.235, 0.245, 0.0), (1.06, 0.22, 0.22, 0.0)]
    loop = [(-0.86, 0, 0.16), (-1.28, 0, 0.13), (-1.50, 0, -0.12), (-1.52, 0, -0.52), (-1.38, 0, -0.86), (-1.04, 0, -0.92), (-0.78, 0, -0.66), (-0.66, 0, -0.30)]
    chuck = [(1.18, 0.10), (1.18, 0.20), (1.24, 0.215), (1.36, 0.205), (1.40, 0.185), (1.48, 0.20), (1.58, 0.16), (1.70, 0.10), (1.70, 0.04)]
    bit = placed(group([twist_drill(0, 1.05, 0.062, kit['steel'])]), (1.66, 0, 0))
    return [
        barrel('housing', body, kit['case'], 2.8),
        barrel('gear case', case, kit['dark'], 2.5),
        along_x('collar', [(1.03, 0.16), (1.04, 0.235), (1.16, 0.235), (1.18, 0.16)], kit['grip']),
        along_x('chuck', chuck, kit['grip']),
        along_x('shank', [(1.60, 0.058), (1.90, 0.058)], kit['steel']),
        bit,
        bent('handle', loop, 0.135, kit['case'], sides=12),
        bent('pad', [(-1.44, 0, 0.0), (-1.535, 0, -0.18), (-1.54, 0, -0.50), (-1.45, 0, -0.74)], 0.122, kit['grip'], sides=12),
        trigger(-1.40, -0.36, kit),
        side_handle(1.10, kit, 1.0),
        box('selector', (0.22, 0.06, 0.22), (0.02, -0.305, -0.06), kit['accent'], 0.03, 3),
        box('lever', (0.20, 0.08, 0.05), (0.02, -0.32, -0.06), kit['dark'], 0.02, 3, (0, 24, 0)),
        *vents([-0.80 + i * 0.075 for i in range(6)], -0.05, 0.15, -0.265, kit),
    ]


def hot_air_gun(kit):
    """Along X: the blower with its inlet behind, the nozzle of steel ahead, a straight grip below."""
    body = [(-0.86, 0.24, 0.26, 0), (-0.78, 0.30, 0.32, 0), (-0.40, 0.31, 0.33, 0), (0.10, 0.26, 0.28, 0), (0.56, 0.20, 0.21, 0), (0.66, 0.19, 0.195, 0)]
    grip = [(-1.22, 0.17, 0.15, -0.42), (-1.18, 0.21, 0.175, -0.41), (-0.95, 0.19, 0.165, -0.38), (-0.55, 0.18, 0.155, -0.30), (-0.20, 0.24, 0.19, -0.26)]
    pad = [(-1.05, 0.165, 0.175, -0.435), (-1.0, 0.185, 0.18, -0.425), (-0.60, 0.165, 0.168, -0.345), (-0.46, 0.13, 0.16, -0.33)]
    nozzle = [(0.60, 0.135), (1.16, 0.135), (1.20, 0.128), (1.24, 0.105), (1.42, 0.098), (1.42, 0.082), (1.20, 0.085)]
    inlet = [turned('ring', [(r - 0.012, 0), (r + 0.012, 0), (r + 0.012, 0.012), (r - 0.012, 0.012)], kit['dark'], 64) for r in (0.06, 0.11, 0.16, 0.20)]
    return [
        barrel('housing', body, kit['case'], 2.1),
        upright('handle', grip, kit['case']),
        upright('pad', pad, kit['grip']),
        along_x('inlet', [(-0.865, 0.001), (-0.865, 0.215), (-0.83, 0.24)], kit['hole']),
        *[placed(group([ring]), (-0.88, 0, 0), (0, 90, 0)) for ring in inlet],
        along_x('shroud', [(0.62, 0.12), (0.62, 0.205), (0.68, 0.215), (0.84, 0.205), (0.86, 0.19), (0.86, 0.12)], kit['grip']),
        along_x('nozzle', nozzle, kit['gear']),
        trigger(-0.14, -0.50, kit),
        box('dial', (0.22, 0.05, 0.07), (-0.10, -0.29, 0.04), kit['accent'], 0.02, 3),
        *vents([-0.62 + i * 0.075 for i in range(5)], 0.0, 0.12, -0.275, kit),
    ]


def compose(variant='rotary'):
    """The hammer set down on its handle and its tip; the gun standing on its back, as it is left to cool."""
    kit = looks()
    if variant == 'rotary':
        tool = placed(group(rotary_hammer(kit)), (0, 0, 0.73), (0, 14.8, 0))
        cable = cord([(-1.46, 0, 0.18), (-1.78, 0.02, 0.09), (-2.2, 0.3, 0.036), (-2.6, 1.0, 0.036), (-3.6, 1.5, 0.036)], kit)
        placed(group([tool, *cable]), (-0.38, 0.1, 0), (0, 0, -24), 0.92)
        high = 0.50
    else:
        tool = placed(group(hot_air_gun(kit)), (0, 0, 1.24), (0, 0, 0))
        placed(group([tool]), (-0.10, 0, 0), (0, 0, -26), 1.05)
        high = 0.85
    light_stage('mist', flags=False)
    camera((0.2, -9.6, 4.2), (0.0, 0, high), 76, 5.6, focus=(0, -0.3, high))
