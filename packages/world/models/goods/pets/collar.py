"""A dog's collar, buckled, with a brass ring and a name disc."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.shapes import ball, box, grid, hoop, thick, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    band, metal = studio.colour(roughness=0.6, printed=True), brass(studio)

    def strap(u, v):
        a = math.tau * u
        r = 1.4 + 0.02 * math.sin(3 * a)
        return (r * math.cos(a), r * 0.9 * math.sin(a), 0.1 + 0.62 * v)

    made = thick(grid(strap, band, 120, 6), 0.1)
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (u * 8.4, v * 0.62)
    stitch = studio.fixed((0.85, 0.78, 0.62), roughness=0.9)
    for k in range(72):
        a = math.tau * k / 72
        for z in (0.17, 0.65):
            ball(0.026, stitch, (1.47 * math.cos(a), 1.33 * math.sin(a), z), (1, 1, 0.6) if k % 2 else (1.6, 1.6, 0.6), (0, 0, math.degrees(a)), 1)
    buckle = [(-0.24, 0, -0.44), (0.24, 0, -0.44), (0.24, 0, 0.44), (-0.24, 0, 0.44)]
    tube([(x, y, z) for x, y, z in buckle], 0.055, metal, True, at=(-0.75, -1.17, 0.41), turn=(0, 0, -29), smooth=False)
    tube([(-0.24, 0, 0), (0.24, 0, 0)], 0.045, metal, at=(-0.75, -1.2, 0.41), turn=(0, 0, -29), smooth=False)
    hoop(0.2, 0.045, metal, (0.35, -1.36, 0.02 + 0.2), (80, 0, 12))
    turned([(0, -0.03), (0.42, -0.03), (0.44, 0), (0.42, 0.03), (0, 0.03)], metal, (0.55, -1.62, 0.1), (22, 0, 10))
    box((0.28, 0.16, 0.72), band, (-0.1, -1.34, 0.41), (0, 0, -4), 0.04)
    present(studio, view, up=34)
