"""A pocket watch with its hunter lid open, on a chain."""
import math

from goods.dials.movement import face
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import hoop, rod, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.18, metallic=1)
    case = [turned(rounded([(0, -0.22), (0.9, -0.22), (1.12, -0.05), (1.16, 0.1), (1.04, 0.16), (1.0, 0.08)], 0.05), metal), *face(studio, 1.0, ((-58, 0.5, 0.07), (62, 0.74, 0.045)))]
    case += [rod((0, 1.1, 0), (0, 1.38, 0), 0.11, metal), hoop(0.22, 0.045, metal, (0, 1.58, 0), (0, 0, 0))]
    together(case, (-0.3, 0, 1.2), (74, 0, 0))
    lid = [turned(rounded([(0, 0.16), (0.8, 0.14), (1.1, 0.02), (1.14, -0.04)], 0.05), metal), hoop(1.1, 0.04, metal)]
    together(lid, (1.3, 0.25, 1.1), (74, 0, 62))
    links = [(0.0 - 0.3 + 0.16 * k - 0.002 * k * k, -0.75 - 0.3 * math.sin(k * 0.5), 0.08) for k in range(14)]
    for k, at in enumerate(links):
        hoop(0.12, 0.032, metal, at, (70 if k % 2 else 10, 0, 20 * math.cos(k * 0.5)))
    present(studio, view, up=16)
