"""An agave: a rosette of thick grey-green leaves, each with a dark point."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import grid, rod, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 1.0, 0.95, material=studio.fixed((0.55, 0.47, 0.36), roughness=0.8, bump=0.3, scale=24))
    greens = [studio.fixed(rgb, roughness=0.5) for rgb in ((0.16, 0.32, 0.24), (0.2, 0.37, 0.27))]
    thorn, edge = studio.fixed((0.05, 0.03, 0.02), roughness=0.4), studio.fixed((0.62, 0.62, 0.36), roughness=0.5)
    for k in range(30):
        t = k / 29
        blade(greens[k % 2], edge, thorn, top, k * 137.5, 1.1 + 0.75 * t, 82 - 66 * t)
    present(studio, view)


def blade(green, edge, thorn, top, spin, length, lift):
    """A leaf hollow along its middle, broadest at a third, with a pale margin."""
    a, rise = math.radians(spin), math.radians(lift)
    c, s = math.cos(a), math.sin(a)

    def surface(u, v, grow=1.0, below=0.0):
        w = 2 * v - 1
        half = 0.3 * grow * math.sin(math.pi * (0.2 + 0.8 * u) ** 0.9) ** 0.8 if u < 1 else 0
        out = 0.08 + length * u * math.cos(rise) - 0.1 * w * w * math.sin(rise)
        up = top + length * u * math.sin(rise) + 0.16 * w * w * half * 3 - below
        return (out * c - half * w * s, out * s + half * w * c, up)

    thick(grid(surface, green, 18, 8), 0.07)
    thick(grid(lambda u, v: surface(u, v, 1.1, 0.02), edge, 18, 8), 0.03)
    tip = surface(0.97, 0.5)
    far = surface(1.06, 0.5)
    rod(tip, (far[0], far[1], far[2] + 0.02), 0.035, thorn, 0.006)
