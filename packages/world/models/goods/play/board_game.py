"""A pachisi cloth with its cross of squares, lacquered pieces, cowries and two dice."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, box, mesh, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, ink = studio.colour(roughness=0.95, bump=0.15, scale=60), studio.accent(roughness=0.95)
    box((4.2, 4.2, 0.06), cloth, (0, 0, 0.03), bevel=0.02)
    flat = lambda x, y, w, h, paint, z=0.063: mesh([(x - w, y - h, z), (x + w, y - h, z), (x + w, y + h, z), (x - w, y + h, z)], [(0, 1, 2, 3)], paint)
    step = 0.3
    for arm in range(4):
        c, s = round(math.cos(arm * math.pi / 2)), round(math.sin(arm * math.pi / 2))
        for i in range(5):
            for j in (-1, 0, 1):
                x, y = 0.66 + step * i, step * j
                flat(x * c - y * s, x * s + y * c, 0.13, 0.13, ink)
                if (i + j) % 3 == 0:
                    flat(x * c - y * s, x * s + y * c, 0.06, 0.06, cloth, 0.066)
    flat(0, 0, 0.42, 0.42, ink)
    flat(0, 0, 0.3, 0.3, cloth, 0.066)
    paints = [studio.fixed(rgb, roughness=0.12) for rgb in ((0.5, 0.03, 0.02), (0.02, 0.2, 0.18), (0.75, 0.4, 0.02), (0.03, 0.03, 0.04))]
    pawn = flowing([(0, 0.06), (0.19, 0.06), (0.2, 0.12), (0.1, 0.25), (0.08, 0.36), (0.15, 0.44), (0.12, 0.56), (0, 0.6)])
    for k, (x, y) in enumerate(((0.66, -0.3), (-0.96, 0.3), (0.3, 1.26), (-0.3, -1.26), (1.56, 0.0), (-1.5, -1.3), (-1.15, -1.5), (-1.4, -1.75))):
        turned(pawn, paints[k % 4], (x, y, 0))
    for x, y, spin in ((0.95, -1.35, 20), (1.45, -1.1, 55)):
        die(studio, (x, y, 0.24), spin)
    shell = studio.fixed((0.8, 0.72, 0.55), roughness=0.15)
    for k in range(6):
        a = k * 1.1
        ball(0.13, shell, (1.25 + 0.35 * math.cos(a), 1.3 + 0.3 * math.sin(a), 0.13), (1.35, 0.95, 0.7), (0, 0, 60 * k), 3)
    present(studio, view, fill=0.74, up=44)


def die(studio, at, spin):
    """A die that shows five, three and one."""
    bone, dot = studio.fixed((0.82, 0.76, 0.62), roughness=0.3), studio.fixed((0.05, 0.03, 0.03))
    parts = [box((0.36, 0.36, 0.36), bone, bevel=0.05)]
    parts += [ball(0.035, dot, (x, y, 0.18), (1, 1, 0.4), detail=2) for x, y in ((0, 0), (-0.1, -0.1), (0.1, 0.1), (-0.1, 0.1), (0.1, -0.1))]
    parts += [ball(0.035, dot, (x, -0.18, z), (1, 0.4, 1), detail=2) for x, z in ((0, 0), (-0.1, -0.1), (0.1, 0.1))]
    parts += [ball(0.035, dot, (0.18, 0, 0), (0.4, 1, 1), detail=2)]
    together(parts, at, (0, 0, spin))
