"""A counterbalanced forklift with a loaded pallet, its driver and wheels that turn. It faces +X, standing on z = 0."""

import math

from mathutils import Matrix

from film.driver import NECK, build_driver
from prints import cell
from shapes import bent, box, copy, decal, extruded, group, joined, placed, rounded, turned
from stage import material

WHEELS = [  # x, y, radius, sixths of a turn in one loop: a hub of six bolts closes on any whole number of them
    (0.62, 0.47, 0.33, 26),
    (0.62, -0.47, 0.33, 26),
    (-0.72, 0.43, 0.27, 32),
    (-0.72, -0.43, 0.27, 32),
]
FORK_HEIGHT = 0.24


def build_forklift(kit, load):
    """Returns the group that travels, the driver's head and the wheels, which move within it."""
    looks = {
        'paint': material('forklift', '#F08418', rough=0.28, coat=0.5),
        'dark': material('chassis', '#1B2324', rough=0.5),
        'steel': material('mast', '#343E3F', metal=0.5, rough=0.42),
        'tyre': material('tyre', '#15191A', rough=0.85),
        'lamp': material('tail lamp', '#E8301C', emission=1.4, rough=0.3),
        'white': material('reverse lamp', '#F5F2E8', emission=0.5, rough=0.3),
        'beacon': material('beacon', '#FF9A1F', emission=2.2, rough=0.3),
        'chrome': material('rod', (0.8, 0.82, 0.84), metal=1, rough=0.15),
    }
    parts = _body(looks) + _guard(looks) + _mast(looks) + _rear(looks, kit['labels'])
    body = joined(parts, 'forklift body')
    driver, head = build_driver()
    wheels = [_wheel(looks, radius) for _, _, radius, _ in WHEELS]
    carried = copy(load, (1.72, 0, FORK_HEIGHT - 0.10), (0, 0, 90))
    truck = group([body, driver, head, carried, *wheels], 'forklift')
    head.location = NECK
    for wheel, (x, y, radius, _) in zip(wheels, WHEELS):
        wheel.location = (x, y, radius)
    return truck, head, wheels


def _body(looks):
    """Counterweight and frame from their side view, the seat and the steering column."""
    weight = rounded(
        [(-1.16, 0.34), (-0.38, 0.34), (-0.38, 0.98), (-1.02, 0.98), (-1.24, 0.78)], [0.10, 0.03, 0.06, 0.12, 0.16]
    )
    frame = rounded([(-0.45, 0.26), (0.78, 0.26), (0.78, 0.62), (0.30, 0.62), (0.22, 0.74), (-0.45, 0.90)], 0.05)
    return [
        extruded('counterweight', weight, 1.06, looks['paint'], 0.075, 5, 40),
        extruded('frame', frame, 0.92, looks['paint'], 0.04, 3, 40),
        box('step', (0.42, 1.02, 0.06), (0.02, 0, 0.36), looks['dark'], 0.02),
        box('axle', (0.30, 0.70, 0.20), (-0.72, 0, 0.30), looks['dark'], 0.05),
        box('seat', (0.46, 0.50, 0.12), (-0.16, 0, 0.93), looks['dark'], 0.045, 4),
        box('backrest', (0.12, 0.46, 0.40), (-0.40, 0, 1.15), looks['dark'], 0.05, 4, (0, -8, 0)),
        bent('column', [(0.52, 0, 0.62), (0.30, 0, 1.12)], 0.035, looks['dark'], smooth=False),
        placed(
            turned(
                'steering wheel',
                [(0.15 + 0.016 * math.cos(a * math.pi / 6), 0.016 * math.sin(a * math.pi / 6)) for a in range(12)],
                looks['dark'],
                40,
            ),
            (0.27, 0, 1.18),
            (0, -32, 0),
        ),
    ]


def _guard(looks):
    """The overhead guard: two raked posts behind, two in front, a barred roof."""
    parts = []
    for side in (1, -1):
        rear = [(-0.98, side * 0.42, 0.92), (-0.80, side * 0.42, 1.55), (-0.62, side * 0.41, 2.12)]
        front = [(0.62, side * 0.42, 0.60), (0.52, side * 0.41, 1.40), (0.34, side * 0.41, 2.12)]
        parts += [bent('post', path, 0.034, looks['dark']) for path in (rear, front)]
        parts.append(
            bent(
                'roof rail', [(-0.66, side * 0.41, 2.12), (0.38, side * 0.41, 2.12)], 0.034, looks['dark'], smooth=False
            )
        )
    for x in (-0.62, -0.44, -0.26, -0.08, 0.10, 0.34):
        parts.append(box('roof bar', (0.045, 0.82, 0.035), (x, 0, 2.125), looks['dark'], 0.01, 2))
    parts.append(
        placed(
            turned('beacon', rounded([(0.001, 0), (0.055, 0), (0.05, 0.11), (0.001, 0.11)], 0.02), looks['beacon'], 32),
            (-0.62, 0.30, 2.15),
        )
    )
    return parts


