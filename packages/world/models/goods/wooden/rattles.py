"""Two lacquered rattles: a ball on a handle with rings, and a drum of bars with beads."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, hoop, rod, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    lac, second = studio.colour(roughness=0.1), studio.accent(roughness=0.1)
    cream = studio.fixed((0.8, 0.7, 0.5), roughness=0.15)
    grip = [(0, 0), (0.22, 0.02), (0.24, 0.14), (0.13, 0.3), (0.11, 1.1), (0.16, 1.25), (0, 1.3)]
    first = [turned(flowing(grip), cream), ball(0.62, lac, (0, 0, 1.8), detail=5)]
    for z, r in ((1.55, 0.575), (1.8, 0.63), (2.05, 0.575)):
        first.append(hoop(r, 0.035, second, (0, 0, z)))
    for k, z in enumerate((0.5, 0.72)):
        first.append(hoop(0.2, 0.07, lac if k else second, (0.06, 0, z), (8, 0, 0)))
    first.append(ball(0.14, second, (0, 0, 2.46)))
    together(first, (-0.75, 0.25, 0.05), (-8, -16, 0))
    other = [turned(flowing(grip), second)]
    for z in (1.35, 2.35):
        other.append(turned([(0, z - 0.08), (0.6, z - 0.08), (0.62, z), (0.6, z + 0.08), (0, z + 0.08)], lac))
    for k in range(7):
        a = math.tau * k / 7
        x, y = 0.5 * math.cos(a), 0.5 * math.sin(a)
        other.append(rod((x, y, 1.35), (x, y, 2.35), 0.05, cream))
    for k in range(5):
        other.append(ball(0.15, (second, lac, cream)[k % 3], (0.2 * math.cos(k * 2.1), 0.2 * math.sin(k * 2.1), 1.52 + 0.12 * k)))
    other.append(ball(0.13, cream, (0, 0, 2.52)))
    together(other, (0.8, -0.1, 0.05), (-6, 18, 0))
    present(studio, view, near=(0.25, 0.62))
