"""People as an architect's model has them: right in size and posture, in work clothes, without a face.

A person stands on z = 0 and looks to -Y. Lengths in metres.
"""

import math

import bpy
from mathutils import Vector

from shapes import ball, box, group, lofted, oval, placed
from stage import add, material
from subjects.helmet import build_helmet

SKIN = ('#8A5A3C', '#A06C48', '#6F4630')
UPPER_ARM, FOREARM = 0.30, 0.28
HIPS, SHOULDERS, HEAD = 0.90, 1.40, 1.60

TORSO = [  # height, half width, half depth
    (0.84, 0.165, 0.115),
    (0.93, 0.172, 0.120),
    (1.04, 0.160, 0.110),
    (1.16, 0.168, 0.112),
    (1.28, 0.192, 0.118),
    (1.37, 0.200, 0.108),
    (1.42, 0.170, 0.090),
    (1.46, 0.085, 0.065),
]

_made = {}


def cloth(tone):
    """The cloth of a colour, made once for a scene."""
    if tone not in _made or _made[tone].name not in bpy.data.materials:
        _made[tone] = material(f'cloth {tone}', tone, rough=0.85, specular=0.2)
    return _made[tone]


def limb(points, radii, look):
    """A tapering tube through points: a leg or an arm."""
    curve = bpy.data.curves.new('limb', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', 1.0, 5, True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point, radius in zip(spline.bezier_points, points, radii):
        knot.co, knot.radius = point, radius
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    curve.materials.append(look)
    return add('limb', curve)


def person(
    place,
    turn=0,
    shirt='#1F3B4D',
    trousers='#22303A',
    over=None,
    over_tone='#D9E021',
    hands=(None, None),
    lean=0.0,
    head=(0, 0),
    cover='hair',
    cover_tone='#F3F3EE',
    skin=0,
    stride=0.0,
    size=1.0,
    seated=False,
):
    """A figure at (x, y), turned by degrees.

    `hands` are the points that the left (+X) and right hand reach, in the figure's own metres; `over` is a vest, an apron
    or a coat; `cover` the helmet, cap or hair on its head; `head` how far it nods and turns, in degrees.
    """
    flesh, fabric, legs = material('skin', SKIN[skin], rough=0.55), cloth(shirt), cloth(trousers)
    drop = 0.43 if seated else 0

    def at(x, y, z):
        return x, y - lean * max(0, z - HIPS), z - drop

    parts = _trunk(at, fabric, over, over_tone)
    parts += _legs(legs, stride, drop)
    sleeve = cloth(over_tone) if over == 'coat' else fabric
    for side, hand in zip((1, -1), hands):
        reach = hand or (side * 0.245, -0.04 - lean * 0.2, 0.86 - drop)
        parts += _arm(at(side * 0.195, 0, SHOULDERS - 0.03), reach, side, sleeve, flesh)
    parts.append(_head(at(0, 0, HEAD), head, flesh, cover, cover_tone))
    parts.append(limb([at(0, 0, 1.42), at(0, -0.005, 1.53)], [0.058, 0.052], flesh))
    return placed(group(parts, 'person'), (*place, 0), (0, 0, turn), size)


def _trunk(at, fabric, over, tone):
    rings = [oval(at(0, 0, z), w, d, 2.4, 28) for z, w, d in TORSO]
    parts = [lofted('torso', rings, fabric)]
    if over == 'vest':
        bright, band = cloth(tone), material('reflective band', '#DDE2E0', rough=0.35)
        parts.append(lofted('vest', [oval(at(0, 0, z), w + 0.012, d + 0.012, 2.4, 28) for z, w, d in TORSO[:-1]], bright))
        for low in (1.00, 1.15):
            parts.append(lofted('band', [oval(at(0, 0, z), *_girth(z, 0.017), 2.4, 28) for z in (low, low + 0.055)], band))
    if over == 'coat':
        skirt = [(0.52, 0.215, 0.165), (0.70, 0.198, 0.148), *TORSO[:-1]]
        parts.append(lofted('coat', [oval(at(0, 0, z), w + 0.014, d + 0.014, 2.4, 28) for z, w, d in skirt], cloth(tone)))
    if over == 'apron':
        parts += _apron(at, cloth(tone))
    return parts


def _girth(height, grow):
    """The torso's half width and half depth at a height, and a little more."""
    for (low, *under), (high, *upper) in zip(TORSO, TORSO[1:]):
        if low <= height <= high:
            u = (height - low) / (high - low)
            return [a + (b - a) * u + grow for a, b in zip(under, upper)]
    return [side + grow for side in TORSO[0][1:]]


def _apron(at, look):
    """A sheet around the front from chest to knee, and its string at the back."""
    rows = [(0.52, 0.200, 0.165, 80), (0.72, 0.188, 0.150, 80), (0.94, 0.186, 0.134, 80), (1.06, 0.174, 0.124, 68)]
    rows += [(1.18, 0.182, 0.126, 42), (1.32, 0.205, 0.130, 34)]
    vertices, steps = [], 18
    for z, w, d, half in rows:
        for i in range(steps + 1):
            angle = math.radians(-90 - half + 2 * half * i / steps)
            vertices.append(at(w * math.cos(angle), d * math.sin(angle), z))
    row = steps + 1
    faces = [(r * row + i, r * row + i + 1, (r + 1) * row + i + 1, (r + 1) * row + i) for r in range(len(rows) - 1) for i in range(steps)]
    mesh = bpy.data.meshes.new('apron')
    mesh.from_pydata(vertices, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(look)
    made = add('apron', mesh)
    wall = made.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness, wall.offset = 0.012, 1
    string = lofted('string', [oval(at(0, 0, z), *_girth(z, 0.010), 2.4, 28) for z in (1.04, 1.07)], look)
    return [made, string]


def _legs(look, stride, drop):
    sole, parts = material('shoe', '#1A2222', rough=0.6), []
    for side in (1, -1):
        step = side * stride
        if drop:
            path = [(side * 0.09, 0.02, HIPS - drop - 0.02), (side * 0.10, -0.40, HIPS - drop + 0.02), (side * 0.10, -0.44, 0.10)]
            parts += [limb(path[:2], [0.09, 0.075], look), ball('knee', 0.075, path[1], look, segments=20)]
            parts.append(limb(path[1:], [0.072, 0.058], look))
            foot = -0.47
        else:
            path = [(side * 0.082, 0, HIPS + 0.02), (side * 0.09, -step * 0.55 - 0.012, 0.49), (side * 0.095, -step + 0.015, 0.09)]
            parts.append(limb(path, [0.094, 0.072, 0.058], look))
            foot = -step - 0.035
        parts.append(box('shoe', (0.095, 0.255, 0.085), (side * 0.097, foot, 0.043), sole, 0.035, 4))
    return parts


def _arm(shoulder, hand, side, sleeve, flesh):
    """Two bones of fixed length; the elbow goes down, back and outward."""
    start, end = Vector(shoulder), Vector(hand)
    way = end - start
    length = min(way.length, UPPER_ARM + FOREARM - 0.005)
    end = start + way.normalized() * length
    along = (UPPER_ARM**2 - FOREARM**2 + length**2) / (2 * length)
    out = math.sqrt(max(0, UPPER_ARM**2 - along**2))
    bend = Vector((side * 0.45, 0.5, -0.75))
    bend = (bend - bend.project(way)).normalized()
    elbow = start + way.normalized() * along + bend * out
    wrist = elbow + (end - elbow) * 0.86
    return [
        ball('shoulder', 0.066, start, sleeve, segments=20),
        limb([start, elbow], [0.062, 0.050], sleeve),
        ball('elbow', 0.050, elbow, sleeve, segments=16),
        limb([elbow, wrist], [0.050, 0.040], sleeve),
        ball('hand', 0.046, end, flesh, (0.8, 1.0, 1.0), 16),
    ]


def _head(centre, turned, flesh, cover, tone):
    """A head around its own centre: turned as one, with what is worn on it."""
    hair = material('hair', '#17110E', rough=0.6)
    parts = [ball('skull', 0.098, (0, 0, 0), flesh, (0.86, 1.0, 1.20), 32)]
    parts += [ball('ear', 0.022, (side * 0.084, 0.008, -0.008), flesh, (0.5, 0.8, 1.2), 12) for side in (1, -1)]
    parts.append(ball('hair', 0.101, (0, 0.026, 0.032), hair, (0.90, 0.96, 1.02), 32))
    if cover == 'helmet':
        shell = material('helmet', tone, rough=0.3, coat=0.4)
        parts.append(placed(build_helmet(shell, hair, 64, 20), (0, 0.0, 0.045), (0, 0, 0), 0.128))
    if cover == 'cap':
        cap = cloth(tone)
        parts.append(ball('cap', 0.106, (0, 0.008, 0.045), cap, (0.90, 1.04, 0.88), 32))
        parts.append(box('peak', (0.13, 0.09, 0.012), (0, -0.125, 0.055), cap, 0.006, 2, (8, 0, 0)))
    if cover == 'bun':
        parts.append(ball('bun', 0.050, (0, 0.112, 0.020), hair, (1, 0.8, 1), 20))
    nod, aside = turned
    return placed(group(parts, 'head'), centre, (nod, 0, aside))
