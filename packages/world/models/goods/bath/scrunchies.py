"""Scrunchies of gathered silk, in a loose heap."""
import math

from goods.presenting import present
from goods.shapes import grid

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paints = [studio.colour(roughness=0.4), studio.fixed('#b5371f', roughness=0.4), studio.accent(roughness=0.4), studio.fixed('#d9a21c', roughness=0.4), studio.fixed('#0b6b66', roughness=0.4)]
    places = (((-0.95, 0.2, 0.34), (0, 0, 0)), ((0.9, 0.35, 0.34), (0, 0, 40)), ((0, -0.95, 0.34), (0, 0, 80)), ((-0.2, 0.1, 0.85), (12, -8, 20)), ((0.15, 0.75, 1.0), (58, 0, 10)))
    for paint, (at, turn) in zip(paints, places):
        ruffle(studio, paint, at, turn)
    present(studio, view, up=34)


def ruffle(studio, silk, at, turn):
    """A ring of cloth with deep gathers that stand out at its edge."""
    phase = studio.random.uniform(0, 6)

    def surface(u, v):
        a, b = math.tau * u, math.tau * v
        fold = math.sin(a * 19 + phase) + 0.5 * math.sin(a * 31 + 2 * phase)
        r = 0.3 + 0.075 * fold * (0.35 + 0.65 * max(0, math.cos(b)))
        lift = 0.06 * math.cos(a * 19 + phase) * max(0, math.cos(b))
        return ((0.62 + r * math.cos(b)) * math.cos(a), (0.62 + r * math.cos(b)) * math.sin(a), r * math.sin(b) * 0.95 + lift)

    grid(surface, silk, 300, 24, at, turn)
