"""A roll of printed cloth, opened: twelve slots with eleven pencils and a toothbrush, one end still rolled, a tie of cord."""
import math
from goods.paper.pencils import pencil
from goods.presenting import lay
from goods.shapes import box, grid, thick, together, tube

VIEWS = ['front', 'side', 'detail']
STEP, LEFT = .27, -1.75


def build(studio, view):
    cloth = studio.colour(roughness=.9, printed=True, bump=.1, scale=60)
    lining = studio.accent(roughness=.9, bump=.1, scale=60)
    flat = lambda u, v: (-2.05 + 3.55 * u, -1.5 + 3.3 * v, .05 + .015 * math.sin(9 * u + 4 * v))
    printed(thick(grid(flat, lining, 30, 30), .04), 1)
    pocket = lambda u, v: (LEFT - .1 + (12 * STEP + .05) * u, -1.46 + 1.75 * v, .09 + .21 * abs(math.sin(math.pi * (u * (12 * STEP + .05) - .1) / STEP)) ** .6)
    printed(thick(grid(pocket, cloth, 120, 16), .03), 3.4)
    tube([pocket(k / 120, 1) for k in range(121)], .035, lining, smooth=False)
    roll = lambda u, v: (1.5 + .36 - (.36 - .22 * u) * math.cos(2.3 * math.tau * u + 1.57) * 1.0, -1.5 + 3.3 * v, .42 - (.36 - .22 * u) * math.sin(2.3 * math.tau * u + 1.57))
    printed(thick(grid(roll, cloth, 120, 30), .05), 3.4)
    paints = [studio.fixed(hex_, roughness=.25) for hex_ in ('#7a1512', '#1c3f6b', '#c98a12', '#1f5a4c', '#5a2a4a')]
    for k in range(11):
        together(pencil(studio, paints[k % 5]), (LEFT + STEP * k, -1.32 + .07 * (k % 3), .19), (-90, 0, 30 * 0))
    brush(studio, LEFT + STEP * 11)
    tube([(-2.05, .1, .1), (-2.5, .35, .06), (-2.35, .9, .06), (-2.75, 1.25, .06)], .035, lining)
    tube([(-2.05, .0, .1), (-2.55, -.2, .06), (-2.4, -.75, .06), (-2.7, -1.1, .06)], .035, lining)
    lay(studio, view, tilt=26)


def printed(made, scale):
    """Cloth by its size."""
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (u * 3.4 * scale / 3.4 * 1.6, v * scale * .9)


def brush(studio, x):
    """A toothbrush with its bristles up."""
    grip = studio.fixed('#d9c9a4', roughness=.35)
    tube([(x, -1.3, .17), (x, -.2, .17), (x, .7, .2), (x, 1.2, .2)], [.08, .075, .05, .06], grip)
    box((.15, .5, .06), grip, (x, 1.35, .2), bevel=.03)
    for i in range(7):
        for j in range(3):
            box((.03, .045, .16), studio.fixed('#f4f1ea', roughness=.8), (x - .045 + .045 * j, 1.16 + .065 * i, .3), bevel=0)
