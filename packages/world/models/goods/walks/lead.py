"""A plaited leather lead, coiled, with a hand loop and a brass snap hook."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.shapes import ball, hoop, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    strands = [studio.colour(roughness=0.45), studio.accent(roughness=0.45), studio.colour(roughness=0.45)]
    coil = [((1.45 - 0.13 * a / math.tau) * math.cos(a), (1.05 - 0.1 * a / math.tau) * math.sin(a), 0.14 + 0.07 * a / math.tau) for a in [-0.4 + math.tau * 2.75 * k / 300 for k in range(301)]]
    braid(strands, coil)
    loop = [coil[0], (1.6, -0.9, 0.16), (1.3, -1.7, 0.16), (0.5, -1.95, 0.16), (0.1, -1.5, 0.16), (0.7, -1.05, 0.2), (1.25, -0.75, 0.2), coil[4]]
    tube(loop, 0.12, strands[0])
    hoop(0.19, 0.06, studio.fixed('#3a2418', roughness=0.5), (coil[2][0], coil[2][1] - 0.05, 0.16), (78, 0, 10))
    hook(studio, coil[-1], coil[-6])
    present(studio, view, up=42)


def braid(strands, line):
    """Three flat strands that cross over each other along a line."""
    for k, skin in enumerate(strands):
        points = []
        for i in range(1, len(line) - 1):
            dx, dy = line[i + 1][0] - line[i - 1][0], line[i + 1][1] - line[i - 1][1]
            far = math.hypot(dx, dy)
            a = i * 0.42 + k * math.tau / 3
            side = 0.11 * math.sin(a)
            points.append((line[i][0] - dy / far * side, line[i][1] + dx / far * side, line[i][2] + 0.045 * math.sin(2 * a)))
        tube(points, 0.075, skin)


def hook(studio, end, before):
    """A swivel and a snap hook that goes on from the end of the lead."""
    metal = brass(studio)
    dx, dy = end[0] - before[0], end[1] - before[1]
    far = math.hypot(dx, dy)
    at = lambda along, side=0.0: (end[0] + dx / far * along - dy / far * side, end[1] + dy / far * along + dx / far * side, 0.36)
    ball(0.15, metal, at(0.05))
    tube([at(0.12), at(0.3)], 0.09, metal, smooth=False)
    tube([at(0.3), at(0.45, 0.2), at(0.75, 0.26), at(1.0, 0.12), at(1.0, -0.1), at(0.8, -0.22)], 0.06, metal)
    tube([at(0.78, -0.21), at(0.5, -0.2), at(0.3, -0.05)], 0.04, metal)
