"""Bars of soap: one in its paper band, one bare with a stamp, foam at its foot."""
import math

from goods.presenting import present
from goods.shapes import ball, box, hoop, leaf, mesh

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bar = studio.colour(roughness=0.45, subsurface=0.15, bump=0.06, scale=30)
    box((2.3, 1.5, 0.62), bar, (0, 0.1, 0.31), (0, 0, 8), 0.1)
    box((2.25, 1.45, 0.6), bar, (-0.05, 0.12, 0.92), (0, 0, -6), 0.1)
    box((1.15, 1.52, 0.64), studio.accent(roughness=0.8, printed=True), (-0.05, 0.12, 0.92), (0, 0, -6), 0.09)
    a = math.radians(-6)
    card = [(-0.5, -0.6), (0.5, -0.6), (0.5, 0.6), (-0.5, 0.6)]
    spun = [(-0.05 + x * math.cos(a) - y * math.sin(a), 0.12 + x * math.sin(a) + y * math.cos(a), 1.245) for x, y in card]
    mesh(spun, [(0, 1, 2, 3)], studio.label(), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    box((1.5, 0.5, 1.1), bar, (1.05, -0.95, 0.6), (-14, 0, -10), 0.1)
    stamp(studio, (1.05 - 0.05, -1.22, 0.62))
    foam = studio.fixed((0.9, 0.9, 0.88), roughness=0.1, subsurface=0.2)
    for k in range(40):
        x = studio.random.gauss(-0.85, 0.3)
        ball(studio.random.uniform(0.04, 0.13), foam, (x, -1.05 + studio.random.gauss(0, 0.12), 0.06), detail=3)
    green = studio.fixed((0.08, 0.24, 0.06), roughness=0.4)
    for spin in (150, 195, 240):
        leaf(0.9, 0.3, green, (-1.1, -0.75, 0.25), (0, -14, spin), 0.3)
    present(studio, view, up=30)


def stamp(studio, at):
    """A flower pressed into the front of the bare bar."""
    shade = studio.fixed((0.9, 0.88, 0.8), roughness=0.5)
    x, y, z = at
    for k in range(8):
        a = math.tau * k / 8
        ball(0.11, shade, (x + 0.22 * math.cos(a), y, z + 0.22 * math.sin(a)), (1.0, 0.16, 0.5), (0, -math.degrees(a), 0), 2)
    hoop(0.4, 0.02, shade, (x, y, z), (76, 0, -10))
