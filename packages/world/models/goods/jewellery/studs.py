"""A pair of crescent studs with an inlaid vine, on a card."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.shapes import ball, box, mesh, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.22, metallic=1)
    inlay = studio.fixed((0.9, 0.89, 0.86), roughness=0.2, metallic=1)
    box((3.3, 0.1, 2.7), rough(studio.accent(roughness=0.9), 0.2, 40), (0, 0.25, 1.36), (-8, 0, 0), 0.04)
    for x in (-0.78, 0.78):
        crescent(metal, inlay, (x, -0.02, 1.35), 1 if x < 0 else -1)
    present(studio, view)


def crescent(metal, inlay, at, side):
    """A moon that opens upwards, with dots along its middle and beads along its foot."""
    outer, inner, steps = 0.62, 0.5, 48
    verts, faces = [], []
    for k in range(steps + 1):
        a = math.radians(-235 + 290 * k / steps)
        verts += [(outer * math.cos(a), 0, outer * math.sin(a)), (inner * math.cos(a), 0, 0.17 + inner * math.sin(a))]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
    moon = thick(mesh(verts, faces, metal, at), 0.12)
    moon.modifiers.new('bevel', 'BEVEL').width = 0.025
    for k in range(17):
        a = math.radians(-205 + 230 * k / 16)
        middle = ((outer + inner) / 2 * math.cos(a), -0.07, 0.085 + (outer + inner) / 2 * math.sin(a))
        ball(0.045, inlay, [p + q for p, q in zip(at, middle)], (1, 0.5, 1), detail=2)
    for k in range(13):
        a = math.radians(-165 + 150 * k / 12)
        ball(0.07, metal, (at[0] + 0.7 * math.cos(a), at[1], at[2] + 0.7 * math.sin(a)), detail=3)
    stalk = [(0, -0.06, 0.1), (side * 0.08, -0.1, 0.25), (-side * 0.06, -0.1, 0.42), (0, -0.06, 0.55)]
    tube(stalk, 0.035, metal, at=at)
    ball(0.15, inlay, (at[0], at[1] - 0.08, at[2] + 0.1), (1, 0.6, 1))
