"""A shallow glazed bowl hung from three cords, with a plant that trails over its rim."""
import math

from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, leaf, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bowl = flowing([(0, 0), (0.5, 0.02), (1.1, 0.3), (1.4, 0.75), (1.45, 1.0)])
    turned(vessel(bowl, 0.08), studio.colour(roughness=0.35, printed=True))
    turned([(1.38, 0.86), (0, 0.95)], studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20))
    cord = studio.fixed((0.6, 0.47, 0.28), roughness=0.9)
    for k in range(3):
        a = math.radians(120 * k - 30)
        rod((1.4 * math.cos(a), 1.4 * math.sin(a), 0.95), (0.02 * math.cos(a), 0.02 * math.sin(a), 3.6), 0.03, cord)
        ball(0.08, cord, (1.42 * math.cos(a), 1.42 * math.sin(a), 0.98), detail=2)
    up = tube([(0, 0, 3.55), (0, 0, 6.5)], 0.04, cord, smooth=False)
    up.name = 'cord'
    greens = [studio.fixed(rgb, roughness=0.35) for rgb in ((0.1, 0.32, 0.08), (0.16, 0.4, 0.12))]
    for k in range(22):
        a, far = math.radians(k * 137.5), 1.35 + 0.3 * ((k * 0.31) % 1)
        fall = 0.2 + 1.1 * ((k * 0.61) % 1)
        line = [(0.5 * math.cos(a), 0.5 * math.sin(a), 1.0), (far * 0.8 * math.cos(a), far * 0.8 * math.sin(a), 1.35), (far * math.cos(a), far * math.sin(a), 1.0), (far * 1.03 * math.cos(a), far * 1.03 * math.sin(a), 1.0 - fall)]
        tube(line, 0.018, greens[0])
        for j in range(9):
            t = j / 8
            i = min(2, int(t * 3))
            f = t * 3 - i
            at = [p + (q - p) * f for p, q in zip(line[i], line[i + 1])]
            leaf(0.24, 0.17, greens[j % 2], at, (0, 12, math.degrees(a) + (70 if j % 2 else -70)), 0.2, 0.15, 0.7)
    present(studio, view, hung=1.0)
