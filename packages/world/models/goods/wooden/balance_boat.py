"""A boat with a round keel on which animals are balanced: elephant, mouse, bird and blocks."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import ball, box, loft, rod, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    hull, trim = studio.colour(roughness=0.25), studio.accent(roughness=0.25)
    timber = wood(studio, PALE_WOOD, 0.45)
    arc = [(1.6 * math.cos(a), 1.75 + 1.75 * math.sin(a)) for a in [math.radians(205 + 130 * i / 24) for i in range(25)]]
    loft([[(x, y, z) for x, z in arc] for y in (-0.4, 0.4)], hull, smooth=30)
    deck = arc[0][1]
    box((3.1, 0.95, 0.14), trim, (0, 0, deck + 0.05), bevel=0.05)
    top = deck + 0.12
    together(elephant(studio, timber), (-0.75, 0, top))
    for k, (x, size) in enumerate(((0.25, 0.4), (0.72, 0.36))):
        box((size, size, size), studio.fixed(('#c98a12', '#0b6b66')[k], roughness=0.2), (x, 0, top + size / 2), (0, 0, 12 * k), 0.03)
    together(mouse(studio, studio.fixed('#7a7f86', roughness=0.4)), (0.25, 0, top + 0.4))
    together(bird(studio, studio.fixed('#b5371f', roughness=0.25)), (0.75, 0, top + 0.36))
    together(mouse(studio, studio.fixed('#b57a45', roughness=0.4)), (1.2, 0, top))
    present(studio, view)


def eye(studio, at):
    return ball(0.035, studio.fixed((0.02, 0.02, 0.02), roughness=0.2), at)


def elephant(studio, timber):
    parts = [ball(0.5, timber, (0, 0, 0.72), (1.15, 0.75, 0.85), detail=4), ball(0.34, timber, (0.55, 0, 0.98), detail=4)]
    parts.append(rod((0.8, 0, 0.95), (0.98, 0, 0.35), 0.11, timber, 0.06))
    for side in (-1, 1):
        parts.append(ball(0.28, timber, (0.42, side * 0.33, 1.02), (0.7, 0.25, 1), detail=4))
        parts.append(eye(studio, (0.78, side * 0.2, 1.1)))
        parts += [rod((x, side * 0.2, 0.6), (x, side * 0.2, 0), 0.14, timber) for x in (-0.3, 0.32)]
    return parts


def mouse(studio, paint):
    parts = [ball(0.2, paint, (0, 0, 0.17), (1.3, 0.85, 0.9), detail=4), ball(0.12, paint, (0.24, 0, 0.2), (1.2, 0.9, 0.9), detail=4)]
    parts += [ball(0.09, paint, (0.16, side * 0.1, 0.34), (0.4, 1, 1), detail=3) for side in (-1, 1)]
    parts += [eye(studio, (0.3, side * 0.08, 0.25)) for side in (-1, 1)]
    parts.append(rod((-0.24, 0, 0.12), (-0.55, 0, 0.3), 0.025, paint, 0.01))
    return parts


def bird(studio, paint):
    parts = [ball(0.22, paint, (0, 0, 0.22), (1.25, 0.8, 0.9), (0, 18, 0), 4), ball(0.15, paint, (0.2, 0, 0.46), detail=4)]
    parts.append(rod((0.33, 0, 0.46), (0.5, 0, 0.42), 0.045, studio.fixed('#d99412', roughness=0.2), 0.01))
    parts += [eye(studio, (0.28, side * 0.1, 0.5)) for side in (-1, 1)]
    parts.append(rod((-0.22, 0, 0.26), (-0.55, 0, 0.36), 0.09, paint, 0.03))
    return parts
