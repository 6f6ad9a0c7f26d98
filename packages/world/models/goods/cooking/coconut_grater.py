"""A coconut grater that clamps to a table: a toothed dome on a shaft, a crank with a wooden grip, half a coconut and its shavings."""
import math

from goods.materials import PALE_WOOD, rough, steel, wood
from goods.packaging import heap
from goods.presenting import present, turn_all
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, box, grid, hoop, rod, thick, tube, turned

VIEWS = ('front', 'side', 'detail')
HIGH = 2.75


def build(studio, view):
    cast, shine, timber = studio.colour(roughness=0.3), steel(studio), wood(studio, PALE_WOOD)
    bench(timber)
    tube([(0, -0.75, 0.75), (0, -0.95, 0.85), (0, -0.95, 1.35), (0, -0.8, 1.5), (0, -0.3, 1.55)], 0.14, cast)
    box((0.5, 0.9, 0.18), cast, (0, -0.45, 1.47), bevel=0.05)
    tube([(0, -0.5, 1.5), (0, -0.45, 1.9), (0, -0.4, 2.35), (0, -0.4, HIGH)], [0.26, 0.17, 0.16, 0.22], cast)
    rod((0, -0.7, 0.3), (0, -0.7, 1.12), 0.07, shine)
    turned(rounded([(0, 1.06), (0.2, 1.06), (0.2, 1.14), (0, 1.16)], 0.02), shine, (0, -0.7, 0))
    rod((-0.28, -0.7, 0.32), (0.28, -0.7, 0.32), 0.05, shine)
    for k in range(9):
        hoop(0.072, 0.016, shine, (0, -0.7, 0.44 + 0.07 * k))
    rod((-0.35, -0.4, HIGH), (0.45, -0.4, HIGH), 0.24, cast)
    rod((-0.95, -0.4, HIGH), (0.85, -0.4, HIGH), 0.08, shine)
    dome(shine)
    rod((0.8, -0.4, HIGH + 0.06), (0.8, -0.4, HIGH - 1.0), 0.075, shine)
    turned(flowing([(0, 0), (0.14, 0.02), (0.17, 0.3), (0.13, 0.6), (0.15, 0.7), (0, 0.74)]), timber, (0.84, -0.4, HIGH - 0.95), (0, 90, 0))
    coconut(studio)
    turn_all(22)
    present(studio, view, up=14, fill=0.76)


def bench(timber):
    """The corner of a kitchen bench that the clamp holds."""
    box((3.0, 1.5, 0.2), timber, (0, 0, 1.3), bevel=0.03)
    for x in (-1.3, 1.3):
        for y in (-0.5, 0.55):
            box((0.2, 0.2, 1.22), timber, (x, y, 0.61), bevel=0.03)
    box((2.6, 0.1, 0.16), timber, (0, 0.55, 0.5), bevel=0.02)


def dome(shine):
    """A round head with curved fins whose edges are cut to teeth."""
    ball(0.3, shine, (-1.05, -0.4, HIGH), (1.1, 1, 1), detail=4)
    for k in range(8):
        spin = math.tau * k / 8

        def fin(u, v, spin=spin):
            a = math.radians(8 + 96 * u)
            r = 0.27 + (0.17 + 0.035 * (int(u * 22) % 2)) * v
            twist = spin + 0.5 * u
            out = r * math.sin(a)
            return (-1.05 - 1.1 * r * math.cos(a), -0.4 + out * math.cos(twist), HIGH + out * math.sin(twist))

        thick(grid(fin, shine, 44, 2), 0.025)


def coconut(studio):
    """Half a nut on the bench, white inside, and what was grated."""
    shell, flesh = rough(studio.fixed((0.16, 0.085, 0.04), roughness=1), 0.9, 20), studio.fixed((0.88, 0.86, 0.8), roughness=0.6)
    bowl = flowing([(0, 0), (0.42, 0.08), (0.64, 0.36), (0.68, 0.6)])
    turned(vessel(bowl, 0.05), shell, (0.85, 0.1, 1.55), (48, 0, 0))
    turned(vessel(flowing([(0, 0.05), (0.4, 0.12), (0.6, 0.38), (0.645, 0.605)]), 0.09), flesh, (0.85, 0.1, 1.55), (48, 0, 0))
    heap(0.42, 0.26, flesh, (-0.95, -0.2, 1.4), 0.1)
    for _ in range(80):
        a, r = studio.random.uniform(0, math.tau), 0.5 * studio.random.random() ** 0.5
        at = (-0.95 + r * math.cos(a), -0.2 + 0.8 * r * math.sin(a), 1.42 + 0.24 * max(0, math.cos(min(1, r / 0.42) * 1.57)))
        ball(0.03, flesh, at, (2.6, 0.7, 0.6), (0, 0, math.degrees(a) * 5), 1)
