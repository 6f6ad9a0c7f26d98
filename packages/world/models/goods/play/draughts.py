"""A lacquered board of eight by eight squares with two sides of draughtsmen, some of them crowned."""

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, mesh, turned

VIEWS = ('front', 'side', 'detail')
STEP = 0.46


def build(studio, view):
    frame, dark = studio.colour(roughness=0.2), studio.accent(roughness=0.25)
    pale = studio.fixed((0.72, 0.55, 0.33), roughness=0.3)
    box((8.9 * STEP, 8.9 * STEP, 0.2), frame, (0, 0, 0.1), bevel=0.04)
    at = lambda i, j: ((i - 3.5) * STEP, (j - 3.5) * STEP)
    for i in range(8):
        for j in range(8):
            x, y = at(i, j)
            h = STEP / 2
            mesh([(x - h, y - h, 0.203), (x + h, y - h, 0.203), (x + h, y + h, 0.203), (x - h, y + h, 0.203)], [(0, 1, 2, 3)], pale if (i + j) % 2 else dark)
    sides = [studio.fixed(rgb, roughness=0.12) for rgb in ((0.55, 0.03, 0.02), (0.03, 0.03, 0.035))]
    near = [(i, j) for j in (0, 1, 2) for i in range(8) if (i + j) % 2]
    far = [(i, j) for j in (5, 6, 7) for i in range(8) if (i + j) % 2]
    for side, squares, gone in ((0, near, {9, 11}), (1, far, {0, 2})):
        for number, square in enumerate(squares):
            if number not in gone:
                piece(sides[side], (*at(*square), 0.205))
    for side, square in ((0, (2, 3)), (0, (5, 4)), (1, (4, 3))):
        piece(sides[side], (*at(*square), 0.205))
    piece(sides[0], (*at(5, 4), 0.32))
    present(studio, view, fill=0.76, up=40)


def piece(paint, at):
    """A draughtsman: a disc with a raised rim."""
    turned(rounded([(0, 0), (0.18, 0), (0.18, 0.11), (0.13, 0.11), (0.12, 0.08), (0, 0.08)], 0.02), paint, at, segments=48)
