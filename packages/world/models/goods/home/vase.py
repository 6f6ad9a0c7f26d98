"""A vase with three stems of flowers."""
import math

from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import leaf, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    glaze = studio.colour(roughness=0.14, printed=True)
    shape = [(0, 0), (0.42, 0), (0.5, 0.05), (0.85, 0.5), (0.95, 0.95), (0.75, 1.45), (0.34, 1.8), (0.26, 2.05), (0.36, 2.25)]
    turned(vessel(flowing(shape), 0.05), glaze, ribs=lambda a, z: 1 + 0.004 * math.sin(z * 40))
    green = studio.fixed((0.08, 0.2, 0.05), roughness=0.6)
    for k, (x, y, z) in enumerate(((-0.6, 0.0, 3.1), (0.1, -0.1, 3.5), (0.66, 0.05, 3.0))):
        tube([(0.05 * (k - 1), 0, 1.0), (0.05 * (k - 1), 0, 2.3), (x * 0.6, y, 2.7), (x, y, z)], 0.035, green)
        flower(studio, (x, y - 0.05, z), k)
        leaf(0.8, 0.26, green, (x * 0.4, y, 2.5), (0, -35, 180 if k == 0 else 20), 0.4)
    present(studio, view)


def flower(studio, at, seed):
    """A marigold that looks at the camera: rings of petals, closer towards the middle."""
    petals = [studio.fixed(rgb, roughness=0.65) for rgb in ((0.8, 0.3, 0.01), (0.85, 0.42, 0.02))]
    parts = []
    for ring in range(6):
        count = 20 - ring * 2
        for k in range(count):
            turn = (0, -6 - ring * 15, 360 * k / count + 11 * ring + seed * 7)
            parts.append(leaf(0.5 - ring * 0.05, 0.24, petals[(k + ring) % 2], (0, 0, 0.035 * ring), turn, 0.2, 0.2))
    together(parts, at, (62, (seed - 1) * 20, 0))
