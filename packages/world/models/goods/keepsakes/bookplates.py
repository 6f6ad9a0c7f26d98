"""Bookplates: one stuck inside the cover of an open book, a fan of others before it, a brush and a pot of paste."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import lay
from goods.profiles import rounded
from goods.shapes import box, grid, label, mesh, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    board, page = studio.fixed('#5a2a22', roughness=0.8), studio.fixed('#efe4cb', roughness=0.9)
    box((4.5, 3.1, 0.08), board, (0, 0.5, 0.05), bevel=0.03)
    box((2.08, 2.9, 0.03), page, (-1.08, 0.5, 0.11), bevel=0.01)
    leaves = lambda u, v: (0.02 + 2.1 * u, -0.95 + 2.9 * v, 0.1 + 0.34 * math.sin(math.pi * min(1, u * 1.02)) ** 0.6 * (1 - 0.75 * u) + 0.12)
    grid(leaves, page, 30, 10)
    for side in (0, 1):
        grid(lambda u, v, side=side: (leaves(u, side)[0], leaves(u, side)[1], 0.08 + (leaves(u, side)[2] - 0.08) * v), page, 30, 3)
    for k in range(13):
        tube([(0.3, 1.6 - 0.17 * k, leaves(0.13, 0)[2] + 0.01), (1.1, 1.6 - 0.17 * k, leaves(0.52, 0)[2] + 0.008), (1.9 - 0.25 * (k % 4 == 3), 1.6 - 0.17 * k, leaves(0.86, 0)[2] + 0.008)], 0.012, studio.fixed('#6a5a48', roughness=1))
    together(plate(studio, named=True), (-1.08, 0.5, 0.135), (0, 0, 0))
    for k, (x, turn) in enumerate(((-1.5, 16), (-1.05, 6), (-0.6, -5), (-0.12, -16))):
        together(plate(studio), (x, -2.0 - 0.12 * abs(k - 1.5), 0.03 + 0.02 * k), (0, 0, turn))
    paste(studio)
    lay(studio, view, tilt=20)


def plate(studio, named=False):
    """A printed label with a border, a lamp over an open book, and room for a name."""
    paper, ink = studio.fixed('#f7f0df', roughness=0.9), studio.colour(roughness=0.8)
    parts = [box((1.5, 2.0, 0.012), paper, (0, 0, 0), bevel=0)]
    for x, y, radius in ((0.68, 0.93, 0.02), (0.62, 0.87, 0.008)):
        parts.append(tube([(-x, -y, 0.01), (x, -y, 0.01), (x, y, 0.01), (-x, y, 0.01)], radius, ink, True, smooth=False))
    flat = lambda points: parts.append(mesh([(x, y, 0.012) for x, y in points], [tuple(range(len(points)))], ink))
    flat([(-0.42, 0.05), (-0.4, 0.36), (-0.02, 0.26), (-0.02, -0.02)])
    flat([(0.42, 0.05), (0.4, 0.36), (0.02, 0.26), (0.02, -0.02)])
    flat([(-0.2, 0.46), (0.2, 0.46), (0.09, 0.38), (-0.09, 0.38)])
    flat([(0.0, 0.76), (0.08, 0.6), (0.05, 0.5), (-0.05, 0.5), (-0.08, 0.6)])
    for k in range(9):
        a = math.radians(20 + 140 * k / 8)
        parts.append(tube([(0.2 * math.cos(a), 0.58 + 0.2 * math.sin(a), 0.012), (0.3 * math.cos(a), 0.58 + 0.24 * math.sin(a), 0.012)], 0.01, ink, smooth=False))
    if named:
        parts.append(label(1.14, 0.72, studio.label(roughness=0.9), (0, -0.46, 0.013), (-90, 0, 0)))
    else:
        parts += [tube([(-0.45 + 0.1 * k, -0.3 - 0.2 * k, 0.012), (0.45 - 0.1 * k, -0.3 - 0.2 * k, 0.012)], 0.009, ink, smooth=False) for k in range(3)]
    return parts


def paste(studio):
    """A pot of paste and its brush."""
    turned(rounded([(0, 0), (0.42, 0), (0.44, 0.5), (0.4, 0.5), (0.38, 0.4), (0, 0.38)], 0.04), studio.fixed('#2f5d50', roughness=0.2), (1.35, -2.0, 0))
    turned([(0.39, 0.42), (0, 0.44)], studio.fixed('#f4f1ea', roughness=0.4), (1.35, -2.0, 0))
    rod((0.62, -2.3, 0.1), (0.78, -1.3, 0.1), 0.045, wood(studio, PALE_WOOD))
    rod((0.56, -2.62, 0.1), (0.62, -2.3, 0.1), 0.03, studio.fixed('#3a2a20', roughness=0.9), 0.07)
