"""A board of snakes and ladders on ten by ten squares, with two dice and four counters."""
import math

from goods.play.board_game import die
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, mesh, rod, tube, turned

VIEWS = ('front', 'side', 'detail')
STEP = 0.4


def build(studio, view):
    board, square = studio.colour(roughness=0.5), studio.accent(roughness=0.6)
    pale = studio.fixed((0.8, 0.72, 0.55), roughness=0.6)
    box((10.8 * STEP, 10.8 * STEP, 0.1), board, (0, 0, 0.05), bevel=0.03)
    for i in range(10):
        for j in range(10):
            x, y, h = (i - 4.5) * STEP, (j - 4.5) * STEP, STEP / 2 - 0.015
            corners = [(x - h, y - h, 0.103), (x + h, y - h, 0.103), (x + h, y + h, 0.103), (x - h, y + h, 0.103)]
            mesh(corners, [(0, 1, 2, 3)], pale if (i + j) % 2 else square)
    wood = studio.fixed((0.33, 0.14, 0.05), roughness=0.4)
    for foot, head in (((-1.7, -1.6), (-0.9, 0.5)), ((0.3, -0.9), (1.4, 0.9)), ((-0.5, 0.4), (0.2, 1.7))):
        ladder(wood, foot, head)
    greens = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.06, 0.25, 0.07), (0.45, 0.05, 0.03), (0.06, 0.12, 0.3))]
    for k, (head, tail) in enumerate((((-1.4, 1.6), (-1.0, -0.5)), ((1.6, 1.5), (0.9, -1.3)), ((0.5, 0.3), (-0.4, -1.6)))):
        snake(studio, greens[k], head, tail)
    counter = rounded([(0, 0), (0.14, 0), (0.14, 0.1), (0.06, 0.13), (0.07, 0.3), (0, 0.34)], 0.03)
    for k, (x, y) in enumerate(((-1.8, -1.8), (-1.0, -1.4), (1.4, -0.6), (0.6, 1.0))):
        paint = studio.fixed(((0.6, 0.04, 0.02), (0.8, 0.45, 0.02), (0.02, 0.2, 0.2), (0.03, 0.03, 0.05))[k], roughness=0.15)
        turned(counter, paint, (x, y, 0.1), segments=32)
    die(studio, (1.5, -1.75, 0.28), 24)
    present(studio, view, fill=0.76, up=44)


def ladder(wood, foot, head):
    """Two rails and their rungs, lying on the board."""
    (x0, y0), (x1, y1) = foot, head
    long = math.dist(foot, head)
    across = ((y1 - y0) / long * 0.11, -(x1 - x0) / long * 0.11)
    for side in (-1, 1):
        rod((x0 + side * across[0], y0 + side * across[1], 0.14), (x1 + side * across[0], y1 + side * across[1], 0.14), 0.028, wood)
    for k in range(1, int(long / 0.24)):
        t = k * 0.24 / long
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        rod((x - across[0], y - across[1], 0.14), (x + across[0], y + across[1], 0.14), 0.022, wood)


def snake(studio, skin, head, tail):
    """A snake that winds from head to tail."""
    (x0, y0), (x1, y1) = head, tail
    long = math.dist(head, tail)
    points, sizes = [], []
    for i in range(25):
        t = i / 24
        swing = 0.24 * math.sin(t * 3.4 * math.pi) * min(1, t * 4)
        points.append((x0 + (x1 - x0) * t + swing * (y1 - y0) / long, y0 + (y1 - y0) * t - swing * (x1 - x0) / long, 0.16))
        sizes.append(0.1 if i == 1 else 0.075 * (1 - 0.8 * t) + 0.012)
    tube(points, sizes, skin)
    for side in (-1, 1):
        eye = studio.fixed((0.9, 0.85, 0.6), roughness=0.2)
        turned([(0.022, 0), (0.02, 0.02), (0, 0.025)], eye, (x0 + side * 0.05, y0, 0.23), segments=16)
