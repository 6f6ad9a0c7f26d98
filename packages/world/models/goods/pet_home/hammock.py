"""A dog's hammock: sailcloth slung between two crossed frames of wood, knee high."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import grid, rod, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, timber, rope = studio.colour(roughness=0.9, printed=True), wood(studio, PALE_WOOD), studio.accent(roughness=0.9)
    for y in (-0.85, 0.85):
        rod((-1.7, y, 0), (-1.15, y, 1.35), 0.075, timber)
        rod((-0.75, y, 0), (-1.65, y, 1.35), 0.075, timber)
        rod((1.7, y, 0), (1.15, y, 1.35), 0.075, timber)
        rod((0.75, y, 0), (1.65, y, 1.35), 0.075, timber)
        rod((-1.0, y, 0.38), (1.0, y, 0.38), 0.055, timber)
    for x in (-1.65, -1.15, 1.15, 1.65):
        rod((x, -1.0, 1.33), (x, 1.0, 1.33), 0.075, timber)

    def sling(u, v):
        x, y = (2 * u - 1) * 1.66, (2 * v - 1) * 0.8
        z = 1.42 - 0.55 * (1 - (x / 1.66) ** 2) * (0.75 + 0.25 * math.cos(y * 1.6))
        return (x, y, z)

    made = thick(grid(sling, cloth, 60, 24), 0.04)
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (u * 3.6, v * 1.7)
    for y in (-0.8, 0.8):
        tube([sling(k / 24, 0.5 + y / 1.6) for k in range(25)], 0.045, rope)
    present(studio, view, up=20)
