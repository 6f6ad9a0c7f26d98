"""A pad of rag paper with deckled edges, its first sheet headed with a name, and a pencil beside it."""
import math

from mathutils import Vector, noise

from goods.materials import PALE_WOOD, wood
from goods.presenting import lay
from goods.shapes import box, label, mesh, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    rag = studio.fixed((0.86, 0.81, 0.7), roughness=0.95, bump=0.3, scale=40)
    for k in range(9):
        sheet(rag, 0.03 * k, k)
    box((2.62, 0.34, 0.36), studio.colour(roughness=0.8), (0, 1.68, 0.18), bevel=0.03)
    label(1.9, 0.9, studio.label(roughness=0.9), (0, 0.98, 0.285), (-90, 0, 0))
    rule = studio.fixed((0.55, 0.5, 0.44), roughness=0.9)
    for k in range(7):
        box((1.9, 0.012, 0.004), rule, (0, 0.25 - 0.27 * k, 0.284), bevel=0)
    pencil = [(0, 0), (0.02, 0.02), (0.1, 0.34), (0.1, 2.5), (0, 2.5)]
    turned(pencil, wood(studio, PALE_WOOD), (1.5, -1.4, 0.12), (-90, 0, 8), segments=6)
    turned([(0.105, 0.36), (0.105, 2.46)], studio.accent(roughness=0.3), (1.5, -1.4, 0.12), (-90, 0, 8), segments=6)
    lay(studio, view, tilt=20, spin=-8)


def sheet(paper, z, seed):
    """A sheet whose edges are torn, not cut."""
    around = []
    for k in range(160):
        a = math.tau * k / 160
        x, y = math.cos(a), math.sin(a)
        grow = 1 / max(abs(x), abs(y))
        ragged = 1 + 0.014 * noise.noise(Vector((x * 9, y * 9, seed * 3)))
        around.append((x * grow * 1.28 * ragged, y * grow * 1.8 * ragged, z))
    thick(mesh(around, [tuple(range(160))], paper), 0.024)
