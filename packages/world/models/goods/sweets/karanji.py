"""Karanji: fried half moons with a crimped edge, heaped on a plate."""
import math

from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import grid, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.2, 0), (1.7, 0.2), (1.75, 0.22)], 0.06), 0.05), studio.colour(roughness=0.25))
    crusts = [studio.fixed(rgb, roughness=0.55, bump=0.3, scale=12) for rgb in ((0.62, 0.36, 0.13), (0.68, 0.42, 0.17), (0.56, 0.3, 0.1))]
    places = [(1.0 * math.cos(a), 0.75 * math.sin(a), 0.3, math.degrees(a) + 90, 6) for a in [math.tau * k / 6 for k in range(6)]]
    places += [(0.4 * math.cos(a), 0.35 * math.sin(a), 0.66, math.degrees(a) + 60, 12) for a in [math.tau * k / 3 + 0.4 for k in range(3)]] + [(0, -0.1, 0.98, 20, 0)]
    for number, (x, y, z, spin, lean) in enumerate(places):
        together(half_moon(crusts[number % 3]), (x, y, z), (lean, 0, spin))
    present(studio, view, up=30)


def half_moon(crust):
    """A filled half circle, thin along its pleated rim."""
    parts = []
    for way in (-1, 1):
        def skin(u, v, way=way):
            a = math.pi * u
            r = 0.78 * v * (1 + (0.03 * math.sin(34 * u) if v > 0.9 else 0))
            swell = 0.26 * math.sin(math.pi * min(1, v * 1.08)) ** 0.7 * math.sin(a) ** 0.5 if v < 0.93 else 0.02 + 0.025 * math.sin(34 * a)
            return (r * math.cos(a), r * math.sin(a) - 0.3, way * swell * (1 if way > 0 else 0.5))
        parts.append(grid(skin, crust, 60, 20))
    return parts
