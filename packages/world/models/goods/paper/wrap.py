"""Three rolls of wrapping paper, tied with string, and a sheet that unrolls."""
import math

from goods.presenting import present
from goods.shapes import grid, hoop, thick, together, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    first, second = studio.colour(roughness=0.7, printed=True), studio.accent(roughness=0.7, printed=True)
    string = studio.fixed((0.62, 0.48, 0.28), roughness=0.9)
    for x, y, tall, paper, lean in ((-0.95, 0.5, 3.0, second, -4), (-0.1, 0.6, 3.3, first, 0), (0.75, 0.5, 2.9, second, 5)):
        roll = [turned([*[(0.35, tall * k / 16) for k in range(17)], (0.2, tall), (0.2, tall - 0.4)], paper), hoop(0.36, 0.03, string, (0, 0, tall * 0.42))]
        together(roll, (x, y, 0), (-5, lean, 0))
    wrap(0.365, 1.75, 2.5, studio.label(), 150, (-0.1, 0.42, 0))

    def sheet(u, v):
        if u < 0.6:
            return (-1.1 + 2.6 * v, -2.0 + 1.5 * u / 0.6, 0.02)
        a = (u - 0.6) / 0.4 * math.tau * 1.4
        r = 0.3 - 0.05 * (u - 0.6)
        return (-1.1 + 2.6 * v, -0.5 + r * math.sin(a), 0.02 + r - r * math.cos(a))

    made = thick(grid(sheet, first, 60, 20), 0.01)
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (v * 2.6, u * 3.0)
    present(studio, view, up=22)
