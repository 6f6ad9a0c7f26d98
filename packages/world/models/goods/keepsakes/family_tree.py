"""A family tree in lac: a panel with a trunk and branches in relief, a mirror for everybody, leaves and dots of lac."""
import math

from goods.materials import WOOD, gold, wood
from goods.presenting import present
from goods.shapes import ball, box, hoop, label, leaf, tube, turned

VIEWS = ('front', 'side', 'detail')
FACE = -0.09
PEOPLE = ((0, 1.05), (-0.5, 1.5), (0.5, 1.5), (-0.95, 1.95), (-0.32, 2.05), (0.32, 2.05), (0.95, 1.95), (-1.1, 2.55), (-0.6, 2.6), (0, 2.62), (0.6, 2.6), (1.1, 2.55), (-0.34, 3.08), (0.34, 3.08), (1.12, 1.42))
PARENTS = (None, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 9, 9, 2)


def build(studio, view):
    lac, timber, metal = studio.colour(roughness=0.2), wood(studio, WOOD, 0.4), gold(studio, 0.25)
    box((3.0, 0.12, 3.6), lac, (0, 0, 1.9), bevel=0.02)
    for x in (-1.55, 1.55):
        box((0.18, 0.26, 3.9), timber, (x, 0, 1.95), bevel=0.03)
    for z in (0.09, 3.81):
        box((3.2, 0.26, 0.18), timber, (0, 0, z), bevel=0.03)
    bark = studio.fixed('#7a4a22', roughness=0.25)
    tube([(0.03, FACE, 0.7), (-0.02, FACE, 0.85), place_of(0)], [0.17, 0.12, 0.09], bark)
    for side in (-1, 1):
        tube([(0.02, FACE, 0.78), (side * 0.25, FACE, 0.68), (side * 0.45, FACE, 0.7)], [0.1, 0.06, 0.02], bark)
    for k, parent in enumerate(PARENTS):
        if parent is not None:
            branch(bark, place_of(parent), place_of(k))
        mirror(studio, metal, place_of(k), 0.21 if k == 0 else 0.16)
    leaves(studio)
    dots(studio, metal)
    label(1.5, 0.34, studio.label(roughness=0.5), (0, FACE + 0.026, 0.42))
    present(studio, view, up=8, fill=0.8)


def place_of(k):
    x, z = PEOPLE[k]
    return (x, FACE, z)


def branch(bark, start, end):
    """A bent twig between two people."""
    middle = ((start[0] + end[0]) / 2 + 0.1 * (1 if end[0] < start[0] else -1), FACE, (start[2] + end[2]) / 2 - 0.06)
    tube([start, middle, end], [0.06, 0.05, 0.035], bark)


def mirror(studio, metal, at, radius):
    """A small round mirror in a ring of gold and beads of lac."""
    x, y, z = at
    turned([(radius, 0), (radius, 0.1), (0, 0.1)], studio.fixed('#dfe6ea', roughness=0.04, metallic=1), (x, y, z), (90, 0, 0))
    hoop(radius, 0.035, metal, (x, y - 0.09, z), (90, 0, 0))
    red = studio.fixed('#f3ead6', roughness=0.3)
    for k in range(12):
        a = math.tau * k / 12
        ball(0.022, red, (x + (radius + 0.06) * math.cos(a), y - 0.01, z + (radius + 0.06) * math.sin(a)), detail=1)


def leaves(studio):
    """Leaves of green lac beside the branches."""
    greens = [studio.fixed(tone, roughness=0.25) for tone in ('#4f8a3a', '#7aa23a')]
    for k in range(46):
        n = 1 + k % (len(PEOPLE) - 1)
        x, z = PEOPLE[n]
        px, pz = PEOPLE[PARENTS[n]]
        t = 0.35 + 0.4 * studio.random.random()
        side = 1 if k % 2 else -1
        leaf(0.24, 0.13, greens[k % 2], (px + (x - px) * t, FACE - 0.01, pz + (z - pz) * t), (90, -40 - 100 * studio.random.random() if side > 0 else 220 + 80 * studio.random.random(), 0), 0, 0.1)


def dots(studio, metal):
    """A border of gold dots and rounds of red lac in the corners."""
    for k in range(22):
        for side in (-1, 1):
            ball(0.03, metal, (side * 1.36, FACE + 0.03, 0.3 + 3.2 * k / 21), (1, 0.6, 1), detail=1)
    for k in range(17):
        ball(0.03, metal, (-1.28 + 2.56 * k / 16, FACE + 0.03, 3.5), (1, 0.6, 1), detail=1)
