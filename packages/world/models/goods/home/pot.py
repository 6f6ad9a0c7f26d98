"""A water jar of clay: round belly, short neck, a lid and a brass ladle."""
import math

from goods.materials import brass, rough
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    earth = rough(studio.colour(roughness=0.85, printed=True), 0.25, 20)
    band = studio.accent(roughness=0.9)
    hoop(0.75, 0.14, studio.fixed((0.5, 0.36, 0.18), roughness=0.9, bump=0.6, scale=18), (0, 0, 0.12))
    body = [(0, 0.08), (0.4, 0.1), (0.95, 0.4), (1.3, 0.95), (1.3, 1.4), (1.0, 1.9), (0.62, 2.15), (0.6, 2.3), (0.8, 2.46)]
    turned(vessel(flowing(body), 0.07), earth, ribs=lambda a, z: 1 + 0.003 * math.sin(z * 50))
    for r, z in ((1.325, 1.15), (1.29, 1.42), (1.18, 1.68)):
        turned([(r - 0.02, z - 0.05), (r + 0.012, z), (r - 0.02, z + 0.05)], band)
    for k in range(28):
        a = math.tau * k / 28
        ball(0.035, band, (1.32 * math.cos(a), 1.32 * math.sin(a), 1.29), (1, 1, 1), detail=2)
    lid = [(0.84, 2.46), (0.78, 2.55), (0.4, 2.7), (0.12, 2.76), (0.1, 2.84), (0.18, 2.92), (0, 3.0)]
    turned(flowing(lid), earth)
    tube([(1.2, -0.95, 0.1), (1.15, -0.95, 0.6), (1.0, -0.95, 1.3), (0.95, -1.0, 1.4), (0.9, -1.05, 1.3)], 0.045, brass(studio))
    turned(vessel(flowing([(0, 0), (0.25, 0.02), (0.34, 0.2), (0.34, 0.36)]), 0.03), brass(studio), (1.3, -1.0, 0))
    present(studio, view)
