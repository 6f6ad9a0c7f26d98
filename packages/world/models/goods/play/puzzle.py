"""A jigsaw half done: pieces that lock, two apart, their box behind."""
import math

from goods.presenting import present
from goods.shapes import box, label, mesh, thick, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paints = [studio.colour(roughness=0.5), studio.accent(roughness=0.5), studio.fixed((0.02, 0.2, 0.18), roughness=0.5), studio.fixed((0.75, 0.36, 0.03), roughness=0.5)]
    for i in range(4):
        for j in range(3):
            if (i, j) in ((3, 0), (2, 0)):
                continue
            piece(paints[(i * 2 + j * 3 + i * j) % 4], (-1.5 + i * 0.95, -1.55 + j * 0.95, 0), (0, 0, 0))
    piece(paints[1], (0.6, -2.0, 0), (0, 0, 24))
    piece(paints[3], (1.65, -1.75, 0.1), (-8, 6, -30))
    parts = [box((2.9, 0.55, 2.0), paints[0], (0, 0, 1.0), bevel=0.03), label(2.2, 1.2, studio.label(), (0, -0.28, 1.05))]
    together(parts, (0, 1.7, 0), (-6, 0, -6))
    present(studio, view, up=34)


def piece(paint, at, turn):
    """A piece with two knobs and two sockets, the same all round so that neighbours lock."""
    side = [(0, 0), (0.3, 0.0), (0.38, 0.04), (0.36, 0.12), (0.36, 0.2), (0.5, 0.27), (0.64, 0.2), (0.64, 0.12), (0.62, 0.04), (0.7, 0.0)]
    outline = []
    for turn_, sign in ((0, 1), (1, -1), (2, -1), (3, 1)):
        c, s = round(math.cos(turn_ * math.pi / 2)), round(math.sin(turn_ * math.pi / 2))
        corner = ((0, 0), (1, 0), (1, 1), (0, 1))[turn_]
        for x, y in side if sign * (1 if turn_ in (0, 1) else -1) else side:
            y = y * sign
            outline.append((corner[0] + x * c - y * s, corner[1] + x * s + y * c))
    outline = [(x * 0.93, y * 0.93, 0) for x, y in outline]
    tile = thick(mesh(outline, [tuple(range(len(outline)))], paint, at, turn, smooth=30), 0.13, 1)
    soft = tile.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.018, 2
