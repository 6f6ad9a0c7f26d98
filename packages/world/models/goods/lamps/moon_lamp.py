"""A moon of ribbed handmade paper, lit from inside, on a stand of bent cane."""
import math

from goods.materials import CANE, glowing
from goods.presenting import present
from goods.shapes import hoop, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paper = glowing(studio, (1.0, 0.86, 0.62), 0.85)
    middle, radius = 1.75, 1.4
    line = [(radius * math.sin(math.pi * i / 120), middle - radius * math.cos(math.pi * i / 120)) for i in range(121)]
    pleats = [(max(0.02, r - 0.022 * abs(math.sin(i * math.pi / 6))), z) for i, (r, z) in enumerate(line)]
    turned(pleats, paper)
    rib = studio.fixed((0.72, 0.5, 0.26), roughness=0.7)
    for i in range(6, 120, 6):
        r, z = line[i]
        hoop(r, 0.012, rib, (0, 0, z))
    cane = studio.colour(roughness=0.5)
    hoop(0.85, 0.06, cane, (0, 0, 0.62))
    hoop(1.0, 0.07, cane, (0, 0, 0.07))
    for k in range(6):
        a = math.tau * k / 6
        rod((1.0 * math.cos(a), 1.0 * math.sin(a), 0.07), (0.85 * math.cos(a), 0.85 * math.sin(a), 0.62), 0.04, studio.fixed(CANE, roughness=0.6))
    present(studio, view)
