"""Rolls of thermal transfer labels, or of ribbon, on mist ground."""

from shapes import box, group, placed, turned
from stage import camera, light_stage, material


def _roll(paper, core, radius, width, inner=0.24):
    """A roll standing on its end, z from 0 to `width`, its layers seen as fine rings."""
    profile = [(inner, 0), (radius - 0.012, 0), (radius, 0.012), (radius, width - 0.012), (radius - 0.012, width)]
    step = 0.014
    layers = int((radius - inner) / step) - 1
    for i in range(layers):
        r = radius - 0.02 - i * step
        profile += [(r, width), (r - step * 0.5, width - 0.006)]
    profile.append((inner, width))
    tube = turned('core', [(inner - 0.045, -0.01), (inner, -0.01), (inner, width + 0.01), (inner - 0.045, width + 0.01)], core)
    return group([turned('roll', profile, paper, 160, smooth_angle=20), tube], 'roll')


def compose(variant='labels'):
    """Two standing rolls and one on its rim, with its first labels unrolled."""
    core = material('core', 'kraft', rough=0.7)
    if variant == 'ribbon':
        film = material('film', '#121517', rough=0.22, coat=0.3)
        for x, y, turn in ((-0.85, 0.35, 0), (0.35, 0.62, 0)):
            placed(_roll(film, core, 0.42, 1.75), (x, y, 0), (0, 0, turn))
        placed(_roll(film, core, 0.42, 1.75), (-0.55, -0.65, 0.42), (0, 90, -14))
    else:
        paper, liner = material('label', '#FBFBF8', rough=0.5), material('liner', '#D9D2BE', rough=0.45)
        placed(_roll(paper, core, 0.72, 0.95), (-0.95, 0.45, 0))
        placed(_roll(paper, core, 0.72, 0.95), (-0.90, 0.48, 0.97), (0, 0, 40), 0.98)
        placed(_roll(paper, core, 0.66, 0.95), (1.05, 0.10, 0.66), (90, 0, 12))
        strip = [box('liner', (2.0, 0.98, 0.008), (0, 0, 0.006), liner, 0, 1)]
        strip += [box('label', (0.46, 0.92, 0.007), (-0.74 + i * 0.49, 0, 0.012), paper, 0.003, 1) for i in range(4)]
        placed(group(strip, 'strip'), (0.14, -0.41, 0), (0, 0, 12))
    light_stage('mist', flags=False)
    camera((0.3, -9.6, 4.6), (0.05, 0, 0.75), 80, 5.6, focus=(0, -0.3, 0.6))
