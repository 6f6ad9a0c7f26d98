"""A starter bonsai of peepul: a bent trunk with air roots over a stone, leaves like hearts with long tips, in a shallow dish."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.shapes import ball, box, grid, loft, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    glaze = studio.colour(roughness=0.2)
    dish(glaze)
    earth = studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20)
    moss = rough(studio.fixed((0.12, 0.22, 0.04), roughness=1), 0.9, 26)
    ball(1.0, earth, (0, 0, 0.42), (1.42, 0.92, 0.26), detail=4)
    for x, y, size in ((-0.8, -0.25, 0.42), (0.75, -0.3, 0.36), (0.5, 0.4, 0.45)):
        ball(size, moss, (x, y, 0.52), (1.3, 1, 0.42), detail=4, lumps=0.08)
    bark = rough(studio.fixed((0.3, 0.25, 0.19), roughness=0.9), 0.6, 14)
    trunk = [(-0.1, 0, 0.45), (0.15, -0.05, 0.85), (0.35, 0, 1.25), (0.05, 0, 1.7), (-0.2, 0, 2.1), (-0.05, 0, 2.55)]
    tube(trunk, [0.36, 0.27, 0.22, 0.18, 0.13, 0.06], bark)
    for k in range(9):
        a = math.tau * k / 9
        tube([(0.02 + 0.15 * math.cos(a), 0.15 * math.sin(a), 0.8), (0.35 * math.cos(a), 0.3 * math.sin(a), 0.62), (0.75 * math.cos(a + 0.2), 0.55 * math.sin(a + 0.2), 0.5)], [0.07, 0.075, 0.02], bark)
    for x in (0.62, -0.42):
        tube([(x * 0.8, 0, 1.55), (x, -0.04, 1.1), (x * 1.05, 0, 0.55)], [0.02, 0.03, 0.04], bark)
    greens = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.1, 0.28, 0.06), (0.16, 0.36, 0.08), (0.3, 0.22, 0.08))]
    limbs = (((0.35, 0, 1.25), (1.05, -0.1, 1.75), 8), ((0.05, 0, 1.7), (-0.95, 0.05, 2.1), 8), ((-0.15, 0, 2.1), (0.7, 0.1, 2.6), 9), ((-0.05, 0, 2.5), (-0.45, 0, 3.0), 9), ((0.05, 0, 1.6), (0.1, -0.7, 2.0), 6))
    for n, (start, end, count) in enumerate(limbs):
        middle = [(a + b) / 2 + (0.1 if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end))]
        tube([start, middle, end], [0.1, 0.07, 0.035], bark)
        for k in range(count):
            t = 0.4 + 0.65 * k / (count - 1)
            at = [a + (b - a) * t for a, b in zip(start, end)]
            spin = 137.5 * k + 50 * n
            peepul(studio, greens[2 if k == count - 1 else k % 2], at, spin, 0.5 - 0.06 * (k % 3))
    ring = [(0.18 + 0.3 * math.cos(a), 0.28 * math.sin(a), 1.0 + 0.07 * a) for a in [k * 0.5 for k in range(26)]]
    tube(ring, 0.022, studio.fixed((0.62, 0.3, 0.16), roughness=0.3, metallic=1))
    present(studio, view, up=12)


def dish(glaze):
    """A shallow dish with round corners, a rim and four feet."""
    def ring(wide, deep, z):
        return [(wide * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)), z) for a in [math.tau * k / 64 for k in range(64)]]
    loft([ring(1.3, 0.85, 0.1), ring(1.45, 0.98, 0.2), ring(1.55, 1.06, 0.5), ring(1.64, 1.14, 0.52), ring(1.64, 1.14, 0.6), ring(1.5, 1.02, 0.6), ring(1.46, 0.98, 0.46)], glaze)
    for x in (-1.0, 1.0):
        for y in (-0.6, 0.6):
            box((0.4, 0.3, 0.16), glaze, (x, y, 0.08), bevel=0.03)


def peepul(studio, green, at, spin, size):
    """A leaf like a heart with a long drip tip, on a thin stalk."""
    a = math.radians(spin)
    stalk = (at[0] + 0.22 * math.cos(a), at[1] + 0.22 * math.sin(a), at[2] + 0.08)
    tube([tuple(at), stalk], 0.014, green, smooth=False)

    def surface(u, v):
        half = 0.52 * size * math.sin(math.pi * min(1, u / 0.72 + 0.1) ** 0.75) ** 0.8 if u < 0.64 else 0.12 * size * max(0, 1 - u) ** 0.8
        s = 2 * v - 1
        notch = -0.14 * size * abs(s) * max(0, 1 - u * 6)
        return (u * size * 1.35 + notch, s * half, -0.42 * size * u * u + 0.22 * abs(s) * half)

    thick(grid(surface, green, 16, 8, stalk, (0, 12, spin)), 0.012)
