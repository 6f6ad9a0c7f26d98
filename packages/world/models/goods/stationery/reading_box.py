"""A box from a bookseller: a novel in brown paper and string, a notebook, and a letter, on shavings in an open carton."""
import math

from goods.materials import KRAFT
from goods.presenting import present
from goods.shapes import box, label, mesh, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    carton, inside = studio.fixed(KRAFT, roughness=0.85), studio.fixed((0.42, 0.26, 0.13), roughness=0.9)
    box((3.3, 2.3, 0.06), inside, (0, 0, 0.04), bevel=0.01)
    for x in (-1.66, 1.66):
        box((0.06, 2.36, 1.3), carton, (x, 0, 0.65), bevel=0.01)
    for y in (-1.18, 1.18):
        box((3.36, 0.06, 1.3), carton, (0, y, 0.65), bevel=0.01)
    label(1.7, 0.8, studio.label(), (0, -1.222, 0.66))
    for side in (-1, 1):
        flap(carton, side)
        flap(carton, side, back=True)
    shavings(studio)
    wrapped(studio)
    cover, pages = studio.colour(roughness=0.75, printed=True), studio.fixed('#efe4cb', roughness=0.9)
    note = [box((1.2, 0.2, 1.7), cover, (0, 0, 0.85), bevel=0.02), box((1.16, 0.14, 1.66), pages, (0.035, 0, 0.86), bevel=0.005), box((0.16, 0.215, 1.71), studio.accent(roughness=0.8), (-0.53, 0, 0.85), bevel=0.01)]
    together(note, (0.95, 0.35, 0.55), (-16, 0, -8))
    sheet = studio.fixed('#f4ead6', roughness=0.9)
    letter = [box((1.25, 0.025, 0.82), sheet, (0, 0, 0.41), bevel=0), mesh([(-0.61, -0.016, 0.8), (0.61, -0.016, 0.8), (0, -0.02, 0.32)], [(0, 2, 1)], studio.fixed('#e3d3b4', roughness=0.9)), box((0.22, 0.03, 0.22), studio.fixed('#a8201a', roughness=0.4), (0, -0.02, 0.36), (0, 45, 0), 0.02)]
    together(letter, (0.75, -0.6, 0.72), (-24, 0, 7))
    present(studio, view, up=26)


def flap(carton, side, back=False):
    """A flap of the carton that falls outwards."""
    if back:
        corners = [(side * 1.6, 1.2, 1.3), (0.05 * side, 1.2, 1.3), (0.05 * side, 1.75, 1.62), (side * 1.6, 1.75, 1.62)]
    else:
        corners = [(side * 1.68, -1.15, 1.3), (side * 1.68, 1.15, 1.3), (side * 2.12, 1.1, 0.86), (side * 2.12, -1.1, 0.86)]
    thick(mesh(corners, [(0, 1, 2, 3)], carton), 0.05)


def shavings(studio):
    """Curls of paper below what lies in the box."""
    tones = [studio.fixed(tone, roughness=0.9) for tone in ('#e3c99a', '#d6b67c', '#efe0bd')]
    box((3.2, 2.2, 0.5), tones[1], (0, 0, 0.3), bevel=0.05)
    for k in range(150):
        x, y, a = studio.random.uniform(-1.25, 1.25), studio.random.uniform(-0.78, 0.78), studio.random.uniform(0, math.tau)
        c, s = math.cos(a), math.sin(a)
        tube([(x, y, 0.56), (x + 0.12 * c, y + 0.12 * s, 0.72), (x + 0.28 * c, y + 0.28 * s, 0.66), (x + 0.36 * c - 0.1 * s, y + 0.36 * s + 0.1 * c, 0.55)], 0.022, tones[k % 3])


def wrapped(studio):
    """The novel: brown paper with folds, string round it in a cross, tied in a bow."""
    paper, string = studio.fixed('#a8794a', roughness=0.8, bump=0.3, scale=10), studio.fixed('#f0e6d0', roughness=0.9)
    parts = [box((1.5, 0.5, 2.2), paper, (0, 0, 1.1), bevel=0.04)]
    for x in (-0.76, 0.76):
        parts.append(box((0.03, 0.42, 2.0), studio.fixed('#96683c', roughness=0.85), (x, 0, 1.1), bevel=0.01))
    parts.append(tube([(-0.78, -0.27, 1.25), (0.78, -0.27, 1.25), (0.78, 0.27, 1.25), (-0.78, 0.27, 1.25)], 0.028, string, True, smooth=False))
    parts.append(tube([(0.05, -0.27, 0.0), (0.05, -0.27, 2.22), (0.05, 0.27, 2.22), (0.05, 0.27, 0.0)], 0.028, string, True, smooth=False))
    for side in (-1, 1):
        parts.append(tube([(0.05, -0.3, 1.25), (0.05 + side * 0.2, -0.4, 1.42), (0.05 + side * 0.36, -0.36, 1.26), (0.05 + side * 0.2, -0.33, 1.16), (0.05, -0.3, 1.25)], 0.026, string))
        parts.append(tube([(0.05, -0.3, 1.25), (0.05 + side * 0.12, -0.34, 0.98), (0.05 + side * 0.2, -0.31, 0.75)], 0.026, string))
    together(parts, (-0.65, 0.05, 0.5), (-12, 0, 9))
