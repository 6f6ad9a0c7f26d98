"""A fountain pen that rests on its box, cap off."""

from goods.materials import gold
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, box, mesh, thick, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    body, metal = studio.colour(roughness=0.12, coat=1), gold(studio)
    pen = [
        turned(flowing([(0, 0), (0.12, 0.02), (0.19, 0.3), (0.22, 1.0), (0.22, 1.9)]), body),
        turned([(0.225, 1.86), (0.235, 1.9), (0.225, 1.96)], metal),
        turned(flowing([(0.21, 1.95), (0.18, 2.2), (0.16, 2.5), (0.18, 2.62)]), studio.fixed((0.02, 0.02, 0.025), roughness=0.15)),
    ]
    shape = [(-0.1, 2.55), (-0.14, 2.8), (0, 3.25), (0.14, 2.8), (0.1, 2.55)]
    nib = thick(mesh([(x, -0.12 + 0.06 * (z - 2.55), z) for x, z in shape], [(0, 1, 2, 3, 4)], metal), 0.03)
    hole = ball(0.035, studio.fixed((0.02, 0.02, 0.02)), (0, -0.13, 2.8), detail=2)
    together([*pen, nib, hole], turn=(0, 0, 200))
    together([*pen, nib, hole], (1.55, -0.45, 0.95), (0, -72, 14))
    cap = [
        turned(flowing([(0.235, 0), (0.25, 0.05), (0.25, 0.9), (0.2, 1.25), (0.08, 1.4), (0, 1.42)]), body),
        turned([(0.25, 0.06), (0.262, 0.1), (0.25, 0.16)], metal),
        box((0.09, 0.05, 0.95), metal, (0, -0.3, 0.78), bevel=0.02),
        ball(0.08, metal, (0, -0.29, 0.32)),
    ]
    together(cap, (-0.55, -1.25, 0.26), (0, 86, -14))
    case = studio.accent(roughness=0.8)
    box((2.9, 1.1, 0.55), case, (0.1, 0.1, 0.28), (0, 0, 8), 0.04)
    present(studio, view, up=30)
