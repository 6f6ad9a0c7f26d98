"""Paper packets of seed, a seedling in a small pot and seeds on the table."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, box, label, leaf, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    packet(studio, studio.accent(roughness=0.8, printed=True), (0.25, 0.55, 0), (-10, 0, 9), False)
    packet(studio, studio.colour(roughness=0.8, printed=True), (-0.55, 0.1, 0), (-12, 0, -8), True)
    top = pot(studio, 0.5, 0.75, (1.15, -0.45, 0))
    green = studio.fixed((0.14, 0.38, 0.07), roughness=0.45)
    for k in range(4):
        x, y = 1.15 + 0.16 * math.cos(k * 2), -0.45 + 0.16 * math.sin(k * 2)
        tall = 0.5 + 0.14 * k
        tube([(x, y, top), (x + 0.03, y, top + tall)], 0.025, green, smooth=False)
        for spin in (20 + 50 * k, 200 + 50 * k):
            leaf(0.36, 0.24, green, (x + 0.03, y, top + tall), (0, -24, spin), 0.3)
    seed = studio.fixed((0.07, 0.045, 0.03), roughness=0.6)
    for _ in range(40):
        at = (studio.random.gauss(-0.35, 0.4), studio.random.gauss(-1.0, 0.16), 0.04)
        ball(0.05, seed, at, (1.5, 0.9, 0.7), (0, 0, studio.random.uniform(0, 180)), 2)
    present(studio, view)


def packet(studio, paper, at, turn, is_named):
    """A flat packet with a folded top."""
    parts = [box((1.7, 0.14, 2.4), paper, (0, 0, 1.2), bevel=0.06), box((1.72, 0.17, 0.34), paper, (0, 0, 2.26), bevel=0.03)]
    if is_named:
        parts.append(label(1.2, 1.15, studio.label(), (0, -0.073, 1.05)))
    together(parts, at, turn)
