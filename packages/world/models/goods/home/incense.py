"""Incense sticks in a brass holder before their packet, cones on a dish."""
import math

from goods.materials import brass, glowing
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, box, label, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = brass(studio)
    turned(flowing([(0, 0), (0.7, 0), (0.72, 0.08), (0.5, 0.2), (0.3, 0.42), (0.36, 0.55), (0, 0.6)]), metal, (0.5, -0.35, 0))
    stick, dust = studio.fixed((0.4, 0.25, 0.12), roughness=0.8), studio.fixed((0.06, 0.035, 0.025), roughness=0.95)
    for k, lean in enumerate((-24, -8, 9, 25)):
        a = math.radians(lean)
        way = lambda d: (0.5 + d * math.sin(a), -0.35 + 0.1 * k - 0.15, 0.5 + d * math.cos(a))
        rod(way(0), way(0.8), 0.022, stick)
        rod(way(0.75), way(2.6), 0.045, dust)
        ball(0.05, glowing(studio, (1, 0.25, 0.05), 5), way(2.62))
    box((0.9, 0.42, 2.6), studio.colour(roughness=0.5), (-0.95, 0.3, 1.3), (0, 0, 12), 0.02)
    spin = math.radians(12)
    label(0.72, 1.5, studio.label(), (-0.95 + 0.216 * math.sin(spin), 0.3 - 0.216 * math.cos(spin), 1.35), (0, 0, 12))
    turned(vessel(rounded([(0, 0), (0.5, 0), (0.58, 0.12)], 0.04), 0.03), metal, (-0.75, -1.0, 0))
    for k in range(5):
        a = math.tau * k / 5
        turned(rounded([(0, 0), (0.12, 0), (0.03, 0.34), (0, 0.36)], 0.02), dust, (-0.75 + 0.25 * math.cos(a), -1.0 + 0.25 * math.sin(a), 0.05))
    present(studio, view)
