"""A bidri paperweight in the shape of a pomegranate, on a stack of paper."""
import math

from goods.materials import SILVER
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, box, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    black = studio.fixed((0.02, 0.02, 0.022), roughness=0.3)
    silver = studio.fixed(SILVER, roughness=0.2, metallic=1)
    top = 0.42
    body = [(0, 0), (0.45, 0.02), (0.95, 0.5), (1.02, 0.95), (0.75, 1.5), (0.3, 1.75), (0.22, 1.86), (0.3, 2.0), (0.42, 2.2)]
    line = flowing(body)
    turned(line, black, (0, 0, top), ribs=lambda a, z: 1 + (0.28 * math.cos(6 * a) if z > 1.95 else 0.015 * math.cos(6 * a)))
    for k in range(6):
        a = math.tau * k / 6 + 0.26
        vine = []
        for i in range(15):
            z = 0.22 + 1.25 * i / 14
            r = min(line, key=lambda point: abs(point[1] - z))[0] * (1 + 0.015 * math.cos(6 * a))
            wave = a + 0.16 * math.sin(i * 0.65)
            vine.append((r * math.cos(wave), r * math.sin(wave), top + z))
        tube(vine, 0.022, silver)
        for i in range(2, 14, 3):
            ball(0.07, silver, vine[i], (1, 1, 1), detail=2)
    paper = studio.fixed((0.85, 0.8, 0.7), roughness=0.9)
    for k in range(9):
        box((2.6, 1.9, 0.035), paper, (0.03 * math.sin(k * 2), 0.02 * math.cos(k * 3), 0.03 + 0.045 * k), (0, 0, 3 * math.sin(k)), 0.005)
    box((2.6, 1.9, 0.04), studio.colour(roughness=0.9, printed=True), (0, 0, top - 0.015), (0, 0, -4), 0.005)
    present(studio, view)
