"""A painted tile in azulejo manner: border, corner leaves and a fish, on a small easel."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, mesh, rod

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    white = studio.fixed((0.82, 0.8, 0.74), roughness=0.12)
    ink = studio.colour(roughness=0.15)
    parts = [box((2.9, 0.22, 2.9), white, (0, 0, 1.75), bevel=0.05)]
    face = lambda shape: parts.append(mesh([(x, -0.114, z + 1.75) for x, z in shape], [tuple(range(len(shape)))], ink))
    for turn in range(4):
        c, s = math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2)
        spin = lambda shape: [(x * c - z * s, x * s + z * c) for x, z in shape]
        for low, high in ((1.26, 1.36), (1.12, 1.15)):
            face(spin([(-low, low), (-high, high), (high, high), (low, low)]))
        for k in range(3):
            a = math.radians(45 + (k - 1) * 32)
            petal = [(1.06 + 0.52 * t * -math.cos(a) + w * math.sin(a), 1.06 - 0.52 * t * math.sin(a) - w * -math.cos(a) * -1) for t, w in _leaf()]
            face(spin(petal))
    fish = [(x, 0.33 * math.sin(math.pi * min(1, (x + 0.7) / 1.2)) ** 0.8) for x in [-0.7 + 1.2 * i / 24 for i in range(25)]]
    body = fish + [(x, -z * 0.85) for x, z in reversed(fish[1:-1])]
    face(body)
    face([(0.42, 0), (0.78, 0.3), (0.7, 0), (0.78, -0.3)])
    parts.append(mesh([(-0.48 + 0.06 * math.cos(a), -0.12, 1.83 + 0.06 * math.sin(a)) for a in [math.tau * i / 16 for i in range(16)]], [tuple(range(16))], white))
    for k in range(4):
        x = -0.2 + 0.16 * k
        arc = [(x + 0.05 * math.cos(a), 0.17 * math.sin(a)) for a in [math.radians(-80 + 160 * i / 10) for i in range(11)]]
        back = [(px + 0.035, pz) for px, pz in reversed(arc)]
        parts.append(mesh([(px, -0.12, pz + 1.75) for px, pz in arc + back], [tuple(range(22))], white))
    timber = wood(studio, WOOD)
    for x in (-0.8, 0.8):
        rod((x, -0.35, 0.05), (x * 0.5, 0.75, 2.9), 0.07, timber)
    box((2.2, 0.4, 0.12), timber, (0, -0.12, 0.24), bevel=0.02)
    for x in (-0.7, 0.7):
        rod((x, 0, 0.2), (x, 1.2, 0.0), 0.06, timber)
    present(studio, view)


def _leaf():
    """Half-widths along a leaf, there and back."""
    steps = [i / 8 for i in range(9)]
    return [(t, 0.09 * math.sin(math.pi * t)) for t in steps] + [(t, -0.09 * math.sin(math.pi * t)) for t in reversed(steps)]
