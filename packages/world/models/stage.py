"""Where goods stand: light, camera, the niche, and the table for what lies flat."""
import math
import bpy
from mathutils import Vector
from forms import link, mesh
from materials import back, ground


def light(at, energy, size, target=(0, 0, 1), tint=(1, .93, .84)):
    bpy.ops.object.light_add(type='AREA', location=at)
    o = bpy.context.object
    o.data.energy, o.data.size, o.data.color = energy, size, tint
    o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()
    return o


def window():
    """One large soft window from the upper left, and a cool fill."""
    light((-6, -4.5, 7), 1000, 4.5, (0, .4, 1))
    light((6, -6, 4), 190, 6, (0, 0, 1), (.85, .92, 1))


def camera(at, target, lens=60):
    bpy.ops.object.camera_add(location=at)
    c = bpy.context.object
    c.data.lens = lens
    c.rotation_euler = (Vector(target) - c.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = c
    return c


ANGLES = {'front': (0, 13), 'side': (34, 24), 'detail': (-18, 20), 'inuse': (-26, 30)}


def frame(target, size, view='front', lens=60, fill=.62, angle=None):
    """Puts the camera so that something `size` high (or 0.8 of it wide) around `target` fills `fill` of the picture.

    Each view has an angle of its own (degrees round, degrees up) unless `angle` is given; `detail` goes close."""
    round_, up = (math.radians(d) for d in (angle or ANGLES.get(view, (0, 13))))
    near = {'detail': .42}.get(view, 1)
    sensor = 36.0
    distance = size * near / fill * lens / sensor
    x = target[0] + distance * math.cos(up) * math.sin(round_)
    y = target[1] - distance * math.cos(up) * math.cos(round_)
    z = target[2] + distance * math.sin(up)
    return camera((x, y, z), target, lens)


def niche(width=4.6, spring=3.4, kind='ogee'):
    """A wall with an arched recess around the middle."""
    wall, plaster = ground(bump=.25, scale=14), back(bump=.18, scale=10)
    floor = back(roughness=.7, bump=.12, scale=18)
    w = width / 2
    arch = [(-w, -.01), (-w, spring)]
    for i in range(1, 60):
        t = i / 60
        a = math.pi * (1 - t)
        x, z = w * math.cos(a), spring + w * .95 * math.sin(a)
        arch.append((x, z + (.5 * (1 - abs(x) / w) ** 3 if kind == 'ogee' else 0)))
    arch += [(w, spring), (w, -.01)]
    curve = bpy.data.curves.new('arch', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth = '2D', 'BOTH', .45, .03
    outline = curve.splines.new('POLY')
    points = [(-14, -.01)] + arch + [(14, -.01), (14, 16), (-14, 16)]
    outline.points.add(len(points) - 1)
    outline.use_cyclic_u = True
    for target, (x, z) in zip(outline.points, points):
        target.co = (x, z, 0, 1)
    curve.materials.append(wall)
    o = link(bpy.data.objects.new('arch', curve))
    o.rotation_euler, o.location = (math.pi / 2, 0, 0), (0, 1.5, 0)
    mesh('back', [(-16, 3.6, -1), (16, 3.6, -1), (16, 3.6, 16), (-16, 3.6, 16)], [(0, 1, 2, 3)], plaster, False)
    mesh('floor', [(-18, -16, 0), (18, -16, 0), (18, 7, 0), (-18, 7, 0)], [(0, 1, 2, 3)], floor, False)


def flat(size=40):
    """A cloth-covered table seen from above: the goods lie in the xy plane, up is +y."""
    mesh('table', [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)],
         back(bump=.1, scale=40), False)
    light((-4.5, 4.5, 6), 900, 3.6, (0, 0, 0))
    light((6, -4, 5), 120, 6, (0, 0, 0), (.85, .92, 1))


def above(target=(0, 0), height=4.2, lens=70, tilt=0, spin=0):
    """The camera straight above `target`; `height` is how much of the table the picture is high."""
    distance = height * lens / 36.0
    a, round_ = math.radians(tilt), math.radians(spin)
    x, y = target[0] + distance * math.sin(a) * math.sin(round_), target[1] - distance * math.sin(a) * math.cos(round_)
    c = camera((x, y, distance * math.cos(a)), (target[0], target[1], 0), lens)
    c.rotation_euler = (a, 0, round_)
    return c
