"""A folded greeting card that stands before its envelope."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import box, label, mesh, thick, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paper = studio.colour(roughness=0.85, printed=True)
    wide, tall = 1.9, 2.6
    front = mesh([(0, 0, 0), (wide, 0, 0), (wide, 0, tall), (0, 0, tall)], [(0, 1, 2, 3)], paper, uvs=[(0, 0), (wide, 0), (wide, tall), (0, tall)])
    back = mesh([(0, 0, 0), (wide, 0, 0), (wide, 0, tall), (0, 0, tall)], [(0, 1, 2, 3)], studio.fixed((0.84, 0.8, 0.7), roughness=0.9))
    thick(front, 0.02), thick(back, 0.02)
    mark = label(1.25, 1.0, studio.label(), (wide / 2, -0.016, tall * 0.55))
    together([front, mark], (-1.2, 0, 0), (0, 0, -12))
    together([back], (-1.2, 0, 0), (0, 0, 24))
    envelope(studio, (0.75, 0.55, 0), (-16, 0, 8))
    present(studio, view)


def envelope(studio, at, turn):
    """The back of an envelope with its flap and a seal of wax."""
    paper, inside = studio.accent(roughness=0.85), studio.fixed((0.75, 0.68, 0.55), roughness=0.9)
    wide, tall = 2.4, 1.75
    parts = [box((wide, 0.04, tall), paper, (0, 0, tall / 2), bevel=0.01)]
    fold = lambda points, y: thick(mesh([(x, y, z) for x, z in points], [tuple(range(len(points)))], paper), 0.015)
    parts.append(fold([(-wide / 2, 0), (wide / 2, 0), (0.1, tall * 0.58), (-0.1, tall * 0.58)], -0.035))
    parts.append(fold([(-wide / 2, tall), (-0.12, tall * 0.36), (0.12, tall * 0.36), (wide / 2, tall)], -0.06))
    parts.append(mesh([(x, -0.02, z) for x, z in ((-wide / 2, 0), (wide / 2, 0), (wide / 2, tall), (-wide / 2, tall))], [(0, 1, 2, 3)], inside))
    wax = studio.fixed((0.42, 0.02, 0.02), roughness=0.2)
    seal = flowing([(0, 0.09), (0.14, 0.08), (0.17, 0.1), (0.21, 0.09), (0.26, 0.0)])
    parts.append(turned(seal, wax, (0, -0.06, tall * 0.42), (90, 0, 0), ribs=lambda a, z: 1 + 0.05 * math.sin(5 * a)))
    together(parts, at, turn)
