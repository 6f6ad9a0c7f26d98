"""A wooden board of nine hollows with marbles of two colours, and a row of numbered pegs."""

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, hoop, mesh, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = wood(studio, PALE_WOOD, 0.4)
    box((3.0, 3.6, 0.3), timber, (0, 0, 0.15), bevel=0.08)
    one, other = studio.colour(roughness=0.08), studio.accent(roughness=0.08)
    dark = studio.fixed((0.2, 0.09, 0.04), roughness=0.6)
    for k in (-1, 1):
        for x0, y0, x1, y1 in ((k * 0.45 - 0.02, -1.0, k * 0.45 + 0.02, 1.6), (-1.3, 0.3 + k * 0.43 - 0.02, 1.3, 0.3 + k * 0.43 + 0.02)):
            mesh([(x0, y0, 0.303), (x1, y0, 0.303), (x1, y1, 0.303), (x0, y1, 0.303)], [(0, 1, 2, 3)], dark)
    taken = {(0, 0): one, (1, 1): one, (2, 0): other, (0, 2): other, (2, 1): one, (1, 2): other}
    for i in range(3):
        for j in range(3):
            at = (-0.88 + 0.88 * i, -0.55 + 0.85 * j, 0.3)
            hoop(0.27, 0.03, dark, at)
            if (i, j) in taken:
                ball(0.32, taken[(i, j)], (at[0], at[1], 0.5), detail=4)
    peg = rounded([(0, 0), (0.13, 0), (0.13, 0.3), (0.18, 0.36), (0.1, 0.5), (0, 0.52)], 0.04)
    for k in range(8):
        turned(peg, (one, other)[k % 2], (-1.22 + 0.35 * k, -1.42, 0.3), segments=32)
    present(studio, view, up=42)
