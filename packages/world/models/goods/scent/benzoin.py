"""Benzoin resin: pale and amber lumps in a brass bowl, more of them before it, and the carton they come in."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, box, label, together, turned

VIEWS = ('front', 'side', 'detail')
TONES = ('#b4702f', '#8f4f1e', '#d9a867', '#e6cfa6', '#a45f2a')


def build(studio, view):
    shape = flowing([(0, 0), (0.5, 0), (0.46, 0.12), (0.95, 0.42), (1.15, 0.86)])
    turned(vessel(shape, 0.05), brass(studio), (0.5, -0.25, 0))
    resin = [studio.fixed(tone, roughness=0.22, coat=0.4) for tone in TONES]
    for k in range(46):
        a, r = k * 2.39996, 0.95 * math.sqrt((k + 0.5) / 46)
        lump(studio, resin[k % 5], (0.5 + r * math.cos(a), -0.25 + r * math.sin(a), 0.82 + 0.3 * (1 - r * r)), k)
    for k in range(11):
        lump(studio, resin[(k * 2) % 5], (-1.25 + 0.24 * k + 0.1 * math.sin(k * 5), -1.55 - 0.22 * math.sin(k * 2.3), 0.13), k + 50)
    paper = studio.colour(roughness=0.6)
    parts = [box((1.3, 0.6, 2.1), paper, (0, 0, 1.05), bevel=0.02), box((1.32, 0.62, 0.3), studio.fixed('#d9c9a4', roughness=0.7), (0, 0, 1.96), bevel=0.02), label(1.02, 1.1, studio.label(), (0, -0.306, 0.95))]
    together(parts, (-1.05, 0.55, 0), (0, 0, 10))
    present(studio, view, up=22)


def lump(studio, resin, at, k):
    """A broken piece with flat faces."""
    size = 0.13 + 0.06 * studio.random.random()
    turn = (k * 47 % 180, k * 71 % 180, k * 31 % 180)
    thing = ball(size, resin, at, (1.25, 0.9, 0.8), turn, 2 if k % 3 else 1, 0.28, k % 6)
    for polygon in thing.data.polygons:
        polygon.use_smooth = False
