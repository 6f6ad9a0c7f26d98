"""A soft hoopoe on a ring of wood: a fan of feathers on its head, a long bill, barred wings."""
import math

from goods.materials import PALE_WOOD, wood
from goods.soft.sewn import cloths, dark, eyes, stuffed
from goods.presenting import present
from goods.shapes import ball, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, second = cloths(studio)
    black, white = studio.fixed((0.03, 0.03, 0.035), roughness=0.9), studio.fixed((0.85, 0.83, 0.78), roughness=0.9)
    stuffed(0.8, cloth, (0, 0, 1.3), (0.85, 1.0, 1.15), (24, 0, 0))
    stuffed(0.5, cloth, (0, -0.35, 2.3), (0.95, 1, 0.95))
    eyes(studio, 0.3, -0.72, 2.4, 0.075)
    tube([(0, -0.8, 2.3), (0, -1.3, 2.22), (0, -1.75, 2.0)], [0.11, 0.07, 0.025], dark(studio))
    for k in range(7):
        a = math.radians(-60 + 20 * k)
        tip = (1.15 * math.sin(a) * 0.9, -0.25, 2.55 + 1.0 * math.cos(a))
        tube([(0.2 * math.sin(a), -0.3, 2.6), (0.62 * math.sin(a), -0.28, 2.55 + 0.55 * math.cos(a)), tip], [0.12, 0.13, 0.1], second)
        ball(0.12, black, tip, (1, 0.7, 1), detail=3)
    for side in (-1, 1):
        stuffed(0.6, black, (side * 0.66, 0.15, 1.35), (0.3, 0.75, 1.2), (26, side * 8, 0))
        for k in range(3):
            stuffed(0.2, white, (side * 0.84, 0.1 + 0.12 * k, 1.6 - 0.32 * k), (0.28, 1.5, 0.4), (26, 0, 0))
        rod((side * 0.22, -0.1, 0.55), (side * 0.22, -0.2, 0.12), 0.05, dark(studio))
    stuffed(0.4, black, (0, 1.05, 0.85), (0.7, 1.4, 0.25), (-40, 0, 0))
    turned([(0, 0), (1.0, 0), (1.05, 0.06), (1.0, 0.14), (0, 0.16)], wood(studio, PALE_WOOD), (0, 0, 0))
    present(studio, view)
