"""A Kondapalli doll of painted softwood: a woman who sells bangles, with a basket of them on her head that lifts off."""
import math

from goods.materials import CANE, gold, wood
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, box, grid, hoop, rod, thick, tube, turned

VIEWS = ('front', 'side', 'detail')
GLASS = ('#b5371f', '#1f7a5c', '#d99412', '#3b4fa0', '#8a2f6a', '#c23a2c')


def build(studio, view):
    saree, blouse = studio.colour(roughness=0.3), studio.accent(roughness=0.3)
    skin, ink, metal = studio.fixed((0.42, 0.2, 0.08), roughness=0.3), studio.fixed((0.03, 0.02, 0.02), roughness=0.3), gold(studio)
    box((1.7, 1.3, 0.16), studio.fixed('#7a3b1c', roughness=0.4), (0, 0, 0.08), bevel=0.05)
    turned(flowing([(0.62, 0.16), (0.64, 0.3), (0.5, 0.9), (0.46, 1.3), (0.34, 1.6), (0, 1.62)]), saree, ribs=lambda a, z: 1 + 0.035 * math.sin(14 * a) * max(0, 1.3 - z))
    hoop(0.63, 0.035, metal, (0, 0, 0.24))
    turned(flowing([(0.3, 1.56), (0.36, 1.75), (0.42, 2.05), (0.2, 2.2), (0, 2.24)]), blouse)
    sash = lambda u, v: (0.42 - 0.84 * u + 0.1 * (2 * v - 1), -0.44 * math.sin(math.pi * (0.15 + 0.7 * u)) - 0.05, 1.42 + 0.75 * u + 0.12 * (2 * v - 1))
    thick(grid(sash, saree, 20, 6), 0.06)
    rod((0, 0, 2.1), (0, 0, 2.4), 0.13, skin)
    ball(0.36, skin, (0, -0.02, 2.62), (0.95, 0.92, 1.08), detail=5)
    ball(0.37, ink, (0, 0.06, 2.68), (0.98, 0.9, 1.02), detail=5)
    ball(0.2, ink, (0, 0.42, 2.6), detail=4)
    face(studio, skin, ink, metal)
    for side in (-1, 1):
        tube([(side * 0.36, 0, 2.05), (side * 0.85, -0.1, 2.2), (side * 0.9, -0.06, 2.7), (side * 0.74, 0, 3.12)], [0.14, 0.13, 0.11, 0.1], skin)
        tube([(side * 0.34, 0, 2.06), (side * 0.55, -0.05, 2.1)], 0.16, blouse)
        for k in range(4):
            hoop(0.125, 0.03, studio.fixed(GLASS[k], roughness=0.08), (side * (0.905 - 0.03 * k), -0.05, 2.66 + 0.09 * k), (0, side * -10, 0))
        ball(0.13, skin, (side * 0.72, -0.02, 3.16))
    basket(studio)
    present(studio, view, up=8)


def face(studio, skin, ink, metal):
    """Long painted eyes, a mark, lips, earrings and a chain."""
    for side in (-1, 1):
        ball(0.09, studio.fixed('#f3ead6', roughness=0.2), (side * 0.14, -0.325, 2.68), (1.25, 0.3, 0.6), detail=3)
        ball(0.045, ink, (side * 0.14, -0.35, 2.68), (1, 0.4, 1))
        tube([(side * 0.04, -0.35, 2.77), (side * 0.15, -0.34, 2.81), (side * 0.27, -0.28, 2.76)], 0.018, ink)
        ball(0.07, metal, (side * 0.35, -0.06, 2.5))
    ball(0.05, studio.fixed('#b5371f', roughness=0.3), (0, -0.35, 2.84), (0.8, 0.4, 1))
    ball(0.06, skin, (0, -0.37, 2.6), (0.8, 0.9, 1.1))
    ball(0.075, studio.fixed('#a8201a', roughness=0.3), (0, -0.34, 2.46), (1.3, 0.4, 0.55))
    tube([(0.3 * math.cos(a), 0.02 + 0.34 * math.sin(a), 2.16 + 0.14 * math.sin(a)) for a in [math.pi + math.pi * k / 16 for k in range(17)]], 0.035, metal)


def basket(studio):
    """A flat basket on a ring of cloth, with stacks of bangles that stand on edge."""
    cane = wood(studio, CANE)
    hoop(0.24, 0.1, studio.fixed('#b5371f', roughness=0.8), (0, 0, 3.06))
    turned(vessel(flowing([(0, 3.1), (0.55, 3.12), (0.85, 3.3), (0.95, 3.52)]), 0.05), cane, ribs=lambda a, z: 1 + 0.012 * math.sin(40 * a))
    for k in range(5):
        hoop(0.62 + 0.085 * k, 0.035, cane, (0, 0, 3.16 + 0.09 * k))
    for k in range(24):
        a, r = math.tau * k / 8, (0.68, 0.4, 0.12)[k // 8]
        for j in range(2):
            hoop(0.26, 0.035, studio.fixed(GLASS[(k + j) % 6], roughness=0.08), (r * math.cos(a + 0.1 * j), r * math.sin(a + 0.1 * j), 3.58 + 0.07 * j + 0.1 * (k // 8)), (78, 0, math.degrees(a) + 25 * (k % 3)))
