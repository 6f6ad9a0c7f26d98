"""Solid perfume in a small round tin, open; its lid leans on it, a parijat flower beside it."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, hoop, label, leaf, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, paint = brass(studio, 0.2), studio.colour(roughness=0.35)
    turned(rounded([(0, 0), (1.2, 0), (1.22, 0.1), (1.22, 0.5), (1.14, 0.52), (1.12, 0.4)], 0.04), metal, (-0.3, -0.35, 0))
    turned(flowing([(1.13, 0.4), (0.7, 0.44), (0.4, 0.36), (0, 0.38)]), studio.fixed('#e6cf9a', roughness=0.4, subsurface=0.2), (-0.3, -0.35, 0))
    lid = [turned(rounded([(0, 0), (1.26, 0), (1.28, 0.3), (1.2, 0.3), (1.18, 0.08), (0, 0.08)], 0.04), metal), turned([(1.15, -0.006), (0, -0.006)], paint)]
    lid.append(label(1.5, 0.86, studio.label(), (0, 0, -0.012), (-90, 0, 0)))
    lid.append(hoop(1.15, 0.025, metal, (0, 0, -0.006)))
    lid[2].rotation_euler = (math.radians(90), 0, 0)
    together(lid, (0.55, 0.95, 1.2), (-72, 0, 0))
    flower(studio, (1.35, -0.75, 0.1))
    flower(studio, (0.95, -1.25, 0.08))
    present(studio, view, up=26)


def flower(studio, at):
    """White petals round an orange heart."""
    white, heart = studio.fixed('#f6f1e4', roughness=0.6), studio.fixed('#e0641c', roughness=0.6)
    for k in range(7):
        leaf(0.34, 0.2, white, at, (0, -18, 360 / 7 * k), 0.25, 0.1, 0.6)
    ball(0.07, heart, (at[0], at[1], at[2] + 0.05))