def _mast(looks):
    parts = []
    for side in (1, -1):
        parts += [
            box('outer mast', (0.13, 0.08, 2.15), (0.98, side * 0.34, 1.22), looks['steel'], 0.012, 2),
            box('inner mast', (0.10, 0.06, 2.10), (0.99, side * 0.25, 1.34), looks['steel'], 0.012, 2),
            bent(
                'lift rod', [(0.93, side * 0.17, 0.30), (0.93, side * 0.17, 2.05)], 0.028, looks['chrome'], smooth=False
            ),
            box('fork', (1.12, 0.11, 0.04), (1.62, side * 0.24, FORK_HEIGHT - 0.03), looks['steel'], 0.01, 2),
            box('fork shank', (0.05, 0.11, 0.50), (1.09, side * 0.24, FORK_HEIGHT + 0.22), looks['steel'], 0.01, 2),
        ]
    for z in (0.34, 2.26):
        parts.append(box('mast tie', (0.09, 0.74, 0.10), (0.97, 0, z), looks['steel'], 0.012, 2))
    for z in (0.32, 0.66):
        parts.append(box('carriage', (0.06, 0.92, 0.10), (1.06, 0, z), looks['steel'], 0.012, 2))
    parts += [
        box('load guard', (0.035, 0.03, 0.70), (1.07, y, 1.02), looks['steel'], 0.008, 1)
        for y in (-0.44, -0.22, 0, 0.22, 0.44)
    ]
    parts.append(box('load guard top', (0.035, 0.92, 0.035), (1.07, 0, 1.38), looks['steel'], 0.008, 1))
    return parts


def _rear(looks, labels):
    """The rear, which faces the camera: lamps, louvres, tow pin, rating plate."""
    parts = []
    for side in (1, -1):
        parts += [
            box('lamp housing', (0.06, 0.10, 0.30), (-1.045, side * 0.43, 1.06), looks['dark'], 0.02),
            box('tail lamp', (0.03, 0.07, 0.12), (-1.075, side * 0.43, 1.12), looks['lamp'], 0.015),
            box('reverse lamp', (0.03, 0.07, 0.07), (-1.075, side * 0.43, 1.00), looks['white'], 0.015),
        ]
    parts += [
        box('louvre', (0.05, 0.50, 0.022), (-1.195 - 0.012 * i, 0, 0.52 + 0.05 * i), looks['dark'], 0.006, 2)
        for i in range(3)
    ]
    parts.append(box('tow pin', (0.10, 0.12, 0.12), (-1.19, 0, 0.40), looks['dark'], 0.02))
    slope = [(-1.244, 0.17, 0.725), (-1.244, -0.17, 0.725), (-1.085, -0.17, 0.936), (-1.085, 0.17, 0.936)]
    parts.append(decal('plate', [(x - 0.012, y, z + 0.012) for x, y, z in slope], labels, cell('plate')))
    return parts


def _wheel(looks, radius):
    """Tyre, rim and six wheel nuts, its axle along Y."""
    tyre = turned(
        'tyre',
        rounded([(radius * 0.55, -0.10), (radius, -0.10), (radius, 0.10), (radius * 0.55, 0.10)], 0.035),
        looks['tyre'],
        56,
    )
    rim = turned(
        'rim',
        rounded([(0.001, -0.07), (radius * 0.58, -0.09), (radius * 0.58, 0.09), (0.001, 0.07)], 0.015),
        looks['paint'],
        40,
    )
    nuts = [
        box(
            'nut',
            (0.035, 0.035, 0.19),
            (radius * 0.36 * math.cos(i * math.pi / 3), radius * 0.36 * math.sin(i * math.pi / 3), 0),
            looks['steel'],
            0.006,
            2,
        )
        for i in range(6)
    ]
    upright = joined([tyre, rim, *nuts], 'wheel')
    upright.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    return upright
