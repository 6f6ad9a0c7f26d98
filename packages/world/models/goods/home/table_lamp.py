"""A table lamp: a turned foot and a drum shade that is lit."""

from goods.materials import brass, glowing, hammered
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import hoop, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    foot = hammered(studio.colour(roughness=0.25, metallic=1), 8, 0.35)
    body = [(0, 0), (0.75, 0), (0.78, 0.08), (0.45, 0.2), (0.3, 0.4), (0.55, 0.85), (0.6, 1.15), (0.35, 1.55), (0.14, 1.75), (0.12, 1.95)]
    turned(flowing(body), foot)
    rod((0, 0, 1.9), (0, 0, 2.4), 0.05, brass(studio))
    shade = studio.fixed((0.85, 0.68, 0.42), roughness=0.9, emission=0.75)
    turned([(1.3, 1.95), (0.92, 3.3)], shade)
    turned([(1.27, 1.96), (0.9, 3.29)], glowing(studio, (1, 0.72, 0.4), 2.5))
    for radius, z in ((1.3, 1.95), (0.92, 3.3)):
        hoop(radius, 0.03, studio.accent(roughness=0.7), (0, 0, z))
    cord = [(0.5, 0.4, 0.04), (1.1, 0.6, 0.03), (1.5, 0.2, 0.03), (1.9, 0.6, 0.03)]
    tube(cord, 0.03, studio.accent(roughness=0.8))
    present(studio, view)
