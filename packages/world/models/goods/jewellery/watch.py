"""A wristwatch on a cushion: cream dial with marks, two hands, a strap of leather."""
import math

from goods.materials import steel
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, grid, rod, thick, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    leather = studio.colour(roughness=0.55)
    case = steel(studio, 0.16)
    strap(leather)
    at, turn = (0, -0.98, 1.62), (68, 0, 0)
    turned(rounded([(0, -0.18), (0.86, -0.18), (0.92, 0), (0.86, 0.13), (0.74, 0.16), (0.72, 0.1), (0, 0.1)], 0.04), case, at, turn)
    face(studio, at, turn)
    rod((0.88, -1.0, 1.62), (1.06, -1.0, 1.62), 0.08, case)
    present(studio, view)


def face(studio, at, turn):
    """Dial, marks and hands, all turned with the case."""
    ink, dial = studio.fixed((0.02, 0.02, 0.04), roughness=0.4), studio.accent(roughness=0.6)
    parts = [turned([(0.72, 0.105), (0, 0.105)], dial)]
    for hour in range(12):
        a = math.tau * hour / 12
        wide = hour % 3 == 0
        parts.append(box((0.05 if wide else 0.025, 0.16 if wide else 0.09, 0.012), ink, (0.6 * math.sin(a), 0.6 * math.cos(a), 0.112), (0, 0, -math.degrees(a)), 0))
    for angle, length, width in ((-58, 0.36, 0.055), (60, 0.54, 0.035)):
        a = math.radians(angle)
        parts.append(box((width, length, 0.012), ink, (length / 2 * math.sin(a), length / 2 * math.cos(a), 0.128), (0, 0, -angle), 0))
    red = studio.fixed((0.5, 0.03, 0.02), roughness=0.4)
    parts.append(box((0.015, 0.72, 0.01), red, (0, -0.24, 0.14), (0, 0, 0), 0))
    parts.append(turned([(0.05, 0.12), (0.05, 0.15), (0, 0.15)], ink))
    together(parts, at, turn)


def strap(leather):
    """A closed loop of leather that stands on its side, wider at the case."""

    def surface(u, v):
        a = math.tau * u - math.radians(158)
        width = 0.44 + 0.14 * abs(math.cos((a + math.radians(22)) / 2)) ** 6
        return ((2 * v - 1) * width, 0.98 * math.cos(a) * 1.0, 1.15 + 1.12 * math.sin(a))

    thick(grid(surface, leather, 96, 6), 0.09)
    tube([(-0.5, 0.97, 1.1), (-0.5, 1.02, 1.3), (0.5, 1.02, 1.3), (0.5, 0.97, 1.1)], 0.05, leather)
