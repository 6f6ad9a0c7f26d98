"""Coils of murukku in a bowl of brass and one that leans on it."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bowl = flowing([(0, 0), (0.55, 0.02), (0.95, 0.2), (1.3, 0.62), (1.42, 0.86)])
    turned(vessel(bowl, 0.04), brass(studio))
    fried = studio.fixed((0.55, 0.25, 0.06), roughness=0.65, bump=0.4, scale=20)
    for k in range(15):
        a, level = k * 2.4, 0.7 + 0.06 * k
        r = 0.75 - 0.04 * k
        tilt = (studio.random.uniform(-30, 30), studio.random.uniform(-30, 30), 50 * k)
        coil(fried, (r * math.cos(a), r * math.sin(a), level), tilt)
    coil(fried, (0.95, -1.35, 0.5), (62, 10, 0))
    coil(fried, (-0.9, -1.5, 0.09), (0, 0, 30))
    present(studio, view)


def coil(fried, at, turn):
    """One spiral with the ridges of its press."""
    points = []
    for k in range(110):
        a = k / 109 * math.tau * 2.6
        r = 0.1 + 0.42 * k / 109
        points.append((r * math.cos(a), r * math.sin(a), 0.02 * math.sin(a * 3)))
    sizes = [0.075 + 0.014 * math.sin(k * 2.2) for k in range(110)]
    tube(points, sizes, fried, at=at, turn=turn, smooth=False)
