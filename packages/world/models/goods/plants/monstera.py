"""A monstera: broad split leaves on long stalks."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import mesh, thick, together, tube

VIEWS = ('front', 'side', 'detail')
LEAVES = ((-1.15, -0.1, 2.3, 1.0), (1.2, -0.15, 2.5, 1.05), (0.05, -0.45, 2.75, 1.15), (-0.75, 0.4, 3.3, 1.0), (0.85, 0.45, 3.4, 0.95), (-0.35, -0.75, 1.95, 0.75), (0.7, -0.7, 1.9, 0.7))


def build(studio, view):
    top = pot(studio, 0.9, 1.25)
    greens = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.04, 0.17, 0.05), (0.11, 0.32, 0.08))]
    stalk = studio.fixed((0.12, 0.25, 0.08), roughness=0.5)
    for k, (x, y, z, size) in enumerate(LEAVES):
        tube([(x * 0.1, y * 0.1, top), (x * 0.3, y * 0.3, top + (z - top) * 0.7), (x * 0.8, y * 0.9, z + 0.15), (x, y, z)], 0.04, stalk)
        side = max(-1, min(1, x / 1.2))
        together([split_leaf(greens[k % 2], size * 0.84)], (x, y, z), (52 + 8 * math.sin(k), side * 38, -side * 30))
    present(studio, view)


def split_leaf(green, size):
    """A heart with cuts that run in from the edge; its tip points to -y, its stalk sits at the origin."""
    cuts, outline = 5, []
    for side in (1, -1):
        half = []
        for i in range(81):
            t = i / 80
            a = math.pi * t
            r = 0.95 * (math.sin(a / 2) ** 0.55) * (1.05 + 0.35 * t) * (1 if t < 0.92 else 1 + (t - 0.92) * 1.2)
            phase = (t * cuts * 1.25 - 0.55) % 1
            if 0.28 < t < 0.95 and phase < 0.24:
                r *= 0.55
            half.append((side * r * math.sin(a) * 0.95, 0.28 * math.cos(a) * (t < 0.5) + r * math.cos(a) * (0.35 if t < 0.5 else 1)))
        outline += half if side == 1 else half[::-1][1:-1]
    verts = [(0, -0.25, 0)] + [(x, y, -0.16 * x * x + 0.1 * abs(x) - 0.07 * y * y) for x, y in outline]
    faces = [(0, i, i % (len(verts) - 1) + 1) for i in range(1, len(verts))]
    verts = [(x * size, y * size, z * size) for x, y, z in verts]
    return thick(mesh(verts, faces, green), 0.015)
