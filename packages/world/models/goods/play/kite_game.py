"""A board game about kites: a board with lanes over the roofs, four kites on stands, two dice and its box behind."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import ball, box, hoop, label, mesh, rod, thick, together, tube

VIEWS = ('front', 'side', 'detail')
PAINTS = ('#b5371f', '#0b6b66', '#f5a300', '#3b3a66')


def build(studio, view):
    card = studio.colour(roughness=0.6)
    lid = [box((2.9, 0.55, 2.4), card, (0, 0, 1.2), bevel=0.03), label(1.9, 0.9, studio.label(), (0, -0.282, 0.72))]
    for k, x in enumerate((-0.8, 0.1, 0.85)):
        lid += kite(studio.fixed(PAINTS[k + (k > 1)], roughness=0.7), studio.fixed('#f7efdd', roughness=0.8), (x, -0.3, 1.72 + 0.22 * (k % 2)), 0.36, 14 - 20 * k)
    together(lid, (-0.2, 1.25, 0), (-9, 0, 3))
    board(studio)
    for k, (x, y) in enumerate(((-1.2, -1.05), (-0.3, -0.35), (0.55, -0.75), (1.3, -0.1))):
        paint = studio.fixed(PAINTS[k], roughness=0.5)
        rod((x, y, 0.14), (x, y, 0.22), 0.2, wood(studio, PALE_WOOD))
        rod((x, y, 0.2), (x, y, 0.5), 0.03, wood(studio, PALE_WOOD))
        kite(paint, studio.fixed('#f7efdd', roughness=0.7), (x, y, 0.88), 0.4, 8 * (-1) ** k)
    dice(studio)
    spool(studio)
    present(studio, view, up=30)


def kite(paint, spar, at, size, lean):
    """A diamond of paper with its two spars and a small tail."""
    x, y, z = at
    turn = math.radians(lean)
    point = lambda px, pz, out=0.0: (x + size * (px * math.cos(turn) - pz * math.sin(turn)), y - out, z + size * (px * math.sin(turn) + pz * math.cos(turn)))
    made = [thick(mesh([point(0, 1), point(-1, 0.05), point(0, -1), point(1, 0.05)], [(0, 1, 2, 3)], paint), 0.02)]
    made.append(tube([point(0, 1, 0.015), point(0, -1, 0.015)], 0.018, spar, smooth=False))
    made.append(tube([point(-1, 0.05, 0.015), point(-0.5, 0.3, 0.02), point(0.5, 0.3, 0.02), point(1, 0.05, 0.015)], 0.015, spar))
    made.append(thick(mesh([point(0, -0.9), point(-0.24, -1.3), point(0.24, -1.3)], [(0, 1, 2)], spar), 0.02))
    return made


def board(studio):
    """Four lanes of places in the players' colours over a sky, roofs along the front."""
    box((3.6, 2.5, 0.12), studio.fixed('#9cc3d6', roughness=0.6), (0, -0.5, 0.08), bevel=0.02)
    box((3.7, 2.6, 0.06), studio.fixed('#3a2a20', roughness=0.6), (0, -0.5, 0.03), bevel=0.01)
    for k, tone in enumerate(PAINTS):
        paint = studio.fixed(tone, roughness=0.6)
        for j in range(8):
            at = (-1.55 + 0.44 * j, -1.2 + 0.38 * k + 0.13 * math.sin(j * 1.3 + k), 0.148)
            mesh([(at[0] + 0.15 * math.cos(a), at[1] + 0.13 * math.sin(a), at[2]) for a in [math.tau * i / 20 for i in range(20)]], [tuple(range(20))], paint)
    roof = studio.fixed('#c4623a', roughness=0.7)
    for k in range(7):
        x, tall = -1.5 + 0.5 * k, 0.16 + 0.07 * (k % 3)
        mesh([(x - 0.22, -1.7, 0.146), (x + 0.22, -1.7, 0.146), (x + 0.22, -1.7 + tall, 0.146), (x, -1.6 + tall, 0.146), (x - 0.22, -1.7 + tall, 0.146)], [(0, 1, 2, 3, 4)], roof)


def dice(studio):
    """Two dice with their eyes."""
    bone, ink = studio.fixed('#f4ead6', roughness=0.3), studio.fixed('#1d1b2e', roughness=0.4)
    for x, y, turn in ((1.5, -1.35, 20), (1.15, -1.5, -12)):
        parts = [box((0.24, 0.24, 0.24), bone, (0, 0, 0.12), bevel=0.04)]
        parts += [ball(0.028, ink, (px, py, 0.238), (1, 1, 0.4), detail=1) for px, py in ((-0.06, -0.06), (0, 0), (0.06, 0.06))]
        parts += [ball(0.028, ink, (px, -0.12, 0.12 + pz), (1, 0.4, 1), detail=1) for px, pz in ((-0.06, 0.06), (0.06, -0.06))]
        together(parts, (x, y, 0.14), (0, 0, turn))


def spool(studio):
    """A small reel of thread."""
    timber, thread = wood(studio, PALE_WOOD), studio.fixed('#cf6f86', roughness=0.8)
    parts = [rod((-0.45, 0, 0), (0.45, 0, 0), 0.05, timber), rod((-0.2, 0, 0), (0.2, 0, 0), 0.17, thread)]
    parts += [rod((x - 0.025, 0, 0), (x + 0.025, 0, 0), 0.23, timber) for x in (-0.22, 0.22)]
    parts += [hoop(0.172, 0.014, thread, (-0.16 + 0.05 * k, 0, 0), (0, 90, 0)) for k in range(7)]
    together(parts, (-0.9, -2.05, 0.23), (0, 0, 14))
