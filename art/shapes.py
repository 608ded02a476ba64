"""Solids that the subjects are built from: turned, extruded, lofted and bent parts."""

import math

import bpy
from mathutils import Vector

from stage import add


def solid(name, vertices, faces, material=None, smooth_angle=35):
    """A mesh object; edges sharper than the angle (degrees) stay sharp. None leaves it faceted."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    if smooth_angle is not None:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth_angle)
    if material:
        mesh.materials.append(material)
    return add(name, mesh)


def rounded(points, radius, steps=5):
    """A closed outline with rounded corners; `radius` is one figure or one for each corner."""
    outline = []
    for i, corner in enumerate(points):
        before, here, after = Vector(points[i - 1]), Vector(corner), Vector(points[(i + 1) % len(points)])
        wanted = radius[i] if isinstance(radius, (list, tuple)) else radius
        if wanted <= 0:
            outline.append(tuple(here))
            continue
        reach = min(wanted, (before - here).length * 0.49, (after - here).length * 0.49)
        start, end = here + (before - here).normalized() * reach, here + (after - here).normalized() * reach
        for step in range(steps + 1):
            u = step / steps
            outline.append(tuple(start * (1 - u) ** 2 + here * 2 * u * (1 - u) + end * u * u))
    return outline


def turned(name, profile, material=None, segments=128, closed=True, smooth_angle=35):
    """Revolves (radius, z) points about Z, as on a lathe; `closed` joins the last point to the first."""
    count = len(profile)
    vertices = [
        (r * math.cos(2 * math.pi * i / segments), r * math.sin(2 * math.pi * i / segments), z)
        for i in range(segments)
        for r, z in profile
    ]
    faces = [
        (
            i * count + k,
            (i + 1) % segments * count + k,
            (i + 1) % segments * count + (k + 1) % count,
            i * count + (k + 1) % count,
        )
        for i in range(segments)
        for k in range(count if closed else count - 1)
    ]
    return solid(name, vertices, faces, material, smooth_angle)


def box(name, size, location=(0, 0, 0), material=None, bevel=0.01, segments=3, rotation=(0, 0, 0)):
    """A cuboid centred on its location with bevelled edges; rotation in degrees."""
    x, y, z = (side / 2 for side in size)
    vertices = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    made = solid(name, vertices, faces, material)
    return bevelled(placed(made, location, rotation), bevel, segments) if bevel else placed(made, location, rotation)


def bevelled(made, width, segments=3, angle=30):
    """Rounds the edges sharper than the angle; hardened normals keep the faces flat."""
    edge = made.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.harden_normals = width, segments, 'ANGLE', True
    edge.angle_limit = math.radians(angle)
    return made


def extruded(name, outline, depth, material=None, bevel=0.01, segments=3, smooth_angle=35):
    """An (x, z) outline, counter-clockwise seen from -Y, given thickness along Y around y = 0."""
    count = len(outline)
    vertices = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
    made = solid(name, vertices, faces, material, smooth_angle)
    return bevelled(made, bevel, segments, max(30, smooth_angle)) if bevel else made


def lofted(name, rings, material=None, capped=True, smooth_angle=60):
    """A surface through rings of points; all rings have the same number of points and the same direction."""
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = [
        (r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
        for r in range(len(rings) - 1)
        for i in range(count)
    ]
    if capped:
        faces += [tuple(reversed(range(count))), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return solid(name, vertices, faces, material, smooth_angle)


def oval(centre, radius_x, radius_y, power=2.0, count=32):
    """A level ring for `lofted`: an ellipse at power 2, closer to a rectangle at higher powers."""
    ring = []
    for i in range(count):
        turn = 2 * math.pi * i / count
        c, s = math.cos(turn), math.sin(turn)
        ring.append(
            (
                centre[0] + radius_x * math.copysign(abs(c) ** (2 / power), c),
                centre[1] + radius_y * math.copysign(abs(s) ** (2 / power), s),
                centre[2],
            )
        )
    return ring


def bent(name, points, radius, material=None, smooth=True, sides=6, closed=False):
    """A round bar or cable along points; `smooth` bends it through them, otherwise the corners stay."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, sides, True
    curve.resolution_u = 10
    if smooth:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co, knot.handle_left_type, knot.handle_right_type = point, 'AUTO', 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = closed
    if material:
        curve.materials.append(material)
    return add(name, curve)


