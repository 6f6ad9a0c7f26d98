"""A bird's nest fern: broad wavy fronds in a rosette round a dark heart."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, grid, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.85, 1.1)
    greens = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.12, 0.36, 0.06), (0.17, 0.43, 0.09), (0.09, 0.3, 0.06))]
    rib = studio.fixed((0.12, 0.09, 0.03), roughness=0.6)
    for k in range(21):
        t = k / 20
        frond(greens[k % 3], rib, top, k * 137.5, 1.5 + 0.9 * (1 - t) * (0.8 + 0.2 * math.sin(k * 3)), 62 - 50 * t)
    ball(0.2, rib, (0, 0, top + 0.05), (1, 1, 0.6))
    present(studio, view)


def frond(green, rib, top, spin, length, lift):
    """A leaf of one piece that rises steeply and bends over, its edge in waves."""
    a, rise = math.radians(spin), math.radians(90 - lift)

    def surface(u, v, wide=0.3, above=0.0):
        s = 2 * v - 1
        half = wide * math.sin(math.pi * min(1, 0.12 + 0.88 * u) ** 0.8) ** 0.7
        bend = rise * (1 - 0.62 * u * u)
        out = 0.1 + length * u * math.cos(bend) * 0.6
        up = top + length * u * math.sin(bend) + 0.12 * abs(s) * half + 0.05 * s * s * math.sin(u * 22) + above
        return (out * math.cos(a) - half * s * math.sin(a), out * math.sin(a) + half * s * math.cos(a), up)

    thick(grid(surface, green, 26, 8), 0.012)
    grid(lambda u, v: surface(u * 0.96, v, 0.025, 0.012), rib, 20, 1)
