"""A wooden comb with wide teeth that leans on a block, a sprig of neem."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.shapes import box, leaf, mesh, thick, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = rough(studio.fixed((0.42, 0.2, 0.08), roughness=0.45), 0.2, 4, (14, 1, 1))
    together([comb(timber)], (0, -0.2, 0.1), (-16, 8, -8))
    box((1.6, 0.9, 1.3), studio.accent(roughness=0.9, bump=0.2, scale=20), (0.2, 0.75, 0.65), (0, 0, 10), 0.06)
    green = studio.fixed((0.08, 0.24, 0.06), roughness=0.45)
    for k in range(9):
        side = -1 if k % 2 else 1
        leaf(0.55, 0.17, green, (-1.7 + 0.22 * k, -1.05 + 0.03 * k, 0.1), (0, -8, side * 62 + 8), 0.25, 0.2)
    present(studio, view)


def comb(timber):
    """Back with a curve on top and eleven tapering teeth."""
    count, wide = 11, 2.9
    top = [(wide / 2 * math.cos(a), 1.0 + 0.42 * math.sin(a)) for a in [math.pi * i / 30 for i in range(31)]]
    outline = list(top)
    step = wide / count
    for k in range(count):
        x = -wide / 2 + k * step
        outline += [(x, 0.3), (x + step * 0.12, 0.0), (x + step * 0.4, 0.0), (x + step * 0.58, 0.35), (x + step * 0.6, 0.92), (x + step * 0.78, 0.98), (x + step * 0.96, 0.92)]
    outline = outline[:-1]
    piece = thick(mesh([(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], timber, smooth=30), 0.15)
    soft = piece.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.03, 2
    return piece
