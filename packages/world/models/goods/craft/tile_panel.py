"""A panel of six glazed tiles in a wooden frame: one mackerel across two rows, and the name of a house below it."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, label, mesh

VIEWS = ('front', 'side', 'detail')
SIDE = 1.3


def build(studio, view):
    glaze = studio.fixed((0.82, 0.8, 0.74), roughness=0.12)
    ink = studio.colour(roughness=0.15)
    grout = studio.fixed((0.45, 0.42, 0.37), roughness=0.95)
    box((3 * SIDE, 0.1, 2 * SIDE), grout, (0, 0.06, SIDE + 0.15), bevel=0)
    for column in (-1, 0, 1):
        for row in (0, 1):
            box((SIDE - 0.05, 0.16, SIDE - 0.05), glaze, (column * SIDE, 0, 0.15 + SIDE * (row + 0.5)), bevel=0.02)
    face = lambda shape, paint=ink, out=0.083: mesh([(x, -out, z + 0.15) for x, z in shape], [tuple(range(len(shape)))], paint)
    mackerel(face, glaze)
    label(2.3, 0.62, studio.label(roughness=0.15), (0, -0.086, 0.62))
    timber = wood(studio, WOOD, 0.4)
    for x in (-1, 1):
        box((0.16, 0.3, 2 * SIDE + 0.3), timber, (x * (1.5 * SIDE + 0.07), 0, SIDE + 0.15), bevel=0.03)
    for z in (0.08, 2 * SIDE + 0.22):
        box((3 * SIDE + 0.3, 0.3, 0.16), timber, (0, 0, z), bevel=0.03)
    present(studio, view)


def mackerel(face, pale):
    """A long fish with a forked tail, bars on its back and a wave above and below."""
    body = [(-1.4 + 2.2 * i / 40, 0.36 * math.sin(math.pi * min(1, (i / 40) ** 0.8 * 0.96)) ** 0.75) for i in range(41)]
    middle = 1.62
    face([(x, middle + z) for x, z in body] + [(x, middle - z * 0.9) for x, z in reversed(body[1:])])
    face([(0.74, middle), (1.35, middle + 0.42), (1.12, middle), (1.35, middle - 0.4)])
    face([(-0.35, middle + 0.34), (-0.1, middle + 0.56), (0.2, middle + 0.3)])
    face([(-1.08 + 0.07 * math.cos(a), middle + 0.09 + 0.07 * math.sin(a)) for a in [math.tau * i / 18 for i in range(18)]], pale, 0.086)
    for k in range(7):
        x = -0.75 + 0.2 * k
        tall = 0.27 - 0.025 * k
        face([(x, middle + tall), (x + 0.06, middle + tall), (x + 0.14, middle + 0.06), (x + 0.06, middle + 0.06)], pale, 0.086)
    for low in (2.3, 1.02):
        wave = [(-1.75 + 3.5 * i / 60, low + 0.05 * math.sin(i * 0.9)) for i in range(61)]
        face(wave + [(x, z + 0.05) for x, z in reversed(wave)])
