"""A clay pot with a face: brows, closed eyes, nose and lips, and grass for hair."""
import math

from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, leaf, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin = studio.colour(roughness=0.75, bump=0.15, scale=30)
    head = flowing([(0, 0), (0.6, 0.0), (0.9, 0.35), (1.12, 1.1), (1.08, 1.8), (0.95, 2.15), (0.98, 2.25)])
    turned(vessel(head, 0.09), skin)
    turned([(0.93, 2.1), (0, 2.12)], studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20))
    ink, lip = studio.fixed((0.04, 0.03, 0.03), roughness=0.5), studio.fixed((0.45, 0.06, 0.05), roughness=0.5)
    for side in (-1, 1):
        lid = [(side * (0.22 + 0.42 * t), -1.1 + 0.26 * t * t + 0.02, 1.3 - 0.12 * math.sin(math.pi * t)) for t in [i / 8 for i in range(9)]]
        tube(lid, 0.03, ink)
        ball(0.2, skin, (side * 0.42, -0.94, 1.36), (1.2, 0.6, 0.7), detail=4)
        brow = [(side * (0.16 + 0.55 * t), -1.12 + 0.3 * t * t, 1.6 + 0.12 * math.sin(math.pi * t)) for t in [i / 8 for i in range(9)]]
        tube(brow, 0.035, ink)
        ball(0.17, skin, (side * 1.12, 0, 1.2), (0.5, 0.8, 1.5), detail=3)
        ball(0.07, studio.fixed((0.83, 0.58, 0.22), roughness=0.2, metallic=1), (side * 1.16, -0.06, 0.9))
    tube([(0, -1.1, 1.45), (0, -1.24, 1.1), (0, -1.28, 0.98)], [0.07, 0.11, 0.13], skin)
    for z, wide in ((0.74, 1.7), (0.65, 1.5)):
        ball(0.15, lip, (0, -0.97 + (0.74 - z) * 0.6, z), (wide, 0.6, 0.42), detail=4)
    ball(0.07, lip, (0, -1.13, 1.68), (1, 0.5, 1))
    greens = [studio.fixed(rgb, roughness=0.5) for rgb in ((0.13, 0.36, 0.06), (0.2, 0.45, 0.09))]
    for k in range(110):
        a, r = math.radians(k * 137.5), 0.85 * math.sqrt((k + 0.5) / 110)
        leaf(0.9 + 0.3 * ((k * 0.37) % 1), 0.08, greens[k % 2], (r * math.cos(a), r * math.sin(a), 2.1), (0, -80 + 26 * r, k * 137.5), 0.2, 0.1)
    present(studio, view)
