"""A paper kite with a bow of bamboo and a spool of string."""
import math

from goods.materials import PALE_WOOD
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import mesh, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    first, second = studio.colour(roughness=0.8), studio.accent(roughness=0.8)
    cane = studio.fixed((0.62, 0.44, 0.2), roughness=0.5)
    tip, foot, left, right, middle = (0, 0, 3.2), (0, 0, 0.3), (-1.55, 0.12, 1.85), (1.55, 0.12, 1.85), (0, -0.05, 1.85)
    parts = [mesh([middle, a, b], [(0, 1, 2)], paint, smooth=1) for a, b, paint in ((tip, left, first), (left, foot, second), (foot, right, first), (right, tip, second))]
    disc = [(0.42 * math.cos(a), -0.07, 1.85 + 0.42 * math.sin(a)) for a in [math.tau * i / 40 for i in range(40)]]
    parts.append(mesh(disc, [tuple(range(40))], studio.fixed((0.03, 0.03, 0.05), roughness=0.8)))
    parts.append(rod((0, -0.06, 0.2), (0, -0.02, 3.25), 0.03, cane))
    bow = [(-1.58, 0.08, 1.85), (-0.9, -0.02, 2.4), (0, -0.08, 2.62), (0.9, -0.02, 2.4), (1.58, 0.08, 1.85)]
    parts.append(tube(bow, 0.026, cane))
    parts.append(mesh([(0, 0, 0.5), (-0.36, 0, 0.02), (0.36, 0, 0.02)], [(0, 1, 2)], first))
    together(parts, (0, 0.3, 0), (-14, 14, 0))
    wood = studio.fixed(PALE_WOOD, roughness=0.5)
    spool(studio, wood, (0.9, -0.75, 0.42))
    present(studio, view)


def spool(studio, wood, at):
    """A reel with string wound on it."""
    parts = [turned(rounded([(0, s), (0.42, s), (0.42, s + 0.08), (0, s + 0.08)], 0.02), wood) for s in (-0.5, 0.42)]
    parts.append(rod((0, 0, -0.95), (0, 0, 0.95), 0.07, wood))
    thread = studio.accent(roughness=0.6)
    parts.append(turned([(0.2, -0.42), (0.34, -0.3), (0.36, 0), (0.34, 0.3), (0.2, 0.42)], thread, ribs=lambda a, z: 1 + 0.01 * math.sin(90 * z + a)))
    together(parts, at, (90, 0, 62))
