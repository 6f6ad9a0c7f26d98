"""What sandals share: a sole, straps over the foot, and a pair on the floor of the niche."""
import math
import numpy as np
import bpy
from mathutils import Matrix

LENGTH = 2.6


def width(s, point=.5, heel=.36):
    """Half the breadth of the foot from toe (0) to heel (1)."""
    return np.interp(s, [0, .02, .08, .2, .34, .55, .75, .92, .98, 1], [.02, .12 + .1 * (1 - point), .24 + .1 * (1 - point), .43, .48, .38, .36, heel, .2, .03])


def sole(studio, material, thick=.1, z=0, grow=1.06, point=.5, heel=.36, lift=None):
    n = 60
    side = [(-width(i / n, point, heel) * grow, i / n * LENGTH * 1.02 - .02) for i in range(n + 1)]
    poly = side + [(-x, y) for x, y in reversed(side)]
    o = studio.plate([(x, y) for x, y in poly], material, thick, bevel=.02)
    o.location.z = z
    return o


def strap(studio, a, b, rise, material, radius=.09, flat=.35, z=.1):
    """A band over the foot from one edge to the other."""
    points = []
    for k in range(17):
        t = k / 16
        points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z + rise * math.sin(math.pi * t) ** .6))
    o = studio.tube(points, radius, material)
    return o


def pair(studio, view, made, size=3.2, up=24):
    """Mirrors the shoe that was made, and puts both at an angle; toes to the viewer."""
    bpy.context.view_layer.update()
    place = [Matrix.Translation((-.62, -1.5, 0)) @ Matrix.Rotation(math.radians(7), 4, 'Z'), Matrix.Translation((.72, -1.25, 0)) @ Matrix.Rotation(math.radians(-12), 4, 'Z')]
    for o in list(made):
        other = o.copy()
        bpy.context.collection.objects.link(other)
        other.matrix_world = place[1] @ o.matrix_world
        o.matrix_world = place[0] @ o.matrix_world
    studio.niche(width=4.4, spring=2.6)
    studio.window()
    angle = {'front': (0, up), 'side': (48, up - 6)}.get(view, (-20, up + 4))
    studio.frame((0, -.2, .4), size * (.55 if view == 'detail' else 1), 'front', lens=65, fill=.8, angle=angle)
