"""A Peshwa nath: a cluster of pearls with two red stones and a green drop, on a card."""
import math

from goods.materials import gold, pearl
from goods.presenting import present
from goods.shapes import ball, box, hoop, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    box((3.2, 0.16, 3.2), studio.accent(roughness=0.9), (0, 0.25, 1.6), bevel=0.05)
    metal, white = gold(studio), pearl(studio)
    red, green = studio.fixed((0.5, 0.01, 0.04), roughness=0.05), studio.fixed((0.01, 0.25, 0.1), roughness=0.05)
    middle = (0.1, 0, 1.55)
    for x, z, size, gem in ((0, 0, 0.3, red), (0.42, 0.34, 0.22, red), (-0.1, 0.62, 0.2, green)):
        ball(size, gem, (middle[0] + x, -0.1, middle[2] + z), (1, 0.6, 1), detail=4)
        hoop(size + 0.03, 0.045, metal, (middle[0] + x, -0.05, middle[2] + z), (90, 0, 0))
    for k in range(13):
        a = math.radians(95 + 20 * k)
        ball(0.145, white, (middle[0] + 0.62 * math.cos(a), -0.06, middle[2] + 0.62 * math.sin(a)))
    for k in range(9):
        t = k / 8
        ball(0.16 - 0.045 * t, white, (middle[0] - 0.75 - 0.62 * t, -0.06, middle[2] + 0.15 + 0.75 * t - 0.35 * t * t))
    for k in range(6):
        a = math.radians(-50 + 25 * k)
        ball(0.11, white, (middle[0] + 0.42 + 0.36 * math.cos(a), -0.06, middle[2] + 0.34 + 0.36 * math.sin(a)))
    tube([(middle[0] - 0.1, -0.05, middle[2] + 0.85), (middle[0] + 0.15, -0.05, middle[2] + 1.1), (middle[0] + 0.45, -0.05, middle[2] + 0.9)], 0.035, metal)
    tube([(middle[0], -0.08, middle[2] - 0.8), (middle[0], -0.08, middle[2] - 1.0)], 0.025, metal, smooth=False)
    ball(0.13, green, (middle[0], -0.08, middle[2] - 1.14), (0.8, 0.8, 1.3))
    present(studio, view)
