"""An open jar of cream with a swirl on top, its lid leaning against it."""
import math

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import grid, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    body = studio.colour(roughness=0.14)
    turned(rounded([(0, 0), (1.12, 0), (1.2, 0.08), (1.2, 1.0), (1.12, 1.08), (1.02, 1.1), (1.02, 1.22), (0.96, 1.22), (0.96, 1.0)], 0.05), body)
    wrap(1.207, 0.2, 0.86, studio.label(), 130)
    cream = studio.fixed((0.86, 0.8, 0.7), roughness=0.3, subsurface=0.2)

    def swirl(u, v):
        a, r = math.tau * u, 0.95 * v
        wave = 0.07 * math.sin(2 * a + 9 * r) * math.sin(math.pi * v)
        peak = 0.34 * max(0, 1 - r / 0.5) ** 2
        lean = 0.14 * max(0, 1 - r / 0.5) ** 2
        return (r * math.cos(a) + lean, r * math.sin(a), 1.16 + wave + peak)

    grid(swirl, cream, 96, 40)
    lid = studio.accent(roughness=0.3, metallic=0)
    turned(rounded([(1.1, 0), (1.18, 0), (1.18, 0.42), (0, 0.46)], 0.06), lid, (1.75, -0.35, 0.95), (62, 0, 48))
    present(studio, view, up=26)
