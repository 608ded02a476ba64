"""The driver, seen from behind: seated, hi-vis vest, white helmet, hands on the wheel."""

from shapes import ball, bent, box, joined, lofted, oval, placed
from stage import material
from subjects.helmet import build_helmet

SEAT = (-0.20, 0.0, 0.98)  # where the hips are, in the forklift's metres
NECK = (-0.17, 0.0, 1.60)

TORSO = [  # height above the seat, forward, half depth, half width
    (0.00, 0.02, 0.150, 0.190),
    (0.10, 0.00, 0.140, 0.180),
    (0.22, -0.02, 0.130, 0.180),
    (0.36, -0.02, 0.135, 0.200),
    (0.47, -0.01, 0.130, 0.215),
    (0.54, 0.00, 0.115, 0.205),
    (0.59, 0.01, 0.085, 0.150),
    (0.63, 0.02, 0.060, 0.075),
]


def build_driver():
    """The body as one mesh and the head as another, which the film turns."""
    looks = {
        'vest': material('hi-vis', '#D9E021', rough=0.7, emission=0.10),
        'band': material('reflective band', '#D5DBDA', rough=0.3, emission=0.25),
        'shirt': material('shirt', '#1F3B4D', rough=0.8),
        'trousers': material('trousers', '#22303A', rough=0.85),
        'skin': material('skin', '#8A5A3C', rough=0.5),
        'hair': material('hair', '#15100D', rough=0.6),
        'helmet': material('driver helmet', '#F3F3EE', rough=0.25, coat=0.4),
        'strap': material('strap', '#1A2222', rough=0.6),
        'glove': material('glove', '#2F3A39', rough=0.8),
    }
    return _body(looks), _head(looks)


def _ring(row, grow=0.0):
    height, forward, depth, width = row
    return oval((SEAT[0] + forward, 0, SEAT[2] + height), depth + grow, width + grow, 2.5, 28)


def _body(looks):
    parts = [lofted('torso', [_ring(row) for row in TORSO], looks['vest'])]
    for low, high in ((0.13, 0.18), (0.24, 0.29)):
        parts.append(lofted('band', [_ring(_torso_at(z), 0.004) for z in (low, high)], looks['band'], capped=False))
    for side in (1, -1):
        parts += _arm(side, looks) + _leg(side, looks)
        parts.append(_brace(side, looks['band']))
    return joined(parts, 'driver')


def _torso_at(height):
    """The torso's measures at any height."""
    for lower, upper in zip(TORSO, TORSO[1:]):
        if lower[0] <= height <= upper[0]:
            u = (height - lower[0]) / (upper[0] - lower[0])
            return tuple(a + (b - a) * u for a, b in zip(lower, upper))
    raise ValueError(f'no torso at {height}')


def _brace(side, look):
    """The reflective strip over a shoulder, down the back to the upper band."""
    rings = []
    for height in (0.28, 0.36, 0.44, 0.50, 0.55, 0.585):
        _, forward, depth, _ = _torso_at(height)
        x, y, z = SEAT[0] + forward - depth * 0.955 - 0.006, side * 0.115, SEAT[2] + height
        rings.append([(x, y - 0.022, z), (x, y + 0.022, z), (x + 0.01, y + 0.022, z), (x + 0.01, y - 0.022, z)])
    return lofted('brace', rings, look)


def _arm(side, looks):
    shoulder = (SEAT[0], side * 0.225, SEAT[2] + 0.48)
    elbow = (SEAT[0] + 0.13, side * 0.315, SEAT[2] + 0.24)
    hand = (SEAT[0] + 0.43, side * 0.13, SEAT[2] + 0.27)
    return [
        ball('shoulder', 0.078, (shoulder[0], side * 0.205, shoulder[2] + 0.005), looks['shirt'], segments=24),
        bent('upper arm', [shoulder, elbow], 0.058, looks['shirt'], smooth=False),
        ball('elbow', 0.058, elbow, looks['shirt'], segments=20),
        bent('forearm', [elbow, hand], 0.047, looks['shirt'], smooth=False),
        ball('hand', 0.055, hand, looks['glove'], segments=20),
    ]


def _leg(side, looks):
    hip, knee = (SEAT[0] + 0.05, side * 0.10, SEAT[2] + 0.05), (SEAT[0] + 0.48, side * 0.15, SEAT[2] + 0.10)
    foot = (SEAT[0] + 0.62, side * 0.14, SEAT[2] - 0.32)
    return [
        bent('thigh', [hip, knee], 0.085, looks['trousers'], smooth=False),
        ball('knee', 0.085, knee, looks['trousers'], segments=20),
        bent('shin', [knee, foot], 0.06, looks['trousers'], smooth=False),
        box('shoe', (0.24, 0.09, 0.08), (foot[0] + 0.06, foot[1], foot[2] - 0.03), looks['strap'], 0.03),
    ]


def _head(looks):
    """Head and helmet around the neck's joint, so that turning the object turns the head."""
    helmet = placed(build_helmet(looks['helmet'], looks['strap'], 64, 20), (0.01, 0, 0.17), (0, 0, 90), 0.128)
    parts = [
        bent('neck', [(-0.005, 0, -0.05), (0.005, 0, 0.06)], 0.055, looks['skin'], smooth=False, sides=3),
        ball('head', 0.098, (0.012, 0, 0.125), looks['skin'], (1.06, 0.84, 1.20), 32),
        ball('hair', 0.099, (0.0, 0, 0.135), looks['hair'], (1.02, 0.86, 1.0), 32),
        helmet,
    ]
    for side in (1, -1):
        parts.append(ball('ear', 0.026, (0.005, side * 0.085, 0.115), looks['skin'], (0.7, 0.4, 1.2), 16))
    return joined(parts, 'driver head')
