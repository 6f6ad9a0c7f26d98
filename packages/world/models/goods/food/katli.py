"""Kaju katli: thin lozenges with silver leaf, fanned in layers on a plate."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import mesh, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.5, 0), (1.66, 0.1), (1.74, 0.26)], 0.06), 0.04), brass(studio))
    paste = studio.fixed((0.76, 0.62, 0.38), roughness=0.6, subsurface=0.15, bump=0.1, scale=30)
    leaf = studio.fixed((0.82, 0.82, 0.8), roughness=0.32, metallic=0.55)
    for layer, (count, reach) in enumerate(((10, 1.08), (8, 0.74), (5, 0.4))):
        for k in range(count):
            a = math.tau * k / count + layer * 0.35
            at = (reach * math.cos(a), reach * math.sin(a), 0.1 + layer * 0.16 + 0.02 * (k % 2))
            lozenge(paste, leaf, at, (0, 4, math.degrees(a)))
    lozenge(paste, leaf, (0, 0, 0.6), (0, 3, 20))
    present(studio, view, up=40)


def lozenge(paste, leaf, at, turn):
    """One piece: the paste, and the torn leaf of silver pressed on it."""
    shape = [(-0.46, 0), (0, -0.3), (0.46, 0), (0, 0.3)]
    piece = thick(mesh([(x, y, 0) for x, y in shape], [(0, 1, 2, 3)], paste, at, turn), 0.15, 1)
    soft = piece.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.02, 2
    top = mesh([(x * 0.9, y * 0.9, 0.152) for x, y in shape], [(0, 1, 2, 3)], leaf)
    top.parent = piece
