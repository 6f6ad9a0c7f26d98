"""A temple string of mogra: jasmine buds tied close on a thread, coiled on a leaf, with a few orange flowers between."""
import math

from mathutils import Vector

from goods.materials import brass
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, grid, thick, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.75, 0), (1.95, 0.14)], 0.05), 0.04), brass(studio))
    leaf = studio.fixed((0.09, 0.26, 0.06), roughness=0.4)
    plate = lambda u, v: (-1.6 + 3.2 * u, (2 * v - 1) * 1.15 * math.sin(math.pi * min(1, 0.12 + u * 0.8)) ** 0.5, 0.09 + 0.02 * math.cos((2 * v - 1) * 60) * 0.3 + 0.05 * (2 * v - 1) ** 2)
    thick(grid(plate, leaf, 40, 40), 0.02)
    tube([(-1.6, 0, 0.12), (1.55, 0, 0.12)], 0.035, studio.fixed((0.3, 0.42, 0.14), roughness=0.5))
    white, green = studio.fixed((0.88, 0.86, 0.77), roughness=0.5), studio.fixed((0.2, 0.36, 0.1), roughness=0.6)
    orange = studio.fixed((0.8, 0.22, 0.03), roughness=0.7)
    line = [path(k / 150) for k in range(151)]
    for k, at in enumerate(line):
        ahead = Vector(line[min(150, k + 1)]) - Vector(line[max(0, k - 1)])
        string(studio, at, ahead.normalized(), k, white, green, orange if k % 17 == 8 else None)
    end = line[-1]
    for k in range(3):
        tube([end, (end[0] + 0.3, end[1] - 0.1 - 0.08 * k, 0.1), (end[0] + 0.62 + 0.05 * k, end[1] - 0.2 - 0.16 * k, 0.04)], 0.02, studio.fixed('#b5371f', roughness=0.9))
    present(studio, view, up=36)


def path(t):
    """A coil of two rounds and a half that climbs on itself, and an end that hangs over the rim."""
    a = math.tau * 2.6 * t
    r = 1.22 - 0.62 * t if t < 0.9 else 0.66 + (t - 0.9) * 9
    return (r * math.cos(a + 2.2), 0.86 * r * math.sin(a + 2.2), 0.3 + 0.42 * math.sin(math.pi * min(1, t * 1.1)) * t)


def string(studio, at, ahead, k, white, green, flower):
    """Four buds that stand out round the thread; an orange flower in their place now and then."""
    side = ahead.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(ahead)
    for j in range(4):
        a = math.tau * (j + 0.5 * (k % 2)) / 4
        out = (side * math.cos(a) + up * math.sin(a) + ahead * 0.35).normalized()
        spin = [math.degrees(angle) for angle in out.to_track_quat('Z', 'Y').to_euler()]
        place = Vector(at) + out * 0.15
        ball(0.085, flower or white, place, (1.3, 1.3, 0.9) if flower else (0.75, 0.75, 1.5), spin, 2)
        ball(0.045, green, Vector(at) + out * 0.04, (1, 1, 1.4), spin, 1)
