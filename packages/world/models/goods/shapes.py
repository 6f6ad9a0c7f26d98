"""Shapes that many goods share: turned, lofted, bent and boxed meshes. Units: 1 = 10 cm; angles in degrees."""
import math

import bpy
from mathutils import Euler, Matrix, Vector, noise

from goods.profiles import rounded

FULL = 2 * math.pi


def place(name, data, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """Puts mesh or curve data into the scene."""
    thing = bpy.data.objects.new(name, data)
    thing.location, thing.scale = at, scale
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    bpy.context.collection.objects.link(thing)
    return thing


def mesh(verts, faces, material, at=(0, 0, 0), turn=(0, 0, 0), uvs=None, smooth=40):
    """A mesh of its own; `uvs` holds a pair for each vertex, `smooth` the angle above which an edge stays sharp."""
    data = bpy.data.meshes.new('part')
    data.from_pydata([tuple(v) for v in verts], [], faces)
    for one in material if isinstance(material, (list, tuple)) else [material]:
        data.materials.append(one)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(smooth)
    if uvs:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    return place('part', data, at, turn)


def turned(profile, material, at=(0, 0, 0), turn=(0, 0, 0), segments=96, ribs=None):
    """Turned on a wheel: a profile of (r, z). `ribs(angle, z)` scales the radius, for flutes and petals.

    Its uv counts 10 cm around the widest place and along the profile, for prints; the seam is behind."""
    count = len(profile)
    around = FULL * max(r for r, _ in profile)
    along = [0.0]
    for before, after in zip(profile, profile[1:]):
        along.append(along[-1] + math.dist(before, after))
    verts, faces, uvs = [], [], []
    for s in range(segments + 1):
        a = FULL * s / segments + math.pi / 2
        for (r, z), length in zip(profile, along):
            r = r * (ribs(a, z) if ribs else 1)
            verts.append((r * math.cos(a), r * math.sin(a), z))
            uvs.append((around * s / segments, length))
    for s in range(segments):
        p, q = s * count, (s + 1) * count
        faces += [(p + i, q + i, q + i + 1, p + i + 1) for i in range(count - 1)]
    thing = mesh(verts, faces, material, at, turn, uvs)
    return _welded(thing)


def _welded(thing):
    weld = thing.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-4
    return thing


def loft(rings, material, at=(0, 0, 0), turn=(0, 0, 0), capped=True, smooth=40, uv=False):
    """A skin over closed rings of as many points each, from the first to the last."""
    count = len(rings[0])
    verts = [p for one in rings for p in one]
    faces = []
    for k in range(len(rings) - 1):
        p, q = k * count, (k + 1) * count
        faces += [(p + i, p + (i + 1) % count, q + (i + 1) % count, q + i) for i in range(count)]
    if capped:
        faces += [tuple(reversed(range(count))), tuple(range(len(verts) - count, len(verts)))]
    uvs = [(i / count, k / (len(rings) - 1)) for k in range(len(rings)) for i in range(count)] if uv else None
    return mesh(verts, faces, material, at, turn, uvs, smooth)


def grid(surface, material, nu, nv, at=(0, 0, 0), turn=(0, 0, 0), smooth=60):
    """A skin over `surface(u, v)` with u and v from 0 to 1; its uv is (u, v)."""
    pairs = [(i / nu, j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    faces = [
        (i * (nv + 1) + j, (i + 1) * (nv + 1) + j, (i + 1) * (nv + 1) + j + 1, i * (nv + 1) + j + 1)
        for i in range(nu)
        for j in range(nv)
    ]
    return mesh([surface(u, v) for u, v in pairs], faces, material, at, turn, pairs, smooth)


def thick(thing, depth, offset=0):
    """Gives a skin a thickness."""
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = depth, offset
    return thing


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.03):
    """A box with soft edges whose middle is at `at`; its uv counts 10 cm."""
    x, y, z = (s / 2 for s in size)
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh(verts, faces, material, at, turn)
    layer = thing.data.uv_layers.new()
    for polygon in thing.data.polygons:
        sides = sorted(range(3), key=lambda axis: abs(polygon.normal[axis]))[:2]
        first, second = sorted(sides)
        for loop in polygon.loop_indices:
            point = thing.data.vertices[thing.data.loops[loop].vertex_index].co
            layer.data[loop].uv = (point[first] + size[first] / 2, point[second] + size[second] / 2)
    if bevel:
        soft = thing.modifiers.new('bevel', 'BEVEL')
        soft.width, soft.segments = bevel, 3
        soft.harden_normals = True
    return thing


def label(width, height, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat label, upright, its face towards the camera (-y), with uv over all of it."""
    x, z = width / 2, height / 2
    corners = [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)]
    return mesh(corners, [(0, 1, 2, 3)], material, at, turn, [(0, 0), (1, 0), (1, 1), (0, 1)])


def wrap(radius, low, high, material, degrees=150, at=(0, 0, 0), turn=(0, 0, 0)):
    """A label around a round jar, facing the camera (-y). `radius` is a number or a function of z."""
    size = radius if callable(radius) else lambda z: radius
    half = math.radians(degrees) / 2

    def surface(u, v):
        a, z = -math.pi / 2 + (2 * u - 1) * half, low + v * (high - low)
        return (size(z) * math.cos(a), size(z) * math.sin(a), z)

    return grid(surface, material, 40, 8, at, turn)


_kept = {}


def kept(key, make):
    """The mesh made for `key`, so that a hundred beads or links share one. A scene made anew gives old names to other meshes."""
    mark = repr(key)
    found = bpy.data.meshes.get(_kept.get(key, ''))
    if found and found.get('kept') == mark:
        return found
    thing = make()
    thing.data['kept'] = mark
    _kept[key] = thing.data.name
    bpy.data.objects.remove(thing)
    return bpy.data.meshes[_kept[key]]


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), detail=3, lumps=0.0, seed=0):
    """A ball; `lumps` makes it uneven. Balls that are alike share their mesh."""

    def make():
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=radius)
        made = bpy.context.object
        for vertex in made.data.vertices if lumps else []:
            vertex.co *= 1 + lumps * noise.fractal(vertex.co * (3 / radius) + Vector((seed, 0, 0)), 1, 2, 3)
        for polygon in made.data.polygons:
            polygon.use_smooth = True
        made.data.materials.append(material)
        return made

    return place('ball', kept(('ball', material.name, detail, radius, lumps, seed), make), at, turn, scale)


def tube(points, radius, material, closed=False, at=(0, 0, 0), turn=(0, 0, 0), smooth=True, flat=1.0):
    """A round wire along points; `radius` is a number or one for each point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.resolution_u, curve.bevel_resolution = '3D', 6, 5
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    sizes = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    curve.bevel_depth = max(sizes)
    for point, where, size in zip(spline.points, points, sizes):
        point.co, point.radius = (*where, 1), size / max(sizes)
    spline.use_cyclic_u = closed
    if smooth:
        spline.use_endpoint_u, spline.order_u = not closed, min(4, len(points))
    curve.materials.append(material)
    return place('tube', curve, at, turn, (1, 1, flat))


def hoop(radius, wire, material, at=(0, 0, 0), turn=(0, 0, 0), tall=1.0):
    """A ring of wire lying flat; `tall` stretches its section upwards. Hoops that are alike share their mesh."""
    fine, across = (128, 24) if radius > 0.3 else (24, 8)

    def make():
        angles = [FULL * i / across for i in range(across + 1)]
        section = [(radius + wire * math.cos(a), wire * tall * math.sin(a)) for a in angles]
        return turned(section, material, segments=fine)

    return place('hoop', kept(('hoop', material.name, radius, wire, tall), make), at, turn)


def rod(start, end, radius, material, top=None):
    """A straight round bar from start to end."""
    axis = Vector(end) - Vector(start)
    tip = radius if top is None else top
    thing = turned(
        rounded([(0, 0), (radius, 0), (tip, axis.length), (0, axis.length)], min(radius, 0.03), 3),
        material,
        start,
        segments=32,
    )
    thing.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    return thing


def leaf(length, width, material, at, turn, bend=0.5, fold=0.15, point=1.0, twist=0.0):
    """A leaf that leaves its stalk at `at` along +x and bends down by `bend`; folded along the middle rib."""

    def surface(u, v):
        half = width / 2 * math.sin(math.pi * min(1, u**0.75)) ** (0.9 * point) * (1 if u < 1 else 0)
        y = (2 * v - 1) * half
        z = -bend * length * u * u + fold * abs(y) + twist * y * u
        return (u * length, y, z)

    thing = grid(surface, material, 18, 8, at, turn)
    return thick(thing, 0.012)


def moved(points, by=(0, 0, 0), turn=(0, 0, 0)):
    """Points turned, then moved."""
    spin = Euler([math.radians(a) for a in turn])
    return [Vector(p) @ spin.to_matrix().transposed() + Vector(by) for p in points]


def together(parts, at=(0, 0, 0), turn=(0, 0, 0)):
    """Turns and moves parts as one thing."""
    bpy.context.view_layer.update()
    spin = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    for part in parts:
        part.matrix_world = Matrix.Translation(at) @ spin @ part.matrix_world
    return parts
