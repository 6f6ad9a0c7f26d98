"""A strip of painted cloth, partly unrolled on its two rods; what is painted on it is drawn later."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import ball, box, grid, rod, thick, tube

VIEWS = ('front', 'side', 'detail')
WIDE, TALL = 3.5, 1.75


def build(studio, view):
    timber, cloth = wood(studio, WOOD, 0.4), studio.fixed('#e3c48f', roughness=0.95)
    low = 0.55
    sheet = lambda u, v, out=0.0: ((2 * u - 1) * WIDE / 2, -0.06 * math.sin(7 * u + 0.6) * math.sin(math.pi * u) - out, low + v * TALL)
    grid(lambda u, v: sheet(u, v, 0.012), studio.label(roughness=0.9), 90, 20)
    thick(grid(lambda u, v: sheet(u, -0.04 + 1.08 * v), cloth, 90, 20), 0.02)
    for side in (-1, 1):
        x = side * (WIDE / 2 + 0.12)
        roll = lambda u, v: (x + (0.19 - 0.09 * u) * math.cos(math.tau * 3 * u), 0.02 + (0.19 - 0.09 * u) * math.sin(math.tau * 3 * u), low - 0.08 + v * (TALL + 0.16))
        thick(grid(roll, cloth, 90, 6), 0.02)
        rod((x, 0.02, 0.08), (x, 0.02, low + TALL + 0.4), 0.085, timber)
        for z in (0.1, low + TALL + 0.42):
            ball(0.13, timber, (x, 0.02, z), (1, 1, 0.8))
        box((0.8, 0.7, 0.12), timber, (x, 0.02, 0.06), bevel=0.03)
        tube([(x, -0.2, low + 0.3), (x - side * 0.1, -0.3, low), (x - side * 0.02, -0.26, low - 0.35)], 0.03, studio.colour(roughness=0.9))
    present(studio, view, up=9)
