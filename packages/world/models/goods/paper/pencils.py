"""A cup of pencils, red at one end and blue at the other."""
import math

from goods.materials import PALE_WOOD
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (0.78, 0), (0.8, 0.05), (0.8, 1.6)], 0.04), 0.06), studio.colour(roughness=0.35, printed=True))
    paints = [studio.fixed(rgb, roughness=0.25) for rgb in ((0.45, 0.03, 0.02), (0.02, 0.07, 0.25), (0.75, 0.35, 0.02), (0.02, 0.2, 0.17))]
    for k in range(11):
        a = math.tau * k / 11 + 0.3
        r = 0.5 if k % 3 else 0.2
        parts = pencil(studio, paints[k % 4])
        together(parts, (r * math.cos(a), r * math.sin(a), 0.1 + 0.12 * (k % 4)), (-9 * math.sin(a), 9 * math.cos(a), 40 * k))
    together(pencil(studio, paints[0]), (-1.5, -1.05, 0.11), (0, 90, 12))
    present(studio, view)


def pencil(studio, paint):
    """A pencil that stands on its blunt end."""
    six = lambda a, z: 1 / max(math.cos((a % (math.pi / 3)) - math.pi / 6), 0.86)
    return [
        turned([(0, 0), (0.095, 0), (0.095, 2.3)], paint, ribs=six, segments=36),
        turned([(0.1, 2.3), (0.035, 2.58)], studio.fixed(PALE_WOOD, roughness=0.8), segments=36),
        turned([(0.036, 2.57), (0.0, 2.7)], paint, segments=24),
    ]
