"""A planter as the thing on sale: a glazed tub on legs of wood with a small succulent."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import leaf, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    glaze = studio.colour(roughness=0.35, printed=True)
    timber = wood(studio, PALE_WOOD)
    tub = rounded([(0, 0.55), (0.95, 0.55), (1.2, 0.75), (1.3, 1.4), (1.28, 2.1)], 0.18)
    turned(vessel(tub, 0.09), glaze, ribs=lambda a, z: 1 + 0.004 * math.sin(z * 30))
    for k in range(4):
        a = math.tau * k / 4 + 0.6
        rod((0.8 * math.cos(a), 0.8 * math.sin(a), 0.7), (1.1 * math.cos(a), 1.1 * math.sin(a), 0), 0.1, timber, 0.065)
    earth = studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20)
    turned([(1.22, 1.95), (0, 2.0)], earth)
    greens = [studio.fixed(rgb, roughness=0.45) for rgb in ((0.16, 0.33, 0.2), (0.1, 0.26, 0.16))]
    for x, y, size, seed in ((0, -0.15, 1.0, 0), (-0.78, 0.3, 0.62, 3), (0.75, 0.35, 0.6, 5), (0.05, 0.75, 0.5, 8)):
        rosette(greens, (x, y, 2.0), size, seed)
    present(studio, view)


def rosette(greens, at, size, seed):
    """Leaves in a spiral, upright in the middle and flat outside."""
    for k in range(34):
        t = k / 33
        turn = (0, -78 + 66 * t, 137.5 * k + seed * 20)
        leaf(size * (0.4 + 0.5 * t), size * 0.34, greens[k % 2], at, turn, -0.22, 0.3, 0.8)
