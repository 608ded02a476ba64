"""Safety shoes on mist ground: a pair of low ones or of ankle boots in black leather, with a steel toe under the cap."""

import math

from mathutils import Vector

from shapes import bent, box, group, lofted, placed, solid, turned
from stage import camera, light_stage, material

SOLE = 0.22

# Collar: its centre, half length, half width; heights at heel, side and front; how far the front of the shaft leans
# forward below it, how high the shaft goes on above it, and the rows of eyelets from first to last share of the way up.
CUTS = {
    'low': {'collar': (-0.74, 0.50, 0.265), 'heights': (0.98, 0.82, 1.04), 'lean': 0.62, 'shaft': 0.0, 'rows': (0.60, 0.93, 4)},
    'boot': {'collar': (-0.72, 0.49, 0.285), 'heights': (0.98, 0.98, 1.10), 'lean': 0.46, 'shaft': 0.50, 'rows': (0.60, 1.72, 7)},
}


def _spring(x, y, z):
    """The toe lifted a little off the ground."""
    return (x, y, z + 0.07 * max(0.0, (x - 0.45) / 0.85) ** 2)


def _footprint(turn, side, out=0.0):
    """The outline of the sole: turn 0 is the toe, 180 degrees the heel."""
    c, s = math.cos(turn), math.sin(turn)
    x = 1.24 * math.copysign(abs(c) ** 0.80, c)
    ball, heel = math.exp(-(((x - 0.70) / 0.70) ** 2)), math.exp(-(((x + 1.0) / 0.5) ** 2))
    wide = 0.325 + 0.165 * ball + 0.05 * heel
    y = wide * math.copysign(abs(s) ** (0.66 if c > 0 else 0.80), s) + side * (0.07 * max(0.0, x) ** 2 - 0.03)
    return x + out * c, y + out * s


def _skin(cut, side):
    """A function of (turn, u) for the upper: u is 0 at the sole, 1 at the ankle and 2 at the top of a boot's shaft."""
    centre, half_long, half_wide = cut['collar']
    heel_z, side_z, front_z = cut['heights']

    def point(turn, u, off=0.0):
        c, s = math.cos(turn), math.sin(turn)
        x, y = _footprint(turn, side, -0.035)
        front, back = max(0.0, c), max(0.0, -c)
        top = side_z + (front_z - side_z) * front**2 + (heel_z - side_z) * back**2
        p0 = Vector((x, y, SOLE - 0.05))
        p1 = Vector((x + 0.05 * c, y * 1.06, SOLE + 0.30 + 0.24 * front + 0.10 * back))
        p3 = Vector((centre + half_long * c, half_wide * s, top))
        p2 = Vector((p3.x + cut['lean'] * front - 0.03 * back, p3.y * 1.15, top - 0.40 + 0.04 * front))
        v = min(u, 1.0)
        here = p0 * (1 - v) ** 3 + p1 * 3 * v * (1 - v) ** 2 + p2 * 3 * v * v * (1 - v) + p3 * v**3
        if u > 1:
            w = u - 1
            here += Vector((-0.06 * front * w * (1 - w) + 0.02 * w, 0.02 * s * w, cut['shaft'] * w))
        out = Vector((c * 0.8, s, 0.5 * front * (1 if u < 1.1 else 0.1))).normalized() * off
        return _spring(*(here + out))

    return point


def _sheet(name, point, turns, low, high, look, off=0.0, thick=0.03, rows=40, columns=60):
    """A piece of leather on the skin, from one turn to another (degrees) and from `low` to `high`, which may follow the turn."""
    vertices = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            turn = math.radians(turns[0] + (turns[1] - turns[0]) * column / columns)
            start, end = (each(turn) if callable(each) else each for each in (low, high))
            vertices.append(point(turn, start + (end - start) * row / rows, off))
    wide = columns + 1
    faces = [(r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c) for r in range(rows) for c in range(columns)]
    made = solid(name, vertices, faces, look, 60)
    wall = made.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness, wall.offset = thick, -1
    edge = made.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.007, 2, 'ANGLE', math.radians(60)
    return made


def _pad(point, top, look, radius, low=0.0):
    """The padded collar around the opening."""
    ring = [point(2 * math.pi * i / 72, top - low) for i in range(72)]
    return bent('collar', ring, radius, look, closed=True)


def _sole(side, rubber, middle):
    """A midsole, an outsole and its lugs along the edge, open under the arch."""
    count, parts = 160, []
    for name, look, levels in (
        ('midsole', middle, ((0.010, 0.115), (0.024, 0.125), (0.028, 0.17), (0.020, SOLE + 0.005), (0.000, SOLE + 0.02))),
        ('outsole', rubber, ((-0.010, 0.050), (0.018, 0.058), (0.030, 0.075), (0.030, 0.108), (0.022, 0.118))),
    ):
        rings = []
        for out, z in levels:
            turns = (2 * math.pi * i / count for i in range(count))
            rings.append([_spring(*_footprint(t, side, out), z) for t in turns])
        parts.append(lofted(name, rings, look, smooth_angle=40))
    for i in range(44):
        turn = 2 * math.pi * (i + 0.5) / 44
        x, y = _footprint(turn, side, -0.026)
        if -0.40 < x < -0.05:
            continue
        ahead = Vector(_footprint(turn + 0.02, side)) - Vector(_footprint(turn - 0.02, side))
        angle = math.degrees(math.atan2(ahead.y, ahead.x))
        parts.append(box('lug', (0.088, 0.11, 0.085), _spring(x, y, 0.045), rubber, 0.012, 2, (0, 0, angle)))
    return parts


