"""A brass bell with its clapper, hung from a cord with beads."""

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, hoop, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.2, metallic=1)
    bell = [(0.14, 2.25), (0.3, 2.2), (0.62, 2.0), (0.72, 1.6), (0.78, 1.1), (0.95, 0.7), (1.16, 0.5), (1.18, 0.42), (1.08, 0.46), (0.8, 0.8)]
    turned(flowing(bell), metal)
    for r, z in ((0.7, 1.78), (0.78, 1.12), (0.83, 1.0)):
        hoop(r, 0.035, metal, (0, 0, z))
    hoop(0.2, 0.06, metal, (0, 0, 2.42), (90, 0, 30))
    rod((0, 0, 0.2), (0, 0, 1.6), 0.04, metal)
    ball(0.2, metal, (0, 0, 0.28))
    cord = studio.accent(roughness=0.9)
    tube([(0, 0, 2.5), (0.01, 0, 3.2), (0, 0, 9)], 0.05, cord).name = 'cord'
    for k, size in enumerate((0.13, 0.19, 0.13)):
        ball(size, cord if k % 2 else studio.fixed((0.5, 0.03, 0.02), roughness=0.2), (0, 0, 2.76 + 0.27 * k))
    present(studio, view, fill=0.74, hung=0.5, up=8)
