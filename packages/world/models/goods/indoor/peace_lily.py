"""A peace lily: dark lance-shaped leaves and white hoods on tall stalks."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, grid, leaf, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.8, 1.15)
    greens = [studio.fixed(rgb, roughness=0.25) for rgb in ((0.03, 0.16, 0.05), (0.05, 0.22, 0.06))]
    stalk = studio.fixed((0.12, 0.3, 0.08), roughness=0.5)
    for k in range(24):
        a, t = k * 137.5, k / 23
        out, tall = 0.3 + 0.9 * t, 1.5 - 0.9 * t
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(0, 0, top), (out * 0.35 * c, out * 0.35 * s, top + tall * 0.7), (out * 0.6 * c, out * 0.6 * s, top + tall)], 0.03, stalk)
        leaf(1.25, 0.5, greens[k % 2], (out * 0.6 * c, out * 0.6 * s, top + tall), (0, -42 + 44 * t, a), 0.55, 0.22)
    white, cream = studio.fixed((0.86, 0.85, 0.78), roughness=0.5), studio.fixed((0.8, 0.7, 0.4), roughness=0.8, bump=0.6, scale=30)
    for x, y, z, spin in ((-0.55, -0.35, 3.6, -35), (0.5, -0.2, 3.85, 25), (0.05, 0.25, 4.1, 0), (0.85, 0.2, 3.3, 50)):
        tube([(x * 0.1, y * 0.1, top), (x * 0.6, y * 0.6, top + (z - top) * 0.6), (x, y, z)], 0.035, stalk)
        together(hood(white, cream), (x, y, z), (0, 0, spin))
    present(studio, view)


def hood(white, cream):
    """A pointed white leaf cupped behind its spike; it opens towards the camera."""

    def surface(u, v):
        s = 2 * v - 1
        half = 0.36 * math.sin(math.pi * min(1, u) ** 0.8) ** 0.8
        return (half * s, 0.12 - 0.3 * s * s * half * 1.6 + 0.12 * u, 0.95 * u)

    parts = [thick(grid(surface, white, 20, 10), 0.015)]
    parts += [ball(0.07, cream, (0, -0.02, 0.36), (1, 1, 4.2))]
    return parts
