"""Gift tags shaped as kites, each with cross sticks, a tail and a loop of thread."""
import math

from goods.presenting import lay
from goods.shapes import hoop, mesh, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    papers = [studio.colour(roughness=0.8), studio.accent(roughness=0.8), studio.fixed('#f5a300', roughness=0.8), studio.fixed('#0b6b66', roughness=0.8), studio.fixed('#b5371f', roughness=0.8)]
    places = ((-1.0, 1.0, 16), (0.35, 1.2, -12), (-0.35, 0.0, 4), (1.15, 0.1, 22), (-1.25, -1.05, -20), (0.5, -1.25, 10))
    for k, (x, y, turn) in enumerate(places):
        together(tag(studio, papers[k % 5], papers[(k + 2) % 5]), (x, y, 0.03 + 0.02 * k), (0, 0, turn))
    lay(studio, view)


def tag(studio, paper, second):
    """A kite of paper: a square on its point, a round of another colour, a tail of two triangles."""
    flat = lambda points, paint, z: thick(mesh([(x, y, z) for x, y in points], [tuple(range(len(points)))], paint), 0.014)
    parts = [flat([(0, -0.72), (0.66, 0), (0, 0.66), (-0.66, 0)], paper, 0.02)]
    parts.append(flat([(0.26 * math.cos(a), 0.26 * math.sin(a) - 0.02) for a in [math.tau * i / 28 for i in range(28)]], second, 0.036))
    parts.append(flat([(0, -0.62), (0.22, -1.0), (0, -0.9), (-0.22, -1.0)], second, 0.034))
    stick = studio.fixed('#8a5a30', roughness=0.7)
    parts.append(tube([(0, -0.7, 0.05), (0, 0.64, 0.05)], 0.014, stick, smooth=False))
    parts.append(tube([(-0.62, 0.02, 0.05), (0, 0.3, 0.05), (0.62, 0.02, 0.05)], 0.013, stick))
    parts.append(hoop(0.055, 0.016, studio.brass(), (0, 0.5, 0.05)))
    parts.append(tube([(0, 0.5, 0.05), (0.1, 0.75, 0.06), (0.05, 1.05, 0.06), (-0.12, 0.95, 0.06), (-0.06, 0.7, 0.06), (0, 0.5, 0.06)], 0.014, studio.fixed('#f3ead6', roughness=0.9)))
    return parts
