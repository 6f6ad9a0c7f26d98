"""A bidri letter opener: a dark blade and a handle inlaid with silver vines, lying on an opened envelope."""
import math

from goods.materials import SILVER
from goods.presenting import present
from goods.shapes import ball, box, mesh, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    black = studio.fixed((0.02, 0.02, 0.022), roughness=0.35)
    silver = studio.fixed(SILVER, roughness=0.2, metallic=1)
    edge = [(-1.75, 0), (-1.3, 0.13), (0.4, 0.16), (0.55, 0.24), (0.66, 0.14), (1.7, 0.19), (1.85, 0), (1.7, -0.19), (0.66, -0.14), (0.55, -0.24), (0.4, -0.16), (-1.3, -0.13)]
    parts = [thick(mesh([(x, y, 0) for x, y in edge], [tuple(range(len(edge)))], black), 0.07)]
    vine = [(0.75 + 0.98 * i / 24, 0.09 * math.sin(i * 1.05), 0.045) for i in range(25)]
    parts.append(tube(vine, 0.014, silver))
    for i in range(1, 24, 2):
        parts.append(ball(0.045, silver, (vine[i][0], -0.55 * vine[i][1], 0.045), (1.2, 0.8, 0.3), detail=2))
    for side in (-1, 1):
        parts.append(tube([(-1.55, side * 0.03, 0.042), (-1.2, side * 0.09, 0.042), (0.42, side * 0.11, 0.042)], 0.012, silver))
    together(parts, (0.05, -0.35, 0.34), (0, -3, 24))
    paper, inside = studio.fixed((0.82, 0.75, 0.62), roughness=0.9), studio.colour(roughness=0.9, printed=True)
    box((3.0, 2.0, 0.04), paper, (0, 0, 0.04), (0, 0, -8), 0.01)
    box((2.7, 1.8, 0.03), inside, (0.08, 0.22, 0.08), (0, 0, -5), 0.01)
    box((2.6, 1.7, 0.02), studio.fixed((0.86, 0.83, 0.76), roughness=0.9), (-0.05, -0.12, 0.11), (0, 0, -10), 0.01)
    present(studio, view, up=46)
