"""How camera and forklift travel, as plain numbers: Blender poses the scene by them, `between.py` moves pixels by them.

`u` is the share of the loop, 0 ≤ u < 1; everything is as at 0 again when it reaches 1, three bays further on.
"""

import math

KEYS = 18  # rendered frames of the loop, half a metre apart
TRAVEL = 9.0  # metres: three bays of three metres
START = -2.0
WALL_AHEAD = 31.0  # the end wall travels with the camera
LENS, SHIFT = 30.0, -0.06  # millimetres on a 36 mm sensor; vanishing point right of the middle, text on the left


def camera_at(u):
    """The camera's place and the point that it looks at."""
    turn = 2 * math.pi * u
    x = START + u * TRAVEL
    return (x, 0.26 + 0.10 * math.sin(turn), 1.62 + 0.05 * math.sin(turn + 1)), (x + 11, 0.02, 1.70)


def truck_at(u):
    """The forklift's place on the floor and its heading in radians."""
    turn = 2 * math.pi * u
    x = START + u * TRAVEL + 7.6 + 0.6 * math.sin(turn)
    return (x, -0.72 + 0.07 * math.sin(turn + 2), 0), math.radians(0.8) * math.cos(turn + 2)


def head_at(u):
    """The driver's head: a steady nod, a look to either side."""
    return 0, math.radians(3), math.radians(-6 + 22 * math.sin(2 * math.pi * u + 0.6))
