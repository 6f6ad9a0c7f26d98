"""A thick, short muffler hung over a peg rail: plain wool, bright borders and a fringe at both ends."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, grid, rod, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    wool = studio.colour(roughness=0.98, bump=0.4, scale=50)
    box((2.6, 0.16, 0.4), wood(studio, WOOD), (0, 0.5, 3.3), bevel=0.04)
    rod((0, 0.45, 3.3), (0, -0.25, 3.42), 0.1, wood(studio, WOOD))
    for side, long in ((-1, 2.75), (1, 2.3)):
        end(studio, wool, side, long)
    present(studio, view, hung=0.15)


def end(studio, wool, side, long):
    """One half of the muffler, gathered on the peg and open at its end."""
    half = lambda v: 0.2 + 0.32 * min(1, v * 2) ** 0.7
    shape = lambda u, v, out=0.0: (side * (0.24 + 0.26 * min(1, v * 1.4)) + (2 * u - 1) * half(v), -0.1 - 0.1 * side - 0.06 * math.sin(u * 9 + side) * (1 - 0.5 * v) - 0.16 * math.sin(math.pi * min(1, v * 1.2)) - out, 3.52 - long * v - 0.12 * (2 * u - 1) ** 2 * (1 - v))
    thick(grid(shape, wool, 30, 60), 0.09)
    bands = ((0.68, 0.71, '#b5371f'), (0.74, 0.8, '#f5a300'), (0.83, 0.86, '#0b6b66'), (0.89, 0.95, '#b5371f'))
    for low, high, hex_ in bands:
        stripe = studio.fixed(hex_, roughness=0.95, bump=0.3, scale=50)
        thick(grid(lambda u, v, low=low, high=high: shape(u, low + (high - low) * v, 0.03), stripe, 30, 4), 0.06)
    for k in range(22):
        x, y, z = shape(k / 21, 1.0)
        tube([(x, y, z + 0.04), (x + 0.02 * math.sin(k * 3), y - 0.02, z - 0.16), (x + 0.03 * math.sin(k * 2), y, z - 0.32)], 0.026, wool)
