"""A bidri signet ring: a dark oval face with a silver vine, on a plain band, on a small dish."""
import math

from goods.materials import silver
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, hoop, leaf, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, black = silver(studio), studio.colour(roughness=0.35)
    turned(vessel(rounded([(0, 0), (1.0, 0), (1.5, 0.22), (1.54, 0.24)], 0.06), 0.05), studio.accent(roughness=0.25))
    ring = [hoop(0.8, 0.13, metal, (0, 0, 0.8), (90, 0, 0), 1.5)]
    ring.append(ball(0.62, metal, (0, 0, 1.62), (1.0, 0.82, 0.3), detail=5))
    ring.append(ball(0.52, black, (0, 0, 1.72), (1.0, 0.82, 0.22), detail=5))
    vine = [(0.3 * math.cos(a) * (1 - a / 14), 0.25 * math.sin(a) * (1 - a / 14), 1.835 - 0.02 * math.cos(a)) for a in [i * 0.35 for i in range(26)]]
    ring.append(tube(vine, 0.018, metal))
    for i in range(0, 24, 3):
        x, y, z = vine[i]
        ring.append(leaf(0.12, 0.08, metal, (x, y, z), (0, 0, 60 * i), 0.05, 0.02))
    together(ring, (0, -0.1, 0.18), (34, 0, 14))
    present(studio, view, up=26)
