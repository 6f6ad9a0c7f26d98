"""Three spinning tops with a coil of string."""
import math

from goods.materials import PALE_WOOD, steel
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import tube, turned

VIEWS = ('front', 'side', 'detail')
TOP = [(0, 0.0), (0.03, 0.14), (0.2, 0.3), (0.5, 0.66), (0.82, 1.06), (0.9, 1.32), (0.72, 1.56), (0.3, 1.66), (0.13, 1.74), (0.12, 2.0), (0.17, 2.12), (0, 2.18)]


def build(studio, view):
    paints = (studio.colour(roughness=0.15), studio.fixed((0.02, 0.2, 0.18), roughness=0.15), studio.accent(roughness=0.15))
    for k, (x, y, size, turn) in enumerate(((-0.2, 0.35, 1.15, (0, 0, 0)), (-1.15, -0.75, 0.85, (0, 62, 200)), (1.1, -0.65, 0.8, (0, -64, 20)))):
        z = 0 if not k else 0.55 * size
        line = [(r * size, h * size) for r, h in flowing(TOP)]
        whole = turned(line, paints[k], (x, y, z), turn)
        for low, high, paint in ((0.84, 1.0, paints[(k + 1) % 3]), (1.2, 1.3, studio.fixed(PALE_WOOD, roughness=0.3)), (0.5, 0.6, paints[(k + 2) % 3])):
            ring = [(r * 1.012, h) for r, h in line if low * size <= h <= high * size and r > 0.2]
            turned(ring, paint).parent = whole
        turned([(0, 0), (0.035 * size, 0.16 * size)], steel(studio)).parent = whole
    coil = []
    for k in range(200):
        a, r = math.tau * k / 28, 0.2 + 0.24 * abs((k % 60) / 30 - 1)
        coil.append((r * math.cos(a) + 0.1, r * math.sin(a) - 1.45, 0.05 + 0.0009 * k))
    tube(coil, 0.035, studio.fixed((0.72, 0.6, 0.4), roughness=0.9), smooth=False)
    present(studio, view)
