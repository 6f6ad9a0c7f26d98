"""A striped mat, rolled and held by a leather strap with a handle."""
import math

from goods.materials import brass
from goods.presenting import present, turn_all
from goods.shapes import grid, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, leather = studio.colour(roughness=0.95, printed=True, bump=0.15, scale=40), studio.fixed('#5a3420', roughness=0.5)
    turns = 4.2

    def roll(u, v):
        a = math.tau * turns * u
        r = 0.16 + 0.68 * u
        return ((2 * v - 1) * 1.6, r * math.cos(a + 0.6), 0.86 + r * math.sin(a + 0.6))

    made = thick(grid(roll, cloth, 220, 16), 0.13)
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (u * 14, v * 3.2)
    for x in (-0.75, 0.75):
        circle = [(x, 0.93 * math.cos(a), 0.86 + 0.92 * math.sin(a)) for a in [math.tau * k / 48 for k in range(48)]]
        for shift in (-0.09, 0, 0.09):
            tube([(px + shift, y, z) for px, y, z in circle], 0.05, leather, True, smooth=False)
        frame = [(x - 0.2, -0.99, 0.78), (x + 0.2, -0.99, 0.78), (x + 0.2, -0.96, 1.12), (x - 0.2, -0.96, 1.12)]
        tube(frame, 0.03, brass(studio), True, smooth=False)
    for y in (-0.05, 0.05):
        tube([(-0.75, y, 1.8), (-0.6, y, 2.1), (0, y, 2.22), (0.6, y, 2.1), (0.75, y, 1.8)], 0.065, leather)
    fringe = studio.fixed((0.82, 0.76, 0.62), roughness=0.95)
    for k in range(46):
        a = math.tau * 3.4 * k / 46
        r = 0.3 + 0.5 * k / 46
        for x in (-1, 1):
            at = (x * 1.6, r * math.cos(a), 0.86 + r * math.sin(a))
            tube([at, (x * (1.72 + 0.05 * (k % 3)), at[1], at[2] - 0.03)], 0.018, fringe, smooth=False)
    turn_all(24)
    present(studio, view, up=20)
