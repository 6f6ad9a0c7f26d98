"""A dog's harness of webbing on a stand: two loops joined along back and chest, with buckles and a ring."""
import math

from goods.materials import WOOD, brass, wood
from goods.presenting import present, turn_all
from goods.shapes import box, grid, hoop, rod, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    web, trim, metal, timber = studio.colour(roughness=0.8, printed=True), studio.accent(roughness=0.8), brass(studio), wood(studio, WOOD, 0.5)
    for x, r, tilt in ((-0.75, 0.82, 14), (0.7, 1.02, -6)):
        loop(web, x, r, tilt)
        loop(trim, x, r + 0.045, tilt, 0.03)
    strip(web, [(-0.75 - 0.2, 2.32), (0, 2.52), (0.8, 2.54)])
    strip(web, [(-0.55, 0.72), (0, 0.56), (0.6, 0.46)])
    hoop(0.2, 0.045, metal, (0.45, 0, 2.74), (90, 0, 0))
    for x, z, r in ((-0.62, 1.5, 0.86), (0.74, 1.5, 1.06)):
        box((0.36, 0.12, 0.46), studio.fixed((0.03, 0.03, 0.035), roughness=0.4), (x, -r, z), bevel=0.05)
        box((0.5, 0.06, 0.1), metal, (x, -r - 0.05, z + 0.28), bevel=0.02)
    rod((0, 0, 0.1), (0, 0, 2.3), 0.09, timber)
    rod((-1.0, 0, 2.2), (1.0, 0, 2.4), 0.1, timber)
    turned([(0, 0), (0.9, 0), (0.92, 0.08), (0.85, 0.16), (0, 0.16)], timber)
    turn_all(40)
    present(studio, view, up=12)


def loop(material, x, radius, tilt, half=0.15):
    """A band round the dog's body, upright, a little tilted."""
    lean = math.tan(math.radians(tilt))

    def surface(u, v):
        a = math.tau * u
        z = radius * math.cos(a)
        return (x + lean * z + (2 * v - 1) * half, radius * 0.92 * math.sin(a), 1.5 + z)

    made = thick(grid(surface, material, 90, 4), 0.05)
    layer = made.data.uv_layers.active.data
    for one in made.data.loops:
        u, v = layer[one.index].uv
        layer[one.index].uv = (u * 6, v * 0.6)


def strip(material, line):
    """A band that joins the loops, along (x, z)."""

    def surface(u, v):
        t = u * (len(line) - 1)
        i = min(len(line) - 2, int(t))
        (x0, z0), (x1, z1) = line[i], line[i + 1]
        return (x0 + (x1 - x0) * (t - i), (2 * v - 1) * 0.17, z0 + (z1 - z0) * (t - i))

    thick(grid(surface, material, 30, 4), 0.06)
