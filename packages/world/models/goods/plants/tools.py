"""A hand trowel and a fork with wooden handles, leaning on a clay pot, and twine."""
import math

from goods.materials import PALE_WOOD, steel, wood
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import grid, hoop, rod, thick, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    clay = studio.fixed((0.5, 0.19, 0.085), roughness=0.85, bump=0.3, scale=22)
    pot = [(0, 0), (0.62, 0), (0.85, 1.05), (0.96, 1.06), (0.98, 1.36)]
    turned(vessel(rounded(pot, 0.05), 0.07), clay, (0, 0.75, 0))
    together(trowel(studio), (-0.95, -0.25, 0.05), (-14, 10, 12))
    together(fork(studio), (0.85, -0.3, 0.05), (-14, -12, -10))
    twine = studio.accent(roughness=0.95)
    turned([(0.2, 0), (0.42, 0.04), (0.45, 0.3), (0.42, 0.56), (0.2, 0.6)], twine, (0.05, -1.05, 0), ribs=lambda a, z: 1 + 0.02 * math.cos(z * 120 + a * 2))
    hoop(0.2, 0.05, twine, (0.05, -1.05, 0.6))
    tube([(0.45, -1.1, 0.1), (0.8, -1.3, 0.04), (1.2, -1.15, 0.04), (1.5, -1.35, 0.04)], 0.03, twine)
    present(studio, view)


def handle(studio, low):
    """A turned handle whose foot is at `low`, with a ferrule and a painted end."""
    grip = flowing([(0.1, low), (0.15, low + 0.2), (0.17, low + 0.6), (0.14, low + 1.0), (0.18, low + 1.25), (0.1, low + 1.4), (0, low + 1.42)])
    end = flowing([(0.175, low + 1.1), (0.19, low + 1.25), (0.11, low + 1.41), (0, low + 1.44)])
    return [
        turned(grip, wood(studio, PALE_WOOD)),
        turned(end, studio.colour(roughness=0.4)),
        turned([(0.1, low - 0.12), (0.125, low - 0.1), (0.125, low + 0.12), (0.1, low + 0.14)], steel(studio)),
    ]


def trowel(studio):
    """A pointed blade, hollow along its middle."""

    def blade(u, v):
        half = 0.36 * math.sin(min(1, 0.12 + u * 1.1) * math.pi / 2) * (1 if u < 0.7 else 1 - 0.1 * (u - 0.7))
        s = 2 * v - 1
        return (s * half, 0.16 * s * s - 0.08, 1.35 * u)

    return [thick(grid(blade, steel(studio, 0.3), 24, 10), 0.04), rod((0, 0, 1.3), (0, 0, 1.7), 0.06, steel(studio)), *handle(studio, 1.75)]


def fork(studio):
    """Three tines on a neck."""
    metal = steel(studio, 0.3)
    tines = [tube([(0.3 * k, -0.02, 0), (0.3 * k, 0.0, 0.8), (0.22 * k, 0, 1.1), (0, 0, 1.3)], [0.02, 0.055, 0.06, 0.06], metal) for k in (-1, 0, 1)]
    return [*tines, rod((0, 0, 1.25), (0, 0, 1.7), 0.06, metal), *handle(studio, 1.75)]
