"""A round pet bed: a fat bolster around a cushion, with a bone on it."""
import math

from mathutils import Vector, noise

from goods.presenting import present
from goods.shapes import ball, grid, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, inside = studio.colour(roughness=0.95, printed=True, sheen=0.3), studio.accent(roughness=0.95, sheen=0.4)

    def bolster(u, v):
        a, b = math.tau * u, math.tau * v
        dip = 1 - 0.32 * max(0, math.cos(a + math.pi / 2)) ** 3
        fold = 0.025 * math.sin(a * 26) * (0.5 + 0.5 * math.cos(b)) + 0.02 * noise.noise(Vector((a * 4, b, 1)))
        r = 0.46 * (1 + fold)
        return ((1.5 + r * math.cos(b)) * math.cos(a), (1.2 + r * math.cos(b)) * math.sin(a), 0.46 + dip * (r * math.sin(b) + 0.1))

    made = grid(bolster, cloth, 160, 32)
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (u * 9, v * 2.8)

    def cushion(u, v):
        a, r = math.tau * u, 1.3 * v
        z = 0.5 - 0.2 * v**4 + 0.03 * noise.noise(Vector((r * math.cos(a) * 2, r * math.sin(a) * 2, 3)))
        return (r * math.cos(a), 0.8 * r * math.sin(a), z - 0.1 * max(0, 1 - v * 5))

    grid(cushion, inside, 96, 24)
    ball(0.08, cloth, (0, 0, 0.42), (1, 1, 0.5))
    bone = studio.fixed((0.82, 0.74, 0.58), roughness=0.7)
    tube([(-0.28, 0, 0), (0.28, 0, 0)], 0.1, bone, at=(0.35, -0.35, 0.62), turn=(0, 0, 24), smooth=False)
    for x in (-0.3, 0.3):
        for y in (-0.1, 0.1):
            c, s = math.cos(math.radians(24)), math.sin(math.radians(24))
            ball(0.14, bone, (0.35 + x * c - y * s, -0.35 + x * s + y * c, 0.62))
    present(studio, view, up=30)
