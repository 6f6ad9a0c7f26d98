"""A cave of felt for a cat: a round house with one door, and a cushion inside."""
import math

import bmesh
from mathutils import Vector, noise

from goods.presenting import present
from goods.shapes import ball, grid, thick, tube

VIEWS = ('front', 'side', 'detail')
DOOR = 0.62


def build(studio, view):
    felt, inside = studio.colour(roughness=0.98, bump=0.5, scale=30), studio.accent(roughness=0.98, bump=0.4, scale=30)

    def shell(u, v):
        a = math.tau * u
        z = 2.0 * math.sin(v * math.pi / 2) ** 0.9
        r = 1.5 * math.cos(v * math.pi / 2) ** 0.55 * (1 + 0.08 * math.sin(v * 3))
        wobble = 0.04 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, z)))
        return ((r + wobble) * math.cos(a), (r + wobble) * math.sin(a), z)

    made = thick(grid(shell, felt, 120, 60), 0.14, -1)
    gone = [p for p in made.data.polygons if p.center.y < -0.6 and math.hypot(p.center.x, p.center.z - 0.82) < DOOR]
    _without(made, gone)
    ring = [(DOOR * math.cos(a), 0, 0.82 + DOOR * math.sin(a)) for a in [math.tau * k / 48 for k in range(48)]]
    edge = []
    for x, _, z in ring:
        v = math.asin(min(1, (z / 2.0) ** (1 / 0.9))) / (math.pi / 2)
        r = 1.5 * math.cos(v * math.pi / 2) ** 0.55 * (1 + 0.08 * math.sin(v * 3))
        edge.append((x, -math.sqrt(max(0.01, r * r - x * x)) + 0.05, z))
    tube(edge, 0.11, felt, True, smooth=False)
    ball(1.15, inside, (0, 0.1, 0.16), (1, 1, 0.22), detail=4)
    tube([(0, 0, 2.0), (0.16, 0, 2.2), (0, 0, 2.32), (-0.16, 0, 2.2), (0, 0, 2.0)], 0.06, inside)
    present(studio, view, up=14)


def _without(thing, polygons):
    """Cuts faces out of a mesh."""
    made = bmesh.new()
    made.from_mesh(thing.data)
    made.faces.ensure_lookup_table()
    bmesh.ops.delete(made, geom=[made.faces[p.index] for p in polygons], context='FACES')
    made.to_mesh(thing.data)
    made.free()
