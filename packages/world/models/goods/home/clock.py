"""A desk clock in a drum of brass on a wooden foot."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, hoop, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, timber = studio.colour(roughness=0.2, metallic=1), wood(studio, WOOD, 0.4)
    box((2.5, 1.1, 0.35), timber, (0, 0.1, 0.18), bevel=0.06)
    box((1.4, 0.9, 0.3), timber, (0, 0.1, 0.48), bevel=0.06)
    drum = [turned(rounded([(0, -0.5), (1.2, -0.5), (1.3, -0.4), (1.3, 0.3), (1.36, 0.36), (1.34, 0.5), (1.18, 0.5), (1.15, 0.36)], 0.05), metal)]
    drum += dial(studio)
    together(drum, (0, 0.1, 1.85), (90, 0, 0))
    hoop(0.28, 0.05, metal, (0, 0.1, 3.42), (90, 0, 0))
    turned(rounded([(0, 0), (0.16, 0), (0.14, 0.15), (0, 0.2)], 0.03), metal, (0, 0.1, 3.12))
    present(studio, view)


def dial(studio):
    """Face, marks of hours and minutes, and hands that say ten past ten."""
    ink, paper = studio.fixed((0.02, 0.02, 0.04), roughness=0.4), studio.accent(roughness=0.6)
    parts = [turned([(1.18, 0.36), (0, 0.36)], paper)]
    for k in range(60):
        a, hour = math.tau * k / 60, k % 5 == 0
        size = (0.06, 0.2, 0.01) if hour else (0.018, 0.07, 0.01)
        parts.append(box(size, ink, (0.98 * math.sin(a), 0.98 * math.cos(a), 0.37), (0, 0, -math.degrees(a)), 0))
    for angle, length, width in ((-56, 0.6, 0.09), (62, 0.88, 0.06)):
        a = math.radians(angle)
        parts.append(box((width, length, 0.02), ink, (length / 2 * math.sin(a), length / 2 * math.cos(a), 0.4), (0, 0, -angle), 0))
    parts.append(turned([(0.09, 0.38), (0.09, 0.44), (0, 0.44)], ink))
    return parts
