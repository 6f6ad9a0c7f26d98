"""Two lacquered yo-yos: one lying with its cord, one standing on its edge."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import hoop, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    lac, second = studio.colour(roughness=0.1), studio.accent(roughness=0.1)
    cord = studio.fixed((0.86, 0.8, 0.66), roughness=0.9)
    together(yo_yo(lac, second, cord), (-0.15, 0.3, 1.12), (82, 0, 22))
    together(yo_yo(second, lac, cord), (1.0, -1.0, 0.42), (0, 6, 0))
    line = [(-0.85, 0.25, 0.95), (-1.2, -0.2, 0.4), (-1.3, -0.7, 0.04), (-0.9, -1.25, 0.04), (-0.2, -1.1, 0.04), (-0.3, -0.75, 0.04), (-0.6, -1.0, 0.04)]
    tube(line, 0.025, cord)
    hoop(0.16, 0.025, cord, (-0.7, -1.14, 0.03))
    present(studio, view)


def yo_yo(lac, second, cord):
    """Two halves on an axle wound with cord, each with turned rings of a second colour."""
    parts = [turned([(0.5, -0.12), (0.5, 0.12)], cord)]
    for way in (-1, 1):
        half = flowing([(0.5, 0.1), (0.98, 0.1), (1.1, 0.22), (0.98, 0.38), (0.55, 0.42), (0.3, 0.36), (0, 0.36)])
        parts.append(turned([(r, way * z) for r, z in half], lac))
        for r, z in ((0.98, 0.385), (0.7, 0.415), (0.22, 0.365)):
            parts.append(hoop(r, 0.03, second, (0, 0, way * z)))
    return parts
