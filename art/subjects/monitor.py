"""A desktop monitor on its stand, on mist ground."""

from desk import dark_plastic, screen, slab
from shapes import box, group, placed
from stage import camera, light_stage, material

WIDTH, HEIGHT = 3.0, 1.76


def build_monitor():
    """The screen faces -Y; the foot stands on z = 0."""
    case = dark_plastic()
    foot = material('stand', (0.33, 0.35, 0.36), metal=0.85, rough=0.36)
    low = 0.62
    return group(
        [
            slab('foot', 1.05, 0.78, 0.045, foot, 0.07, 0.014),
            box('neck', (0.34, 0.10, 1.25), (0, 0.20, 0.66), foot, 0.03, 4, (4, 0, 0)),
            box('hub', (0.60, 0.16, 0.60), (0, 0.10, low + 0.86), case, 0.05, 4),
            placed(slab('back', WIDTH, HEIGHT, 0.10, case, 0.04, 0.022), (0, 0.0, low + HEIGHT / 2), (180, 0, 0)),
            screen('monitor', WIDTH - 0.09, HEIGHT - 0.16, -0.052, low + 0.115, 0.6),
            box('lamp', (0.05, 0.006, 0.012), (1.32, -0.052, low + 0.05), material('lamp', '#CFE8E4', emission=2), 0, 1),
        ],
        'monitor',
    )


def compose():
    """Slightly from the right."""
    placed(build_monitor(), (0, 0.1, 0), (0, 0, -20), 0.95)
    light_stage('mist', flags=False)
    camera((0.3, -10.0, 2.9), (0.0, 0, 1.08), 76, 5.6, focus=(0, -0.3, 1.1))
