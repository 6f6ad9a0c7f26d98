"""A soft nilgai that stands: long legs with white rings, short horns, a dark mane and a scarf with fringes."""
import math

from goods.soft.sewn import cloths, dark, stuffed
from goods.presenting import present, turn_all
from goods.shapes import ball, grid, rod, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, scarf = cloths(studio)
    white, mane = studio.fixed('#efe6d2', roughness=0.95, bump=0.3, scale=60), studio.fixed('#3a3134', roughness=0.98, bump=0.5, scale=40)
    horn = studio.fixed('#4a3a30', roughness=0.5)
    stuffed(0.75, cloth, (0.3, 0, 1.95), (1.35, 0.82, 0.95))
    stuffed(0.62, cloth, (-0.4, 0, 2.05), (0.95, 0.85, 1.05))
    for side in (-1, 1):
        for x, foot in ((-0.62, -0.66), (0.95, 1.02)):
            tube([(x, side * 0.34, 1.75), (x * 1.02, side * 0.36, 1.0), (foot, side * 0.36, 0.22)], [0.27, 0.19, 0.15], cloth)
            tube([(foot, side * 0.36, 0.62), (foot, side * 0.36, 0.5)], 0.168, white, smooth=False)
            stuffed(0.17, mane, (foot - 0.04, side * 0.36, 0.14), (1.1, 0.95, 0.85))
    tube([(-0.55, 0, 2.25), (-0.95, 0, 2.8), (-1.1, 0, 3.25)], [0.46, 0.34, 0.3], cloth)
    stuffed(0.37, cloth, (-1.22, 0, 3.42), (1.2, 0.86, 0.9), (0, -14, 0))
    stuffed(0.25, cloth, (-1.58, 0, 3.26), (1.25, 0.85, 0.8), (0, -24, 0))
    stuffed(0.14, dark(studio), (-1.82, 0, 3.18), (0.7, 1.15, 0.8))
    stuffed(0.2, white, (-1.45, 0, 3.1), (1.2, 0.9, 0.6))
    for side in (-1, 1):
        ball(0.08, dark(studio), (-1.42, side * 0.29, 3.52))
        ball(0.024, studio.fixed('#f4f1ea', roughness=0.2), (-1.46, side * 0.355, 3.56), detail=1)
        ear(cloth, white, side)
        rod((-1.12, side * 0.14, 3.68), (-1.06, side * 0.17, 4.02), 0.075, horn, 0.02)
    for k in range(11):
        t = k / 10
        stuffed(0.15, mane, (-1.0 + 0.75 * t, 0, 3.62 - 0.9 * t - 0.12 * math.sin(math.pi * t)), (0.7, 0.55, 1.3), (0, -40, 0))
    tube([(1.25, 0, 2.2), (1.5, 0, 1.9), (1.48, 0, 1.4)], [0.09, 0.07, 0.06], cloth)
    stuffed(0.15, mane, (1.47, 0, 1.25), (0.8, 0.8, 1.6))
    wrap(studio, scarf)
    turn_all(34)
    present(studio, view, up=8)


def ear(cloth, white, side):
    """An ear that stands out, white inside."""
    for material, size, out in ((cloth, 1.0, 0.0), (white, 0.72, -0.045)):
        shape = lambda u, v: (-1.02 + out + 0.17 * size * (2 * v - 1) * math.sin(math.pi * (0.08 + 0.9 * u)), side * (0.24 + 0.5 * size * u), 3.56 + 0.26 * u + 0.03 * math.sin(math.pi * v))
        thick(grid(shape, material, 16, 8), 0.05)


def wrap(studio, scarf):
    """Two turns of the scarf round the neck, and an end with a fringe."""
    for z, r in ((2.62, 0.5), (2.8, 0.46)):
        ring = [(-0.86 - 0.25 * (z - 2.62) + r * math.cos(a), 0.86 * r * math.sin(a), z - 0.22 * math.cos(a)) for a in [math.tau * k / 40 for k in range(40)]]
        tube(ring, 0.13, scarf, True)
    end = lambda u, v: (-1.2 - 0.1 * v + 0.03 * math.sin(8 * v), -0.3 - 0.12 * v + 0.3 * (u - 0.5), 2.75 - 1.05 * v)
    thick(grid(end, scarf, 8, 24), 0.09)
    for k in range(7):
        x, y, z = end(k / 6, 1)
        tube([(x, y, z + 0.04), (x - 0.02, y, z - 0.22)], 0.03, scarf, smooth=False)
