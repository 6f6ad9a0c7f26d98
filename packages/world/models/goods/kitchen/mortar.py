"""A mortar with its pestle, green chillies and salt beside it."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    stone = rough(studio.colour(roughness=0.7), 0.3, 26)
    body = flowing([(0, 0), (0.85, 0), (0.92, 0.1), (0.8, 0.25), (1.0, 0.6), (1.25, 1.1), (1.3, 1.45)])
    turned(vessel(body, 0.2), stone)
    pestle = turned(flowing([(0, 0), (0.26, 0.04), (0.33, 0.25), (0.24, 0.6), (0.17, 1.2), (0.2, 1.8), (0.16, 1.98), (0, 2.02)]), stone)
    together([pestle], (-0.25, -0.1, 0.5), (8, 34, 0))
    green = studio.fixed((0.09, 0.3, 0.04), roughness=0.25)
    for k, (x, y, spin) in enumerate(((-1.75, -0.35, -14), (-1.6, -1.1, 10), (0.4, -1.5, -8))):
        pod = [(0.95 * t, 0.12 * math.sin(t * 3 + k) * t, 0) for t in [i / 8 for i in range(9)]]
        tube(pod, [0.08, 0.11, 0.115, 0.11, 0.1, 0.085, 0.06, 0.035, 0.01], green, at=(x, y, 0.1), turn=(0, 0, spin))
    salt = studio.fixed((0.85, 0.82, 0.78), roughness=0.4)
    for _ in range(50):
        ball(0.04, salt, (1.2 + studio.random.gauss(0, 0.16), -1.05 + studio.random.gauss(0, 0.1), 0.03), detail=1)
    turned(rounded([(0.95, 0.62), (0, 0.66)], 0.02), green)
    present(studio, view, up=26)
