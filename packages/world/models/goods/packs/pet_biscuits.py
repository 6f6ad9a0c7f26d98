"""Dog biscuits in the shape of bones before the pouch they come in."""
import math

from goods.packaging import pouch
from goods.presenting import present
from goods.shapes import mesh, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    pouch(studio, 1.9, 2.7, 0.62, at=(-0.1, 0.5, 0), turn=(0, 0, -4), roughness=0.75)
    baked = studio.fixed((0.42, 0.21, 0.075), roughness=0.85, bump=0.4, scale=20)
    bone(baked, (0.85, -0.72, 0.66), (62, 0, 24))
    bone(baked, (-0.75, -0.95, 0.0), (0, 0, 24))
    bone(baked, (0.2, -1.5, 0.0), (0, 0, -14))
    bone(baked, (-0.6, -0.85, 0.2), (5, -3, -30))
    bone(baked, (1.35, -1.0, 0.01), (0, 0, 40))
    present(studio, view)


def bone(baked, at, turn):
    """A flat biscuit with two knobs at each end."""
    outline = []
    for sx, sy, first, last in ((1, -1, -195, 54), (1, 1, -54, 195), (-1, 1, -15, 234), (-1, -1, 126, 375)):
        for i in range(14):
            a = math.radians(first + (last - first) * i / 13)
            outline.append((sx * 0.5 + 0.21 * math.cos(a), sy * 0.17 + 0.21 * math.sin(a), 0))
    piece = thick(mesh(outline, [tuple(range(len(outline)))], baked, at, turn), 0.18, 1)
    soft = piece.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.05, 3
