"""Spanners of chrome vanadium steel on mist ground: a combination one, double open ends, or a set of rings."""

import math

from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from shapes import bevelled, extruded, group, lofted, placed
from stage import camera, light_stage, material


def _chrome():
    return material('chrome', (0.50, 0.51, 0.53), metal=1, rough=0.22, variation=0.03, variation_scale=6, bump=0.02, bump_scale=260)


def _jaw(x, flats, out, lean):
    """An open end around (x, 0) facing `out` (degrees), leaning off the handle's line: its head, and what is cut out."""
    head = Point(x, 0).buffer(flats * 1.05, 64)
    turn = math.radians(out + lean)
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    start = (x - along[0] * flats * 0.18, -along[1] * flats * 0.18)
    corners = [
        (start[0] + along[0] * u * flats + across[0] * v * flats, start[1] + along[1] * u * flats + across[1] * v * flats)
        for u, v in ((-0.22, 0), (0, -0.5), (1.6, -0.5), (1.6, 0.5), (0, 0.5))
    ]
    tip = Polygon(
        [
            (x + along[0] * u * flats + across[0] * v * flats, along[1] * u * flats + across[1] * v * flats)
            for u, v in ((0.80, -1.4), (2, -1.4), (2, 1.4), (0.80, 1.4))
        ]
    )
    return head.difference(tip), Polygon(corners)


def _ring(x, flats):
    """A ring end with twelve points around (x, 0): its head, and the opening."""
    points = []
    for i in range(24):
        r = flats / 2 / math.cos(math.pi / 6) if i % 2 == 0 else flats / 2 * 1.02
        points.append((x + r * math.cos(math.pi * i / 12), r * math.sin(math.pi * i / 12)))
    return Point(x, 0).buffer(flats * 0.84, 64), Polygon(points)


def _plate(name, shape, depth, look, bevel):
    """A flat part from a polygon without holes."""
    shape = shape.simplify(0.0015)
    outline = list(shape.exterior.coords)[:-1]
    made = extruded(name, outline, depth, look, 0, smooth_angle=30)
    return bevelled(made, bevel, 3, 32)


def build_spanner(look, length, flats, ends=('jaw', 'ring'), second=None):
    """Along X, lying on z = 0; `second` is the size of the far end."""
    second = second or flats
    left, right = -length / 2, length / 2
    wide, thick = flats * 0.62, flats * 0.36
    shank = LineString([(left, 0), (right, 0)]).buffer(wide / 2, cap_style=2)
    heads, cuts, parts = [], [], []
    for kind, x, size, out in ((ends[0], left, flats, 180), (ends[1], right, second, 0)):
        if kind == 'jaw':
            head, cut = _jaw(x, size, out, 15)
            heads.append(head)
            cuts.append(cut)
        else:
            head, hole = _ring(x, size)
            heads.append(head.buffer(-size * 0.3))
            parts.append(_torus(head, hole, x, thick * 1.25, look))
    body = unary_union([shank, *heads])
    fillet = flats * 0.55
    body = body.buffer(fillet, 32).buffer(-fillet, 32)
    for cut in cuts:
        body = body.difference(cut)
    for kind, x, size in ((ends[0], left, flats), (ends[1], right, second)):
        if kind == 'ring':
            body = body.difference(Point(x, 0).buffer(size * 0.70, 64))
    body = body.buffer(-flats * 0.03, 16).buffer(flats * 0.03, 16)
    parts.append(placed(_plate('body', body, thick, look, flats * 0.055), (0, 0, thick * 0.62), (-90, 0, 0)))
    panel = LineString([(left + flats * 2.2, 0), (right - flats * 2.2, 0)]).buffer(wide * 0.26, 16)
    dull = material('panel', (0.32, 0.33, 0.34), metal=1, rough=0.42)
    parts.append(placed(_plate('panel', panel, thick * 1.03, dull, 0.004), (0, 0, thick * 0.62), (-90, 0, 0)))
    return group(parts, 'spanner')


def _torus(head, hole, x, thick, look):
    """The ring itself: between its round outside and the twelve points, as lofted walls."""
    count = 192
    rings = []
    outer = math.sqrt(head.area / math.pi)

    def inner(turn):
        # The opening's edge in this direction.
        far = LineString([(x, 0), (x + 9 * math.cos(turn), 9 * math.sin(turn))]).intersection(hole.exterior)
        return Point(x, 0).distance(far)

    reach = [inner(2 * math.pi * i / count) for i in range(count)]
    edge = thick * 0.12
    levels = [
        (1, outer - edge, 0), (1, outer, edge), (1, outer, thick - edge), (1, outer - edge, thick),
        (0, edge * 0.8, thick), (0, 0, thick - edge * 0.8), (0, 0, edge * 0.8), (0, edge * 0.8, 0),
    ]  # fmt: skip
    for outside, r, z in levels:
        rings.append(
            [
                (
                    x + (r if outside else reach[i] + r) * math.cos(2 * math.pi * i / count),
                    (r if outside else reach[i] + r) * math.sin(2 * math.pi * i / count),
                    z,
                )
                for i in range(count)
            ]
        )
    rings.append(rings[0])
    return lofted('ring', rings, look, capped=False, smooth_angle=32)


def compose(variant='combination'):
    """One large spanner across the picture, or a set side by side."""
    look = _chrome()
    if variant == 'set':
        _row(look, ('jaw', 'ring'))
    elif variant == 'rings':
        _row(look, ('ring', 'ring'), 8)
    elif variant == 'open':
        placed(build_spanner(look, 2.9, 0.40, ('jaw', 'jaw'), 0.46), (0, 0.25, 0), (0, 0, 24), 1.0)
        placed(build_spanner(look, 2.3, 0.32, ('jaw', 'jaw'), 0.36), (0.25, -0.75, 0), (0, 0, 18), 1.0)
    else:
        placed(build_spanner(look, 2.9, 0.42), (0, 0, 0), (0, 0, 22), 1.0)
    light_stage('mist')
    camera((0.0, -7.6, 7.2), (0.05, 0.0, 0.05), 84, 8, focus=(0, -0.1, 0.1))


def _row(look, ends, count=6):
    """Spanners side by side, each head clear of the next."""
    x = -1.45
    for i in range(count):
        share = i * 5 / (count - 1)
        length, flats = 2.75 - share * 0.28, (0.29 - share * 0.028) * (6.4 / (count + 0.4))
        x += flats * 1.05
        second = flats * 1.12 if ends[0] == 'ring' else None
        placed(build_spanner(look, length, flats, ends, second), (x, -0.10 - share * 0.02, 0), (0, 0, 82), 0.95)
        x += flats * 1.05 + 0.04
