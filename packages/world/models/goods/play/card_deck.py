"""A deck of cards: box, a fan of cards with suits."""
import math

from goods.presenting import present
from goods.shapes import box, label, mesh, thick, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    parts = [box((1.5, 0.5, 2.1), studio.colour(roughness=0.45, printed=True), (0, 0, 1.05), bevel=0.03), label(1.05, 1.1, studio.label(), (0, -0.256, 1.15))]
    together(parts, (-0.75, 0.5, 0), (-4, 0, 14))
    paper = studio.fixed((0.84, 0.8, 0.7), roughness=0.5)
    paints = [studio.fixed((0.5, 0.03, 0.02), roughness=0.5), studio.fixed((0.03, 0.03, 0.06), roughness=0.5)]
    for k in range(5):
        lean = -34 + 20 * k
        together(card(paper, paints[k % 2], k), (0.55 + 0.02 * k, -0.5 - 0.03 * k, 0.12), (-12, lean, 0))
    for k in range(2):
        together(card(paper, paints[1 - k], k + 1), (-1.1 + 0.5 * k, -1.35 + 0.2 * k, 0.03 + 0.01 * k), (-90, 0, 24 - 40 * k))
    present(studio, view)


def card(paper, paint, suit):
    """A card whose foot is at the origin: one large mark and one in each of two corners."""
    wide, tall = 1.15, 1.75
    edge = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall), (-wide / 2, tall)]
    parts = [thick(mesh([(x, 0, z) for x, z in edge], [(0, 1, 2, 3)], paper), 0.015)]
    for x, z, size in ((0, tall / 2, 0.34), (-0.42, tall - 0.2, 0.1), (0.42, 0.2, 0.1)):
        shape = [(x + size * px, -0.012, z + size * pz) for px, pz in mark(suit)]
        parts.append(mesh(shape, [tuple(range(len(shape)))], paint))
    return parts


def mark(suit):
    """The outline of a suit: heart, leaf, lozenge or star."""
    angles = [math.tau * i / 40 for i in range(40)]
    if suit % 4 == 0:
        return [(0.06 * 16 * math.sin(a) ** 3, 0.06 * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a))) for a in angles]
    if suit % 4 == 1:
        return [(math.sin(a) * (0.55 + 0.4 * abs(math.sin(a / 2))) * 0.8, math.cos(a) * 1.05) for a in angles]
    if suit % 4 == 2:
        return [(0, 1), (-0.7, 0), (0, -1), (0.7, 0)]
    return [((0.7 + 0.3 * math.cos(6 * a)) * math.sin(a), (0.7 + 0.3 * math.cos(6 * a)) * math.cos(a)) for a in angles]
