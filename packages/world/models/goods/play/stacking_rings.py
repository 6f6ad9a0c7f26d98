"""Lacquered rings stacked on a peg, with a round head on top."""
import math

from goods.materials import PALE_WOOD
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, hoop, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paints = [studio.colour(roughness=0.15), studio.fixed((0.02, 0.2, 0.18), roughness=0.15), studio.accent(roughness=0.15), studio.fixed((0.5, 0.04, 0.02), roughness=0.15)]
    turned(rounded([(0, 0), (1.15, 0), (1.15, 0.2), (0, 0.24)], 0.08), studio.fixed(PALE_WOOD, roughness=0.4))
    z = 0.24
    for k in range(6):
        tall = 0.2 - 0.012 * k
        z += tall
        hoop(0.72 - 0.085 * k, 0.34 - 0.03 * k, paints[k % 4], (0, 0, z), tall=tall / (0.34 - 0.03 * k))
        z += tall
    ball(0.42, studio.fixed(PALE_WOOD, roughness=0.3), (0, 0, z + 0.34), (1, 1, 1.02), detail=5)
    dark = studio.fixed((0.03, 0.02, 0.02), roughness=0.2)
    for x in (-0.14, 0.14):
        ball(0.045, dark, (x, -0.4, z + 0.38))
    ball(0.05, studio.fixed((0.5, 0.02, 0.02), roughness=0.2), (0, -0.39, z + 0.55), detail=3)
    arc = [(0.17 * math.cos(a), -0.405, z + 0.3 + 0.1 * math.sin(a)) for a in [math.pi + math.pi * i / 8 for i in range(9)]]
    tube(arc, 0.018, dark)
    turned(rounded([(0.32, 0), (0.36, 0.06), (0.2, 0.18), (0.07, 0.3), (0.1, 0.4), (0, 0.46)], 0.04), paints[0], (0, 0, z + 0.64))
    rod((0, 0, 0.2), (0, 0, z), 0.1, dark)
    hoop(0.55, 0.25, paints[3], (1.35, -0.85, 0.2), (0, 0, 0), 0.75)
    present(studio, view)
