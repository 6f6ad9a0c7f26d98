"""A bracelet of small black beads with gold between them and two gold cups, on a cushion."""
import math

from goods.materials import gold
from goods.presenting import present
from goods.shapes import ball, hoop

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    ball(1.5, studio.accent(roughness=0.95, bump=0.1, scale=40), (0, 0, 0.35), (1.1, 1.0, 0.36), detail=5, lumps=0.01)
    black, metal = studio.colour(roughness=0.08), gold(studio)
    for row, radius in enumerate((0.98, 1.12)):
        count = 58 + 8 * row
        for k in range(count):
            a = math.tau * k / count
            z = 0.88 + 0.14 * math.cos(a * 2) - 0.06 * row
            is_gold = k % 8 == 0
            ball(0.056 if is_gold else 0.048, metal if is_gold else black, (radius * math.cos(a), radius * math.sin(a) * 0.92, z), detail=2)
    for side in (-1, 1):
        at = (side * 0.17, -1.0, 0.99)
        ball(0.15, metal, at, (1, 0.75, 0.9), detail=4)
        hoop(0.15, 0.025, metal, (at[0], at[1] - 0.02, at[2] - 0.02), (70, 0, 0))
    present(studio, view, up=34)
