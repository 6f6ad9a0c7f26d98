"""Wedding envelopes of vermilion paper with a gold border, a one-rupee coin stuck on each."""
import math

from goods.materials import gold, steel
from goods.presenting import lay
from goods.profiles import rounded
from goods.shapes import box, hoop, mesh, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    for k, turn in enumerate((26, 12, -3)):
        together(envelope(studio), (-0.35 + 0.35 * k, 0.2 - 0.12 * k, 0.15 * k), (0, 0, turn))
    lay(studio, view, tilt=18)


def envelope(studio):
    """A tall packet with its flap, a border, a coin at the top and a flower of gold below it."""
    paper, gilt = studio.fixed('#c22a1c', roughness=0.75), gold(studio, 0.3)
    parts = [box((1.75, 3.3, 0.05), paper, (0, 0, 0.03), bevel=0.01)]
    parts.append(tube([(-0.78, -1.55, 0.06), (0.78, -1.55, 0.06), (0.78, 1.55, 0.06), (-0.78, 1.55, 0.06)], 0.016, gilt, True, smooth=False))
    parts.append(mesh([(-0.86, 1.64, 0.058), (0.86, 1.64, 0.058), (0, 0.55, 0.062)], [(0, 2, 1)], studio.fixed('#a82014', roughness=0.75)))
    parts.append(tube([(-0.86, 1.62, 0.064), (0, 0.55, 0.066), (0.86, 1.62, 0.064)], 0.014, gilt, smooth=False))
    parts.append(turned(rounded([(0, 0.06), (0.3, 0.06), (0.3, 0.12), (0.26, 0.13), (0.25, 0.115), (0, 0.115)], 0.01), steel(studio), (0, 0.58, 0)))
    parts.append(tube([(0.0, 0.48, 0.12), (0.0, 0.68, 0.12)], 0.022, steel(studio, 0.1), smooth=False))
    for k in range(8):
        a = math.tau * k / 8
        petal = [(0.3 * math.cos(a) + 0.14 * math.cos(b), -0.6 + 0.3 * math.sin(a) + 0.14 * math.sin(b), 0.06) for b in [math.tau * i / 20 for i in range(20)]]
        parts.append(tube(petal, 0.016, gilt, True, smooth=False))
    parts.append(hoop(0.12, 0.03, gilt, (0, -0.6, 0.06)))
    return parts
