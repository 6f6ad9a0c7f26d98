"""Two rakhis on a card: a flower of thread and beads on a twisted cord, and a pinch of rice."""
import math

from goods.materials import gold
from goods.presenting import lay
from goods.shapes import ball, box, hoop, label, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    box((2.7, 3.4, 0.04), studio.fixed('#f1e6cf', roughness=0.9), (0, 0, 0.03), bevel=0.01)
    label(1.7, 0.66, studio.label(roughness=0.9), (0, 1.2, 0.055), (-90, 0, 0))
    pairs = ((0.25, studio.fixed('#b5371f', roughness=0.8), studio.fixed('#f5a300', roughness=0.8)), (-0.75, studio.colour(roughness=0.8), studio.fixed('#cf6f86', roughness=0.8)))
    for y, first, second in pairs:
        rakhi(studio, y, first, second)
    rice = studio.fixed('#efe6d2', roughness=0.6)
    for _ in range(60):
        ball(0.04, rice, (studio.random.gauss(0.75, 0.16), studio.random.gauss(-1.42, 0.07), 0.07), (2.2, 0.8, 0.7), (0, 0, studio.random.uniform(0, 180)), 1)
    lay(studio, view, tilt=18)


def rakhi(studio, y, first, second):
    """A cord from edge to edge with tassels, and a round of petals in its middle."""
    gilt = gold(studio, 0.25)
    for k, paint in enumerate((first, second)):
        cord = [(-1.2 + 2.4 * i / 80, y + 0.035 * math.sin(i * 0.8 + k * math.pi), 0.1 + 0.03 * math.cos(i * 0.8 + k * math.pi)) for i in range(81)]
        tube(cord, 0.035, paint)
    for side in (-1, 1):
        ball(0.07, gilt, (side * 1.2, y, 0.1))
        for k in range(9):
            tube([(side * 1.2, y, 0.1), (side * (1.38 + 0.03 * (k % 3)), y + (k - 4) * 0.03, 0.07)], 0.012, first, smooth=False)
        ball(0.06, gilt, (side * 0.56, y, 0.12))
    for count, far, size, paint in ((14, 0.34, 0.11, first), (10, 0.22, 0.09, second)):
        for k in range(count):
            a = math.tau * k / count
            ball(size, paint, (far * math.cos(a), y + far * math.sin(a), 0.14), (1.3, 0.6, 0.7), (0, 0, math.degrees(a)))
    hoop(0.13, 0.03, gilt, (0, y, 0.22))
    ball(0.1, studio.fixed('#f6f0e0', roughness=0.1), (0, y, 0.22))
