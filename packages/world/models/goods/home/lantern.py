"""A pierced lantern with a candle that shines through its holes, and a ring to hang it by."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import hoop, mesh, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.24, metallic=1)
    turned(rounded([(0, 0), (1.0, 0), (1.05, 0.1), (0.95, 0.2), (0, 0.22)], 0.04), metal)
    pierced(metal, 0.92, 0.2, 1.9)
    for z in (0.22, 1.9):
        hoop(0.93, 0.045, metal, (0, 0, z))
    roof = [(1.02, 1.9), (1.0, 1.98), (0.9, 2.25), (0.6, 2.6), (0.25, 2.8), (0.16, 2.95), (0.2, 3.05), (0.08, 3.15), (0, 3.16)]
    turned(flowing(roof), metal)
    hoop(0.26, 0.04, metal, (0, 0, 3.38), (90, 0, 20))
    turned(rounded([(0, 0.22), (0.4, 0.22), (0.4, 1.0), (0, 1.0)], 0.04), glowing(studio, (1, 0.62, 0.28), 1.2))
    turned(flowing([(0, 1.08), (0.09, 1.2), (0.06, 1.4), (0, 1.55)]), glowing(studio, (1, 0.6, 0.2), 2.2))
    turned([(0.5, 0.24), (0.5, 1.85)], glowing(studio, (1, 0.55, 0.2), 1.6))
    present(studio, view)


def pierced(metal, radius, low, high, around=18, rows=7):
    """A drum whose wall is a lattice of round holes in half drop."""
    verts, faces = [], []
    tall = (high - low) / rows
    for row in range(rows):
        for k in range(around):
            middle = (k + 0.5 * (row % 2)) / around * math.tau
            z = low + (row + 0.5) * tall
            base = len(verts)
            for i in range(16):
                t = math.tau * i / 16
                c, s = math.cos(t), math.sin(t)
                far = 1 / max(abs(c), abs(s))
                for scale_u, scale_v in ((0.36, 0.36), (0.5 * far, 0.5 * far)):
                    a = middle + c * scale_u * math.tau / around
                    verts.append((radius * math.cos(a), radius * math.sin(a), z + s * scale_v * tall))
            faces += [(base + 2 * i, base + 2 * i + 1, base + (2 * i + 3) % 32, base + (2 * i + 2) % 32) for i in range(16)]
    return thick(mesh(verts, faces, metal), 0.04)
