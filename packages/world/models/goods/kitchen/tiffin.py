"""A tiffin of four tiers held by a frame with clips and a handle."""

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.2, metallic=1)
    for k in range(4):
        tier = [(0, 0), (0.72, 0), (0.78, 0.06), (0.8, 0.3), (0.8, 0.56), (0.84, 0.58), (0.84, 0.64), (0, 0.64)]
        turned(rounded(tier, 0.03), metal, (0, 0, 0.08 + k * 0.64))
    lid = [(0.85, 0), (0.85, 0.08), (0.7, 0.2), (0.25, 0.27), (0, 0.28)]
    turned(rounded(lid, 0.05), metal, (0, 0, 2.63))
    turned(rounded([(0, 0), (0.1, 0), (0.08, 0.08), (0.14, 0.14), (0, 0.18)], 0.03), metal, (0, 0, 2.88))
    for x in (-1, 1):
        box((0.05, 0.22, 2.9), metal, (x * 0.9, 0, 1.5), bevel=0.02)
        box((0.07, 0.3, 0.3), metal, (x * 0.93, 0, 2.5), bevel=0.03)
        ball(0.06, metal, (x * 0.97, 0, 2.95))
    box((1.85, 0.22, 0.05), metal, (0, 0, 0.05), bevel=0.02)
    handle = [(-0.9, 0, 2.95), (-0.9, 0, 3.25), (-0.6, 0, 3.42), (0, 0, 3.46), (0.6, 0, 3.42), (0.9, 0, 3.25), (0.9, 0, 2.95)]
    tube(handle, 0.06, metal)
    present(studio, view)
