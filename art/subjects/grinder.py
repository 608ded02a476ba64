"""An angle grinder on mist ground, its wheel to the viewer."""

import math

from powertools import along_x, barrel, cord, looks, side_handle, vents
from shapes import box, group, placed, rounded, solid, turned
from stage import camera, light_stage, material

WHEEL = 0.56


def _guard(look):
    """The sheet-metal guard over the rear half of the wheel, open below."""
    profile = rounded([(0.16, 0.10), (0.64, 0.10), (0.64, -0.10), (0.62, -0.10), (0.62, 0.08), (0.16, 0.08)], 0.012, 3)
    steps, count = 64, len(profile)
    vertices = [
        (r * math.cos(turn), r * math.sin(turn), z)
        for turn in (math.radians(64 + 162 * i / steps) for i in range(steps + 1))
        for r, z in profile
    ]
    faces = [
        (i * count + k, (i + 1) * count + k, (i + 1) * count + (k + 1) % count, i * count + (k + 1) % count)
        for i in range(steps)
        for k in range(count)
    ]
    faces += [tuple(range(count)), tuple(reversed(range(steps * count, (steps + 1) * count)))]
    return solid('guard', vertices, faces, look, 35)


def _wheel(kit):
    """The grinding wheel with its depressed centre, flange and nut, the open side to -Z."""
    grit = material('abrasive', '#2E2B29', rough=0.85, bump=0.5, bump_scale=130, specular=0.35)
    label = material('label', '#E4DFD2', rough=0.5)
    disc = [(0.10, 0.03), (0.22, 0.03), (0.27, 0.0), (WHEEL, 0.0), (WHEEL, -0.05), (0.26, -0.05), (0.22, -0.015), (0.10, -0.015)]
    return [
        turned('wheel', disc, grit, 160),
        turned('label', [(0.275, -0.051), (0.44, -0.051), (0.44, -0.0525), (0.275, -0.0525)], label, 128),
        turned('ring', [(0.42, -0.052), (0.44, -0.052), (0.44, -0.054), (0.42, -0.054)], kit['accent'], 128),
        turned('nut', rounded([(0.05, -0.02), (0.17, -0.02), (0.16, -0.07), (0.05, -0.075)], 0.012), kit['black'], 64),
        turned('spindle', [(0.001, -0.10), (0.05, -0.10), (0.055, -0.09), (0.055, 0.2)], kit['steel'], 48, closed=False),
    ]


def build_grinder(kit):
    """Along X with its gear head at +X; the wheel hangs below it, the side handle points to -Y."""
    body = [(-1.50, 0.16, 0.17, 0), (-1.46, 0.235, 0.25, 0), (-1.20, 0.235, 0.245, 0), (-0.80, 0.195, 0.20, 0), (-0.35, 0.22, 0.225, 0), (0.10, 0.275, 0.275, 0), (0.36, 0.285, 0.285, 0), (0.40, 0.28, 0.28, 0)]
    head = [(0.36, 0.285, 0.285, 0), (0.46, 0.28, 0.27, 0), (0.74, 0.265, 0.24, -0.01), (0.98, 0.225, 0.20, -0.03), (1.06, 0.14, 0.13, -0.04), (1.08, 0.03, 0.03, -0.04)]
    spindle = [*_wheel(kit), placed(_guard(kit['black']), (0, 0, 0.02))]
    neck = turned('neck', [(0.24, 0.40), (0.25, 0.14), (0.19, 0.12), (0.19, 0.02)], kit['gear'], 64, closed=False)
    return [
        barrel('housing', body, kit['case'], 2.2),
        along_x('sleeve', [(-1.22, 0.20), (-1.20, 0.252), (-1.10, 0.252), (-1.08, 0.20)], kit['grip']),
        barrel('head', head, kit['gear'], 2.8),
        placed(group([*spindle, neck]), (0.72, 0, -0.44)),
        side_handle(0.66, kit, 1.05),
        box('switch', (0.36, 0.10, 0.06), (-0.42, 0, -0.225), kit['accent'], 0.02, 3),
        box('switch', (0.36, 0.06, 0.10), (-0.42, -0.225, 0.02), kit['accent'], 0.02, 3),
        *vents([-1.40 + i * 0.06 for i in range(3)], 0.0, 0.12, -0.20, kit),
    ]


def compose():
    """Resting on its wheel and its tail, the wheel to the viewer and the side handle up."""
    kit = looks()
    tool = placed(group(build_grinder(kit)), (0, 0, 0), (-62, 0, 0))
    tool = placed(group([tool]), (0, 0, 0.575), (0, -11.7, 0))
    cable = cord([(-1.42, 0, 0.28), (-1.68, 0.02, 0.20), (-1.95, 0.25, 0.045), (-1.75, 0.75, 0.036), (-1.0, 1.0, 0.036), (-0.3, 1.6, 0.036), (0.2, 3.6, 0.036)], kit)
    placed(group([tool, *cable]), (0.12, -0.1, 0), (0, 0, -20), 1.12)
    light_stage('mist', flags=False)
    camera((0.2, -9.6, 4.2), (0.0, 0, 0.60), 78, 5.6, focus=(0, -0.3, 0.6))
