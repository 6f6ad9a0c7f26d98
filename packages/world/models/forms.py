"""Simple shapes: meshes, sheets, things turned on a wheel, boxes, tubes, labels."""
import math
import bpy
from mathutils import Vector, noise


def link(ob):
    bpy.context.collection.objects.link(ob)
    return ob


def give(ob, material):
    """Gives an object one material and returns it."""
    ob.data.materials.clear()
    ob.data.materials.append(material)
    return ob


def smooth(ob):
    for polygon in ob.data.polygons:
        polygon.use_smooth = True
    return ob


def mesh(name, verts, faces, material, smoothed=True, uvs=None):
    """A mesh; `uvs` is one (u, v) a vertex."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.materials.append(material)
    if smoothed:
        for polygon in data.polygons:
            polygon.use_smooth = True
    if uvs is not None:
        layer = data.uv_layers.new(name='uv')
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    return link(bpy.data.objects.new(name, data))


def grid(name, rows, columns, at, material, uv=None, closed=False):
    """A sheet of (rows+1) x (columns+1) points; at(s, t) gives the point for s, t in 0..1, uv(s, t) its cloth."""
    verts, uvs, faces = [], [], []
    for i in range(rows + 1):
        for j in range(columns + 1):
            s, t = i / rows, j / columns
            verts.append(at(s, t))
            uvs.append(uv(s, t) if uv else (t, s))
    step = columns + 1
    for i in range(rows):
        for j in range(columns):
            q = i * step + j
            faces.append((q, q + 1, q + step + 1, q + step))
    return mesh(name, verts, faces, material, uvs=uvs)


def lathe(profile, material, seg=96, thick=0, at=(0, 0, 0), subdivide=2, name='lathe', uv_scale=None):
    """Turned on a wheel: profile of (radius, height). Carries a uv map: round the axis, and up."""
    count = len(profile)
    length = [0]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        length.append(length[-1] + math.hypot(r1 - r0, z1 - z0))
    round_ = 2 * math.pi * max(r for r, _ in profile)
    total = length[-1] or 1
    scale = uv_scale or (round_, total)
    verts, uvs, faces = [], [], []
    for s in range(seg + 1):
        a = 2 * math.pi * s / seg + math.pi / 2
        for (r, z), along in zip(profile, length):
            verts.append((r * math.cos(a), r * math.sin(a), z))
            uvs.append((s / seg * scale[0], along / total * scale[1]))
    for s in range(seg):
        for i in range(count - 1):
            faces.append((s * count + i, (s + 1) * count + i, (s + 1) * count + i + 1, s * count + i + 1))
    o = mesh(name, verts, faces, material, uvs=uvs)
    o.location = at
    weld = o.modifiers.new('weld', 'WELD')
    weld.merge_threshold = .0005
    if thick:
        solid = o.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = thick
        solid.offset = -1
    if subdivide:
        sub = o.modifiers.new('sub', 'SUBSURF')
        sub.levels = sub.render_levels = subdivide
    return o


def label_band(radius, low, high, turn, material, at=(0, 0, 0), seg=48):
    """A label round a jar: `turn` degrees wide, facing the camera, uv from 0 to 1."""
    half = math.radians(turn) / 2
    def point(s, t):
        a = -math.pi / 2 + (2 * t - 1) * half
        return (at[0] + radius * math.cos(a), at[1] + radius * math.sin(a), at[2] + low + (high - low) * s)
    return grid('label', 2, seg, point, material, uv=lambda s, t: (t, s))


def label_card(width, height, material, at=(0, 0, 0), rotation=(math.pi / 2, 0, 0)):
    """A flat label of the given size; upright and facing the camera unless rotated."""
    w, h = width / 2, height / 2
    o = mesh('label', [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], material, False,
             uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    o.location, o.rotation_euler = at, rotation
    return o


def box(size, material, at=(0, 0, 0), rotation=(0, 0, 0), bevel=.03, segments=3):
    """A block with soft edges; `at` is the middle of its foot."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    verts = [(sx * x, sy * y, h) for h in (0, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    uvs = {0: (0, 0), 1: (1, 0), 2: (1, 1), 3: (0, 1)}
    o = mesh('box', verts, faces, material, False)
    layer = o.data.uv_layers.new(name='uv')
    for polygon in o.data.polygons:
        across = {0: (size[0], size[1]), 1: (size[0], size[1])}.get(polygon.index, (size[polygon.index % 2], size[2]))
        for corner, loop in enumerate(polygon.loop_indices):
            u, v = uvs[corner]
            layer.data[loop].uv = (u * across[0], v * across[1])
    o.location, o.rotation_euler = at, rotation
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments = bevel, segments
        smooth(o)
        o.data.use_auto_smooth = True
    return o


def torus(major, minor, material, at=(0, 0, 0), rotation=(0, 0, 0), segments=96):
    bpy.ops.mesh.primitive_torus_add(major_radius=major, minor_radius=minor, major_segments=segments,
                                     minor_segments=20, location=at, rotation=rotation)
    return give(smooth(bpy.context.object), material)


def ball(radius, material, at=(0, 0, 0), rough=0, seed=0, sub=4, scale=(1, 1, 1), rotation=(0, 0, 0)):
    """A ball; `rough` makes it lumpy."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=sub, radius=radius, location=at, rotation=rotation)
    o = bpy.context.object
    o.scale = scale
    if rough:
        for v in o.data.vertices:
            v.co *= 1 + rough * noise.fractal(v.co * (3 / radius) + Vector((seed, 0, 0)), 1, 2, 3)
    return give(smooth(o), material)


def cylinder(radius, depth, material, at=(0, 0, 0), rotation=(0, 0, 0), vertices=48, bevel=0):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=at, rotation=rotation, vertices=vertices)
    o = give(smooth(bpy.context.object), material)
    o.data.use_auto_smooth = True
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments = bevel, 3
    return o


def tube(points, radius, material, closed=False, resolution=6, radii=None):
    """A cord, wire or handle through the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for i, (target, p) in enumerate(zip(spline.points, points)):
        target.co = (*p, 1)
        target.radius = radii[i] if radii else 1
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, resolution, True
    curve.materials.append(material)
    return link(bpy.data.objects.new('tube', curve))


def plate(points, material, thick=.02, at=(0, 0, 0), rotation=(0, 0, 0), bevel=.006):
    """A flat piece cut along (x, y) points, with thickness."""
    o = mesh('plate', [(x, y, 0) for x, y in points], [tuple(range(len(points)))], material, False,
             uvs=[(x, y) for x, y in points])
    o.location, o.rotation_euler = at, rotation
    solid = o.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 1
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments = bevel, 2
    return o
