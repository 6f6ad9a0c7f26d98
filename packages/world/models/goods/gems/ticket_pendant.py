"""A silver tram ticket on a chain: stamped lines, a punched hole and a torn edge, on a card."""
import math

from goods.materials import silver
from goods.presenting import present
from goods.shapes import box, hoop, mesh, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.22, metallic=1)
    box((3.0, 0.16, 3.4), studio.accent(roughness=0.9), (0, 0.2, 1.7), bevel=0.04)
    edge = [(-0.55, 0.45), (0.55, 0.45), (0.55, 1.85)] + [(0.55 - 0.11 * i, 1.85 + (0.05 if i % 2 else 0)) for i in range(1, 10)] + [(-0.55, 1.85)]
    thick(mesh([(x, 0, z) for x, z in edge], [tuple(range(len(edge)))], metal), 0.07)
    dark = studio.fixed((0.05, 0.045, 0.04), roughness=0.6)
    line = lambda x0, z0, x1, z1, r=0.022: tube([(x0, -0.045, z0), (x1, -0.045, z1)], r, dark, smooth=False)
    for z in (0.56, 1.74):
        line(-0.46, z, 0.46, z, 0.016)
    for z, wide in ((1.55, 0.3), (1.4, 0.38), (0.85, 0.4), (0.72, 0.26)):
        line(-wide, z, wide, z)
    tram = [(-0.32, 1.0), (0.32, 1.0), (0.36, 1.12), (0.32, 1.26), (-0.32, 1.26), (-0.36, 1.12)]
    tube([(x, -0.045, z) for x, z in [*tram, tram[0]]], 0.018, dark, smooth=False)
    for x in (-0.16, 0.16):
        hoop(0.06, 0.016, dark, (x, -0.045, 0.98), (90, 0, 0))
    hoop(0.1, 0.02, dark, (0.36, -0.045, 1.58), (90, 0, 0))
    hoop(0.13, 0.03, silver(studio), (0, 0, 2.0), (90, 0, 0))
    for side in (-1, 1):
        for k in range(17):
            t = k / 16
            at = (side * (0.06 + 1.0 * t**1.2), 0.02, 2.1 + 1.1 * t)
            hoop(0.07, 0.018, silver(studio), at, (90, 0 if k % 2 else 60, side * 30))
    present(studio, view)
