"""A snake plant: stiff upright blades with pale edges, in a clay pot."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import grid, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio)
    edge = studio.fixed((0.5, 0.46, 0.12), roughness=0.45)
    greens = [studio.fixed(rgb, roughness=0.4) for rgb in ((0.05, 0.16, 0.06), (0.08, 0.22, 0.08), (0.035, 0.12, 0.05))]
    for k in range(13):
        a, r = k * 2.39996, 0.5 * math.sqrt((k + 0.5) / 13)
        tall = 2.7 - 0.11 * k + 0.25 * math.sin(k * 3)
        blade(greens[k % 3], edge, (r * math.cos(a), r * math.sin(a), top), tall, a, 0.1 + 0.05 * k)
    present(studio, view)


def blade(green, edge, at, tall, a, lean):
    """One leaf, hollow along its middle; its edges are pale."""

    def surface(u, v):
        half = 0.21 * min(1, 3 * (1 - u)) ** 0.7 * (0.7 + 0.3 * math.sin(math.pi * min(1, u * 1.4)))
        s = 2 * v - 1
        x, y = s * half, 0.12 * s * s
        twist = a + u * 0.9
        out = lean * u * u
        return (x * math.cos(twist) - y * math.sin(twist) + out * math.cos(a), x * math.sin(twist) + y * math.cos(twist) + out * math.sin(a), u * tall)

    leaf = thick(grid(surface, [green, edge], 24, 10, at), 0.03)
    for polygon in leaf.data.polygons:
        if polygon.index % 10 in (0, 9):
            polygon.material_index = 1
