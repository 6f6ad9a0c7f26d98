"""A glazed tile for a gate: a painted border with corner leaves round a family's name, on a small easel."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, label, mesh, rod

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    white = studio.fixed((0.82, 0.8, 0.74), roughness=0.12)
    ink = studio.colour(roughness=0.15)
    box((2.9, 0.22, 2.9), white, (0, 0, 1.75), bevel=0.05)
    face = lambda shape: mesh([(x, -0.114, z + 1.75) for x, z in shape], [tuple(range(len(shape)))], ink)
    border(face)
    label(1.96, 1.1, studio.label(roughness=0.15), (0, -0.116, 1.75))
    for side in (-1, 1):
        face([(x, side * 0.74 + z) for x, z in ((-0.5, 0), (0, 0.09), (0.5, 0), (0, -0.09))])
        face([(0.09 * math.cos(a), side * 0.92 + 0.09 * math.sin(a)) for a in [math.tau * i / 20 for i in range(20)]])
    easel(studio)
    present(studio, view)


def border(face):
    """Two frames and three leaves in each corner."""
    for turn in range(4):
        c, s = math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2)
        spin = lambda shape: [(x * c - z * s, x * s + z * c) for x, z in shape]
        for low, high in ((1.26, 1.36), (1.12, 1.15)):
            face(spin([(-low, low), (-high, high), (high, high), (low, low)]))
        for k in range(3):
            a = math.radians(45 + (k - 1) * 32)
            petal = [(1.06 + 0.52 * t * -math.cos(a) + w * math.sin(a), 1.06 - 0.52 * t * math.sin(a) - w * -math.cos(a) * -1) for t, w in _leaf()]
            face(spin(petal))


def easel(studio):
    """Two legs, a ledge and two struts of wood."""
    timber = wood(studio, WOOD)
    for x in (-0.8, 0.8):
        rod((x, -0.35, 0.05), (x * 0.5, 0.75, 2.9), 0.07, timber)
    box((2.2, 0.4, 0.12), timber, (0, -0.12, 0.24), bevel=0.02)
    for x in (-0.7, 0.7):
        rod((x, 0, 0.2), (x, 1.2, 0.0), 0.06, timber)


def _leaf():
    """Half-widths along a leaf, there and back."""
    steps = [i / 8 for i in range(9)]
    return [(t, 0.09 * math.sin(math.pi * t)) for t in steps] + [(t, -0.09 * math.sin(math.pi * t)) for t in reversed(steps)]
