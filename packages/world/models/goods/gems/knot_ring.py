"""A ring of four wires that slide in two knots, lying in a clay dish."""
import math

from goods.materials import silver
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import hoop, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = silver(studio)
    turned(vessel(rounded([(0, 0), (1.0, 0), (1.5, 0.22), (1.54, 0.24)], 0.06), 0.05), studio.colour(roughness=0.6))
    ring = [hoop(0.86, 0.055, metal, (0, 0.19 * k - 0.28, 0), (90, 0, 0)) for k in range(4)]
    for spin in (62, 118):
        a = math.radians(spin)
        for k in range(7):
            b = a + 0.085 * (k - 3)
            ring.append(hoop(0.36, 0.05, metal, (0.88 * math.cos(b), 0, 0.88 * math.sin(b)), (90, math.degrees(-b), 90), 1.0))
    together(ring, (0, -0.05, 1.02), (18, 0, 26))
    present(studio, view, up=24)
