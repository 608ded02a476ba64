"""Traffic cones with two reflective sleeves on mist ground."""

from desk import slab
from shapes import group, placed, rounded, turned
from stage import camera, light_stage, material


def build_cone():
    """The cone on its rubber foot."""
    orange = material('cone', '#EC5A1C', rough=0.42, coat=0.1)
    white = material('sleeve', '#F1F3F1', rough=0.35)
    rubber = material('foot', '#1D2123', rough=0.65)
    base, tip, height = 0.56, 0.085, 2.1

    def radius(z):
        return base + (tip - base) * z / height

    skin = [(radius(0) + 0.09, 0.0), (radius(0) + 0.07, 0.05), (radius(0.10), 0.10)]
    skin += [(radius(z), z) for z in (0.5, 1.0, 1.5, height - 0.03)] + [(tip - 0.015, height), (tip - 0.04, height - 0.01), (tip - 0.04, height - 0.3)]
    parts = [slab('foot', 1.62, 1.62, 0.12, rubber, 0.26, 0.03), placed(turned('cone', skin, orange, closed=False), (0, 0, 0.11))]
    for low, high in ((0.62, 1.02), (1.28, 1.62)):
        band = rounded([(radius(low) - 0.01, low), (radius(low) + 0.012, low), (radius(high) + 0.012, high), (radius(high) - 0.01, high)], 0.004)
        parts.append(placed(turned('sleeve', band, white), (0, 0, 0.11)))
    return group(parts, 'cone')


def compose():
    """One in front, one behind."""
    placed(build_cone(), (-0.45, -0.35, 0), (0, 0, 24), 0.95)
    placed(build_cone(), (0.85, 0.75, 0), (0, 0, 12), 0.95)
    light_stage('mist', flags=False)
    camera((0.3, -10.4, 4.4), (0.05, 0, 0.98), 80, 5.6, focus=(0, -0.5, 0.9))