def ball(name, radius, location=(0, 0, 0), material=None, scale=(1, 1, 1), segments=48):
    """A sphere, squashed by `scale`."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=segments, ring_count=segments // 2, radius=radius, location=location)
    made = bpy.context.object
    made.name, made.scale = name, scale
    bpy.ops.object.shade_smooth()
    if material:
        made.data.materials.append(material)
    return made


def decal(name, corners, material, cell=(0, 0, 1, 1)):
    """A flat print: four corners counter-clockwise from bottom left, `cell` its (u0, v0, u1, v1) of the image."""
    made = solid(name, corners, [(0, 1, 2, 3)], material, None)
    u0, v0, u1, v1 = cell
    layer = made.data.uv_layers.new(name='UVMap')
    for loop, uv in enumerate(((u0, v0), (u1, v0), (u1, v1), (u0, v1))):
        layer.data[loop].uv = uv
    return made


def wrapped(name, radius, low, high, start, end, material, cell=(0, 0, 1, 1), steps=48):
    """A print around a cylinder about Z from one angle to another (degrees, counter-clockwise from +X)."""
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    vertices = [(radius * math.cos(t), radius * math.sin(t), z) for t in turns for z in (low, high)]
    made = solid(name, vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], material, 60)
    u0, v0, u1, v1 = cell
    layer = made.data.uv_layers.new(name='UVMap')
    for face in made.data.polygons:
        i = face.index
        left, right = (u0 + (u1 - u0) * k / steps for k in (i, i + 1))
        for loop, uv in zip(face.loop_indices, ((left, v0), (right, v0), (right, v1), (left, v1))):
            layer.data[loop].uv = uv
    return made


def placed(made, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Moves, turns (degrees) and sizes an object or a group."""
    made.location = location
    made.rotation_euler = [math.radians(turn) for turn in rotation]
    made.scale = (scale,) * 3
    return made


def group(parts, name='group'):
    """One handle for several parts."""
    handle = add(name, None)
    for part in parts:
        part.parent = handle
    return handle


def parts_of(handle):
    """Every mesh or curve below a group, at any depth."""
    found = []
    for child in handle.children:
        found += [child, *parts_of(child)] if child.data else parts_of(child)
    return found


def joined(parts, name, bevel_segments=None):
    """One mesh from many parts, groups included, modifiers applied: cheap to repeat hundreds of times.

    `bevel_segments` thins the bevels; with hardened normals one segment looks round from a few metres off.
    """
    pieces = []
    for part in parts:
        pieces += [part] if part.data else parts_of(part)
    for edge in (m for piece in pieces for m in piece.modifiers if m.type == 'BEVEL' and bevel_segments):
        edge.segments = bevel_segments
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    baked = []
    for piece in pieces:
        mesh = bpy.data.meshes.new_from_object(piece.evaluated_get(graph), depsgraph=graph)
        mesh.transform(piece.matrix_world)
        # new_from_object keeps split normals only as a setting: carry it over or bevels turn grey.
        mesh.use_auto_smooth = True
        if piece.type == 'MESH':
            mesh.auto_smooth_angle = piece.data.auto_smooth_angle
        baked.append(add(name, mesh))
    for part in list(parts):
        remove(part)
    bpy.ops.object.select_all(action='DESELECT')
    for piece in baked:
        piece.select_set(True)
    bpy.context.view_layer.objects.active = baked[0]
    bpy.ops.object.join()
    result = bpy.context.view_layer.objects.active
    result.data.auto_smooth_angle = math.radians(40)
    return result


def remove(part):
    """Takes an object and everything below it out of the scene."""
    for child in list(part.children):
        remove(child)
    bpy.data.objects.remove(part, do_unlink=True)


def copy(made, location, rotation=(0, 0, 0), scale=1.0):
    """Another object with the same mesh."""
    return placed(add(made.name, made.data), location, rotation, scale)
