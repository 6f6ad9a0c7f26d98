"""A hamper: a cane box with jars, a pouch, a tin and straw."""
import math

from goods.packaging import jar, pouch
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cane = studio.fixed((0.6, 0.39, 0.17), roughness=0.65, bump=0.5, scale=26)
    for row in range(7):
        z = 0.1 + row * 0.16
        band(cane, z, row)
    box((3.1, 2.0, 0.1), cane, (0, 0, 0.06), bevel=0.02)
    tube([(-1.6, 0, 1.1), (-1.55, 0, 2.4), (-0.9, 0, 3.1), (0, 0, 3.25), (0.9, 0, 3.1), (1.55, 0, 2.4), (1.6, 0, 1.1)], 0.085, cane)
    jam = studio.fixed((0.32, 0.02, 0.03), roughness=0.2)
    jar(studio, jam, studio.colour(roughness=0.35), 0.46, 1.3, (-0.95, -0.3, 0.6))
    honey = studio.fixed((0.62, 0.24, 0.02), roughness=0.1, emission=0.1)
    jar(studio, honey, studio.accent(roughness=0.35), 0.42, 1.15, (0.05, -0.45, 0.6))
    pouch(studio, 1.15, 1.8, 0.36, (0.95, 0.1, 0.6), (0, 0, -10))
    body = studio.colour(roughness=0.3)
    turned(rounded([(0, 0), (0.5, 0), (0.5, 1.5), (0.45, 1.58), (0, 1.6)], 0.03), body, (-0.3, 0.5, 0.7))
    straw = [studio.fixed(rgb, roughness=0.8) for rgb in ((0.72, 0.53, 0.26), (0.62, 0.42, 0.18))]
    for k in range(150):
        x, y = studio.random.uniform(-1.45, 1.45), studio.random.uniform(-0.95, 0.95)
        a, z = studio.random.uniform(0, math.tau), 1.05 + studio.random.uniform(-0.05, 0.12)
        far = 0.35
        tube([(x, y, z), (x + far / 2 * math.cos(a), y + far / 2 * math.sin(a), z + 0.14), (x + far * math.cos(a + 0.6), y + far * math.sin(a + 0.6), z)], 0.018, straw[k % 2])
    present(studio, view)


def band(cane, z, row):
    """One round of weaving about the box."""
    points = []
    for k in range(160):
        a = math.tau * k / 160
        c, s = math.cos(a), math.sin(a)
        x = 1.55 * math.copysign(abs(c) ** 0.35, c)
        y = 1.0 * math.copysign(abs(s) ** 0.35, s)
        out = 1 + 0.025 * math.cos(20 * a + math.pi * (row % 2))
        points.append((x * out, y * out, z))
    tube(points, 0.088, cane, True, smooth=False)
