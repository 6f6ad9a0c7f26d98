"""A painted oil tin that became a planter: a bright band, a label, and a geranium in flower."""
import math

from goods.materials import steel
from goods.presenting import present
from goods.shapes import ball, box, hoop, label, leaf, rod

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paint, band = studio.colour(roughness=0.35), studio.accent(roughness=0.35)
    box((1.7, 1.4, 2.0), paint, (0, 0, 1.0), bevel=0.08)
    for z in (0.12, 1.88):
        box((1.74, 1.44, 0.16), band, (0, 0, z), bevel=0.05)
    label(1.35, 0.95, studio.label(roughness=0.4), (0, -0.704, 1.0))
    box((1.5, 1.2, 0.03), studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20), (0, 0, 1.99), bevel=0)
    for x in (-1, 1):
        hoop(0.2, 0.03, steel(studio), (x * 0.86, 0, 1.55), (90, 0, 90))
    greens = [studio.fixed(rgb, roughness=0.6) for rgb in ((0.1, 0.32, 0.07), (0.15, 0.4, 0.1))]
    red = studio.fixed((0.7, 0.04, 0.05), roughness=0.6)
    for k in range(34):
        a, r = math.radians(k * 137.5), 0.75 * math.sqrt((k + 0.5) / 34)
        tip = (1.4 * r * math.cos(a), 1.2 * r * math.sin(a), 2.75 - 0.55 * r * r + 0.2 * ((k * 0.41) % 1))
        rod((r * 0.6 * math.cos(a), r * 0.6 * math.sin(a), 2.0), tip, 0.022, greens[0])
        for j in range(5):
            leaf(0.3, 0.34, greens[k % 2], tip, (0, -10, 72 * j + 30 * k), 0.2, 0.12, 0.5)
    for x, y, z in ((-0.5, -0.45, 3.25), (0.45, -0.3, 3.4), (0.0, 0.2, 3.6), (0.75, 0.3, 3.1), (-0.75, 0.25, 3.15)):
        rod((x * 0.5, y * 0.5, 2.3), (x, y, z), 0.022, greens[0])
        for j in range(16):
            s = 1 - 2 * (j + 0.5) / 16
            c = math.sqrt(1 - s * s)
            ball(0.1, red, (x + 0.2 * c * math.cos(j * 2.4), y + 0.2 * c * math.sin(j * 2.4), z + 0.16 * s), (1, 1, 0.7), (20 * j, 30 * j, 0), 2)
    present(studio, view)
