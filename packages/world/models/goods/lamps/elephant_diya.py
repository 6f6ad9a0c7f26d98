"""A diya in the shape of an elephant: oil in the bowl on its back, a wick that burns at the end of its raised trunk."""
import math

from goods.materials import glowing
from goods.presenting import present, turn_all
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, grid, hoop, rod, thick, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.24, metallic=1)
    dark = studio.fixed((0.05, 0.03, 0.02), roughness=0.4)
    turned(rounded([(0, 0), (1.15, 0), (1.2, 0.1), (1.05, 0.2), (0, 0.2)], 0.04), metal, (0.05, 0, 0)).scale = (1.15, 0.72, 1)
    ball(0.85, metal, (0, 0, 1.28), (1.2, 0.8, 0.86), detail=5)
    ball(0.52, metal, (-1.0, 0, 1.78), (0.95, 0.9, 1.05), detail=5)
    for side in (-1, 1):
        ball(0.24, metal, (-1.05, side * 0.18, 2.16), (1, 0.9, 0.9), detail=4)
        ear(metal, side)
        for x in (-0.58, 0.56):
            rod((x, side * 0.38, 1.1), (x, side * 0.4, 0.16), 0.24, metal, 0.2)
            hoop(0.215, 0.035, metal, (x, side * 0.4, 0.34))
        ball(0.05, dark, (-1.4, side * 0.26, 1.9))
        tube([(-1.3, side * 0.2, 1.48), (-1.55, side * 0.24, 1.4), (-1.78, side * 0.24, 1.5)], [0.075, 0.06, 0.015], studio.fixed('#efe6d2', roughness=0.2))
    tube([(-1.35, 0, 1.72), (-1.7, 0, 1.45), (-2.0, 0, 1.55), (-2.12, 0, 1.95), (-2.02, 0, 2.3)], [0.27, 0.2, 0.15, 0.125, 0.12], metal)
    for k in range(5):
        x, z = (-1.62, -1.8, -1.98, -2.08, -2.08)[k], (1.5, 1.46, 1.54, 1.78, 2.02)[k]
        hoop((0.225, 0.195, 0.165, 0.145, 0.135)[k], 0.02, metal, (x, 0, z), (0, (60, 90, 125, 165, 180)[k], 0))
    turned(vessel(flowing([(0, 0), (0.16, 0.02), (0.26, 0.12), (0.3, 0.24)]), 0.03), metal, (-2.0, 0, 2.32))
    rod((-2.0, 0, 2.4), (-2.08, 0, 2.62), 0.035, studio.fixed('#f3ead6', roughness=0.9))
    turned(flowing([(0, 0), (0.075, 0.1), (0.06, 0.26), (0, 0.44)]), glowing(studio, (1, 0.6, 0.2), 2.4), (-2.09, 0, 2.6))
    saddle(studio, metal)
    tube([(0.98, 0, 1.55), (1.16, 0, 1.2), (1.14, 0, 0.8)], [0.07, 0.05, 0.04], metal)
    ball(0.08, metal, (1.14, 0, 0.72), (0.8, 0.8, 1.5))
    turn_all(26)
    present(studio, view, up=10, fill=0.76)


def ear(metal, side):
    """A broad ear that stands off the head."""

    def surface(u, v):
        a = math.radians(-100 + 200 * v)
        r = 0.6 * u * (1 + 0.12 * math.cos(2 * a))
        return (-0.92 + r * math.cos(a) * 0.75, side * (0.44 + 0.16 * u * u), 1.72 + r * math.sin(a))

    thick(grid(surface, metal, 12, 30), 0.05)


def saddle(studio, metal):
    """A cloth with beads over the back, and a bowl of oil on it."""
    cloth = lambda u, v: (-0.48 + 0.96 * u, 0.72 * math.sin(math.radians(-78 + 156 * v)), 1.28 + 0.79 * math.cos(math.radians(-78 + 156 * v)) * (1 - 0.06 * (2 * u - 1) ** 2))
    thick(grid(cloth, metal, 10, 40), 0.05)
    for x in (-0.48, 0.48):
        for k in range(15):
            a = math.radians(-78 + 156 * k / 14)
            ball(0.05, metal, (x, 0.75 * math.sin(a), 1.28 + 0.79 * math.cos(a) * 0.95), detail=2)
    for side in (-1, 1):
        for k in range(5):
            ball(0.055, metal, (-0.4 + 0.2 * k, side * 0.72, 1.08), (0.8, 0.8, 1.3), detail=2)
    turned(vessel(flowing([(0.2, 1.98), (0.24, 2.1), (0.42, 2.2), (0.62, 2.4), (0.66, 2.52)]), 0.04), metal)
    turned([(0.6, 2.44), (0, 2.44)], studio.fixed((0.5, 0.3, 0.06), roughness=0.05))
