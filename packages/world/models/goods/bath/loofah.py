"""A loofah on a rope: the net of fibres of a dried gourd, open at its end, with a hanging loop."""
import math

from mathutils import Vector, noise

from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    fibre, dark = studio.fixed('#d8b778', roughness=0.95), studio.fixed('#6b4a20', roughness=1)
    ball(0.66, dark, (0, 0, 1.55), (1, 1, 2.0), detail=4)
    for k in range(150):
        a, way = math.tau * k / 75, 1 if k < 75 else -1
        spin = way * (0.8 + 0.5 * studio.random.random())
        points = []
        for i in range(25):
            t = i / 24
            r = 0.74 * (0.62 + 0.38 * math.sin(math.pi * (0.12 + 0.8 * t))) + 0.05 * noise.noise(Vector((a * 3, t * 6, k)))
            b = a + spin * t + 0.12 * noise.noise(Vector((k, t * 5, 2)))
            points.append((r * math.cos(b), r * math.sin(b), 0.12 + 2.9 * t))
        tube(points, 0.032, fibre)
    for k in range(26):
        z, r = 0.2 + 2.75 * k / 25, 0.0
        r = 0.74 * (0.62 + 0.38 * math.sin(math.pi * (0.12 + 0.8 * (z - 0.12) / 2.9)))
        circle = [(r * math.cos(a), r * math.sin(a), z + 0.06 * math.sin(a * 3 + k)) for a in [math.tau * i / 36 for i in range(36)]]
        tube(circle, 0.022, fibre, True)
    rope = studio.colour(roughness=0.9)
    for way in (-1, 1):
        line = [(0, 0, 2.85), (way * 0.12, 0, 3.3), (way * 0.42, 0, 3.9), (way * 0.3, 0, 4.35), (0, 0, 4.48)]
        tube(line, 0.06, rope)
    ball(0.13, rope, (0, 0, 3.1), (1, 1, 0.9))
    present(studio, view, up=10)
