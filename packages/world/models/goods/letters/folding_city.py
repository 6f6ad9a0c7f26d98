"""A card that opens into a street of Delhi: India Gate, domes and a minar, houses with balconies, and eleven people."""
import math

from goods.presenting import present, turn_all
from goods.shapes import box, mesh, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    card = studio.colour(roughness=0.85)
    box((3.5, 2.0, 0.05), studio.fixed('#e9dcc2', roughness=0.9), (0, -0.1, 0.03), bevel=0.01)
    box((3.5, 0.05, 2.6), card, (0, 0.92, 1.3), bevel=0.01)
    for x, y, z, size in ((1.15, 0.885, 2.15, 0.24), (-1.3, 0.885, 2.2, 0.06), (-0.7, 0.885, 2.35, 0.06)):
        cut(studio.fixed('#f7e6b8', roughness=0.9), oval(x, z, size, size), y)
    far, middle, near = (studio.fixed(tone, roughness=0.9) for tone in ('#d9a06a', '#e8c79a', '#f7efdd'))
    skyline(far)
    street(studio, middle)
    gate(studio, near)
    people(studio)
    for x in (-1.74, 1.74):
        cut(middle, [(-0.5, 0.05), (0.5, 0.05), (0.5, 0.3)] if x > 0 else [(-0.5, 0.05), (0.5, 0.05), (-0.5, 0.3)], 0, x)
    turn_all(-14)
    present(studio, view, up=16)


def oval(x, z, wide, tall, count=24):
    return [(x + wide * math.cos(a), z + tall * math.sin(a)) for a in [math.tau * k / count for k in range(count)]]


def cut(paper, points, y, x=None):
    """A piece of paper that stands across the street, or along it at `x`."""
    corners = [(px, y, pz) if x is None else (x, px, pz) for px, pz in points]
    return thick(mesh(corners, [tuple(range(len(corners)))], paper), 0.025)


def dome(x, z, wide, tall):
    """A bulbous dome with its finial, from left to right."""
    arc = [(x - wide * math.cos(a) * (1 + 0.12 * math.sin(2 * a) ** 2), z + tall * math.sin(a) ** 0.8) for a in [math.pi * k / 16 for k in range(17)]]
    return [*arc[:8], (x - 0.02, z + tall), (x, z + tall * 1.4), (x + 0.02, z + tall), *arc[9:]]


def skyline(paper):
    """Jama Masjid with three domes and two minars, and the Qutb Minar, in the back."""
    minar = lambda x, top: [(x - 0.1, 0), (x - 0.08, top - 0.3), (x - 0.13, top - 0.3), (x - 0.13, top - 0.22), (x - 0.07, top - 0.22), (x, top), (x + 0.07, top - 0.22), (x + 0.13, top - 0.22), (x + 0.13, top - 0.3), (x + 0.08, top - 0.3), (x + 0.1, 0)]
    cut(paper, [(-1.6, 0), (-1.6, 1.15), *dome(-1.1, 1.15, 0.28, 0.34), *dome(-0.4, 1.2, 0.36, 0.48), *dome(0.3, 1.15, 0.28, 0.34), (0.8, 1.15), (0.8, 0)], 0.62)
    cut(paper, minar(-1.5, 2.1), 0.6)
    cut(paper, minar(0.72, 2.1), 0.6)
    rungs = [(1.3 + s * (0.24 - 0.05 * k - 0.05 * (j == 1) + 0.04 * (j == 0)), 0.45 * k + 0.4 * j) for s in (1,) for k in range(5) for j in (0, 1)]
    right = [(x, z) for x, z in sorted(rungs, key=lambda p: p[1])]
    cut(paper, [(2.6 - x, z) for x, z in right][::1] + [(x, z) for x, z in reversed(right)], 0.6)


def street(studio, paper):
    """Two blocks of houses with windows, doors and awnings."""
    dark, shade = studio.fixed('#7a4a2a', roughness=0.9), studio.accent(roughness=0.9)
    for x0, x1, top in ((-1.7, -0.95, 1.0), (-0.95, -0.5, 1.3), (0.5, 1.05, 1.15), (1.05, 1.7, 0.85)):
        cut(paper, [(x0, 0), (x0, top), (x0 + 0.06, top), (x0 + 0.06, top + 0.08), (x1 - 0.06, top + 0.08), (x1 - 0.06, top), (x1, top), (x1, 0)], 0.22)
        count = max(2, round((x1 - x0) / 0.24))
        for k in range(count):
            x = x0 + (k + 0.5) * (x1 - x0) / count
            for z in [0.52 + 0.3 * n for n in range(int((top - 0.4) / 0.3))]:
                cut(dark, [(x - 0.06, z), (x - 0.06, z + 0.13), (x, z + 0.18), (x + 0.06, z + 0.13), (x + 0.06, z)], 0.19)
            cut(dark, [(x - 0.07, 0.04), (x - 0.07, 0.27), (x + 0.07, 0.27), (x + 0.07, 0.04)], 0.19)
        cut(shade, [(x0 + 0.02, 0.42), (x1 - 0.02, 0.42), (x1 - 0.05, 0.32), (x0 + 0.05, 0.32)], 0.17)


def gate(studio, paper):
    """India Gate: a tall arch with steps above it."""
    arch = [(0.2 * math.cos(a), 0.72 + 0.2 * math.sin(a)) for a in [math.pi * k / 14 for k in range(15)]]
    outside = [(0.5, 0.04), (0.5, 1.02), (0.54, 1.02), (0.54, 1.1), (0.4, 1.1), (0.4, 1.26), (0.26, 1.26), (0.26, 1.36), (-0.26, 1.36), (-0.26, 1.26), (-0.4, 1.26), (-0.4, 1.1), (-0.54, 1.1), (-0.54, 1.02), (-0.5, 1.02), (-0.5, 0.04)]
    cut(paper, [*outside, (-0.2, 0.04), *reversed(arch), (0.2, 0.04)], -0.15)
    line = studio.fixed('#b5371f', roughness=0.9)
    for z in (0.98, 1.16):
        cut(line, [(-0.36, z), (0.36, z), (0.36, z + 0.03), (-0.36, z + 0.03)], -0.175)


def people(studio):
    """Eleven people who cross the street."""
    coats = [studio.fixed(tone, roughness=0.9) for tone in ('#b5371f', '#3b3a66', '#0b6b66', '#7a2f4a', '#c98a12')]
    skin = studio.fixed('#5a3420', roughness=0.9)
    for k in range(11):
        x, y = -1.55 + 0.31 * k, -0.55 - 0.34 * (k % 2) - 0.08 * math.sin(k * 3)
        tall = 0.36 + 0.05 * (k % 3)
        wide = 0.1 if k % 3 else 0.13
        cut(coats[k % 5], [(x - wide, 0.05), (x - 0.06, tall), (x + 0.06, tall), (x + wide, 0.05)], y)
        cut(skin, oval(x, tall + 0.06, 0.055, 0.065, 14), y - 0.01)