def _laces(point, cut, lace, metal):
    """Eyelets on both sides of the tongue and the laces across it, with a bow."""
    first, last, count = cut['rows']
    parts, rows = [], []
    for i in range(count):
        u = first + (last - first) * i / (count - 1)
        spread = math.radians(15 + 14 * min(1.0, (u - first) / 0.4))
        left, right = (Vector(point(turn, u, 0.045)) for turn in (spread, -spread))
        rows.append((left, right))
        for eye in (left, right):
            parts.append(placed(turned('eyelet', [(0.012, 0), (0.032, 0), (0.030, 0.014), (0.012, 0.014)], metal, 24), eye, (0, 52, 0)))
    rise = Vector((0.03, 0, 0.035))
    for i, (left, right) in enumerate(rows):
        middle = (left + right) / 2 + rise
        parts.append(bent('lace', [left, middle, right], 0.021, lace))
        if i + 1 < len(rows):
            for start, end in ((left, rows[i + 1][1]), (right, rows[i + 1][0])):
                parts.append(bent('lace', [start, (start + end) / 2 + rise * 1.5, end], 0.019, lace))
    left, right = rows[-1]
    knot = (left + right) / 2 + rise * 1.5
    for s in (1, -1):
        loop = [(0, 0, 0), (0.07, 0.15 * s, 0.06), (0.11, 0.27 * s, -0.03), (0.10, 0.20 * s, -0.10), (0.0, 0, 0)]
        tail = [(0, 0, 0), (0.14, 0.07 * s, 0.01), (0.25, 0.13 * s, -0.12)]
        parts += [bent('bow', [knot + Vector(p) for p in points], 0.018, lace) for points in (loop, tail)]
    parts.append(placed(box('knot', (0.07, 0.07, 0.05), (0, 0, 0), lace, 0.022, 3), knot))
    return parts


def build_shoe(cut_name, side, looks):
    """One shoe along X, its toe to +X, standing on z = 0, 2.6 long."""
    cut = CUTS[cut_name]
    point, top = _skin(cut, side), 2.0 if cut['shaft'] else 1.0
    leather, panel, lining, rubber, middle, lace, metal = looks
    parts = [_sheet('upper', point, (0, 360), 0.0, top, leather, 0.0, 0.04, 60, 160)]
    cap = lambda turn: 0.40 - 0.10 * (turn / 1.1) ** 2  # noqa: E731
    parts += [
        _sheet('toe cap', point, (-66, 66), 0.0, cap, panel, 0.030),
        _sheet('counter', point, (128, 232), 0.0, lambda turn: 0.80 - 0.42 * abs(math.sin(turn)), panel, 0.018),
        _sheet('tongue', point, (-24, 24), 0.50, top + (0.05 if top > 1 else 0.04), lining, 0.016, 0.05),
        _pad(point, top, lining, 0.058),
        _pad(point, top, lining, 0.045, 0.07 if top == 1 else 0.13),
    ]
    for s in (1, -1):
        parts.append(_sheet('eyestay', point, sorted((s * 13, s * 62)), lambda t: 0.46 + 0.10 * (abs(t) - 0.23), lambda t: top - 0.03, leather, 0.026))
    return group([*parts, *_sole(side, rubber, middle), *_laces(point, cut, lace, metal)], f'shoe {side}')


def compose(variant='low'):
    """The pair, one from the side and the other turned behind it."""
    leather = material('leather', '#25282A', rough=0.48, specular=0.45, bump=0.12, bump_scale=26)
    panel = material('panel', '#1B1E20', rough=0.38, specular=0.5, bump=0.10, bump_scale=26)
    lining = material('lining', '#4A5356', rough=0.85, bump=0.3, bump_scale=120, specular=0.2)
    rubber = material('outsole', '#15181A', rough=0.6)
    middle = material('midsole', '#5C6668' if variant == 'low' else '#3B4143', rough=0.55)
    lace = material('lace', 'saffron' if variant == 'low' else '#7A6A4A', rough=0.8)
    metal = material('eyelet', (0.45, 0.46, 0.47), metal=1, rough=0.3)
    looks = (leather, panel, lining, rubber, middle, lace, metal)
    placed(build_shoe(variant, 1, looks), (-0.40, -0.52, 0), (0, 0, 203), 1.06)
    placed(build_shoe(variant, -1, looks), (0.70, 0.62, 0), (0, 0, 222), 1.06)
    light_stage('mist', flags=False)
    high = 0.46 if variant == 'low' else 0.73
    camera((0.0, -9.2, 4.6), (0.02, 0.0, high), 80, 5.6, focus=(0, -0.5, high))
