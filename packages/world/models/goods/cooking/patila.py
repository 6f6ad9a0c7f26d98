"""A round pan with a broad rim and a lid, bright inside, hammered outside."""
import math

from goods.materials import hammered, steel
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    outside = hammered(studio.colour(roughness=0.3, metallic=1))
    body = [(0, 0), (0.9, 0.02), (1.25, 0.3), (1.3, 1.0), (1.2, 1.2), (1.22, 1.28), (1.5, 1.34)]
    turned(flowing(body), outside)
    inside = [(1.5, 1.37), (1.2, 1.31), (1.16, 1.2), (1.25, 1.0), (1.2, 0.32), (0.88, 0.06), (0, 0.05)]
    turned(flowing(inside), steel(studio))
    lid = [(0, 0.3), (0.12, 0.3), (0.2, 0.36), (0.16, 0.46), (0, 0.48)]
    parts = [turned(flowing([(1.4, 0), (1.38, 0.06), (0.7, 0.2), (0.15, 0.26), (0, 0.27)]), outside), turned(rounded(lid, 0.04), outside)]
    together(parts, (1.15, -1.15, 0.98), (52, 26, 0))
    present(studio, view, up=26)
