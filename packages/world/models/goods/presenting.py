"""Puts what a model has built into the niche: scaled to one size, lit, and filling the picture."""
import math

import bpy
from mathutils import Matrix, Vector

WIDE, TALL = 3.0, 3.3


def extent(things):
    """Lowest and highest corner of all things as they will be rendered."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners = [one.matrix_world @ Vector(c) for one in (t.evaluated_get(graph) for t in things) for c in one.bound_box]
    return (
        Vector([min(c[i] for c in corners) for i in range(3)]),
        Vector([max(c[i] for c in corners) for i in range(3)]),
    )


# Degrees round the goods and degrees further up, by view.
AROUND = {'front': (0, 0), 'side': (34, 9), 'detail': (-18, 6), 'inuse': (-26, 14)}


def turn_all(degrees):
    """Turns what was built about the upright axis, for goods that are long and would be seen from their end."""
    spin = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    bpy.context.view_layer.update()
    for thing in bpy.context.scene.objects:
        if not thing.parent:
            thing.matrix_world = spin @ thing.matrix_world


def present(studio, view, fill=0.86, hung=0.0, up=None, kind='ogee', near=(-0.04, 0.58)):
    """Scales the goods to the niche, stands them on its floor (or `hung` above it), lights and frames them.

    A part named `cord` may leave the picture. The camera looks further down on flat goods than on tall ones, unless `up` says how far.
    `near` is what the close-up looks at, in shares of the width from the middle and of the height."""
    things = [o for o in bpy.context.scene.objects if not o.parent]
    low, high = extent([thing for thing in things if not thing.name.startswith('cord')])
    size = high - low
    scale = min(WIDE / size.x, TALL / size.z, 2.3 / size.y)
    foot = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2 + 0.1, low.z))
    move = Matrix.Translation((0, 0, hung)) @ Matrix.Scale(scale, 4) @ Matrix.Translation(-foot)
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world
    studio.niche(width=3.5, spring=1.9 + hung * 0.5, kind=kind)
    studio.window()
    studio.light((1.5, -9, 5), 170, 6, (0, 0, 1.4), (1, 0.97, 0.93))
    height, width = size.z * scale, size.x * scale
    seen = max(height + 0.35 * size.y * scale, width / 0.8)
    rise = 14 + 22 * max(0, min(1, (0.85 - size.z / size.x) / 0.6)) if up is None else up
    round_, higher = AROUND[view]
    middle = (0, 0, hung + height * 0.47)
    if view == 'detail':
        middle = (near[0] * width, -0.25 * size.y * scale, hung + height * near[1])
    studio.frame(middle, seen, view, fill=fill, angle=(round_, rise + higher))


def lay(studio, view, fill=0.84, tilt=14, spin=0):
    """Goods that lie on a table (in the xy plane, up is +y), seen from above."""
    things = [o for o in bpy.context.scene.objects if not o.parent]
    low, high = extent(things)
    size = high - low
    scale = min(3.2 / size.x, 4.0 / size.y)
    middle = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, low.z))
    move = Matrix.Scale(scale, 4) @ Matrix.Translation(-middle)
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world
    studio.flat()
    tall = max(size.y * scale * math.cos(math.radians(tilt)), size.x * scale / 0.8) / fill
    if view == 'side':
        studio.above((0, 0), tall * 0.95, tilt=34, spin=18)
    elif view == 'detail':
        studio.above((0.3, 0.3), tall * 0.45, tilt=20)
    else:
        studio.above((0, 0), tall, tilt=tilt, spin=spin)
