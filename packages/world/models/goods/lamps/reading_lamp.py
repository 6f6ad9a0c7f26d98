"""A reading lamp of bamboo: a round foot, a bent stem and a woven shade that looks down on an open book."""
import math

from goods.materials import CANE, PALE_WOOD, glowing, wood
from goods.presenting import present, turn_all
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, box, hoop, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    shade, stem = studio.colour(roughness=0.7, printed=True), studio.fixed(CANE, roughness=0.45)
    turned(rounded([(0, 0), (0.75, 0), (0.78, 0.12), (0, 0.18)], 0.05), wood(studio, PALE_WOOD))
    line = [(0, 0, 0.1), (-0.1, 0, 1.2), (-0.05, 0, 2.4), (0.4, 0, 3.1), (1.05, 0, 3.15), (1.4, 0, 2.95)]
    tube(line, 0.075, stem)
    for x, z in ((-0.08, 0.8), (-0.1, 1.6), (0.02, 2.5)):
        ball(0.1, stem, (x, 0, z), (1, 1, 0.45), detail=3)
    cone = [turned(vessel(flowing([(0.14, 0), (0.3, -0.06), (0.62, -0.5), (0.8, -0.95)]), 0.04), shade)]
    cone += [hoop(0.8, 0.04, stem, (0, 0, -0.95)), hoop(0.16, 0.05, stem, (0, 0, 0))]
    cone.append(ball(0.28, glowing(studio, (1, 0.85, 0.55), 2.0), (0, 0, -0.62)))
    together(cone, (1.5, 0, 2.92), (0, -22, 0))
    paper = studio.fixed((0.86, 0.81, 0.7), roughness=0.9)
    for side in (-1, 1):
        box((0.72, 0.95, 0.1), paper, (1.5 + side * 0.36, -0.35, 0.1), (0, side * 7, 0), 0.02)
    box((1.52, 1.02, 0.04), studio.accent(roughness=0.6), (1.5, -0.35, 0.02), bevel=0.01)
    turn_all(-12)
    present(studio, view)
