"""Laddoos piled on a brass thali, with slivers of pistachio."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = brass(studio)
    sweet = studio.accent(roughness=0.55)
    green = studio.fixed((0.25, 0.38, 0.08), roughness=0.6)
    thali = rounded([(0, 0), (1.5, 0), (1.64, 0.08), (1.7, 0.28), (1.76, 0.3)], 0.06)
    turned(vessel(thali, 0.04), metal)
    level = [(0.8 * math.cos(a), 0.8 * math.sin(a), 0.46) for a in [k * math.tau / 6 + 0.2 for k in range(6)]]
    level += [(0, 0, 0.46), (0.42, -0.22, 1.06), (-0.42, -0.24, 1.06), (0.02, 0.46, 1.06), (0, 0, 1.64)]
    for number, at in enumerate(level):
        laddoo(studio, sweet, at, number)
        for k in range(3):
            where = (at[0] + 0.05 * (k - 1), at[1] - 0.05 + 0.04 * k, at[2] + 0.42)
            ball(0.05, green, where, (1.7, 0.5, 0.4), (0, 0, 50 * k + 20 * number), 2)
    present(studio, view)


def laddoo(studio, sweet, at, seed):
    """A ball pressed from small round drops of batter."""
    ball(0.37, sweet, at, detail=3)
    for k in range(150):
        z = 1 - 2 * (k + 0.5) / 150
        a, r = k * 2.39996 + seed, math.sqrt(1 - z * z)
        reach = 0.385 + 0.02 * math.sin(k * 7.3 + seed)
        ball(0.062, sweet, (at[0] + reach * r * math.cos(a), at[1] + reach * r * math.sin(a), at[2] + reach * z), detail=2)
