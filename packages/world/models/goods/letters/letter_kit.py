"""A love letter kit: an open box with paper, envelopes, a stick of wax, a seal and a list of first words; its lid leans behind."""
import math

from goods.materials import WOOD, brass, wood
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import box, label, mesh, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    card, lining = studio.colour(roughness=0.75), studio.fixed('#f0d9cf', roughness=0.9)
    cream, pink = studio.fixed('#f4ead6', roughness=0.9), studio.fixed('#e6b8ae', roughness=0.9)
    box((3.4, 2.3, 0.08), lining, (0, -0.4, 0.05), bevel=0.01)
    for x in (-1.7, 1.7):
        box((0.09, 2.4, 0.55), card, (x, -0.4, 0.28), bevel=0.02)
    for y in (-1.58, 0.78):
        box((3.48, 0.09, 0.55), card, (0, y, 0.28), bevel=0.02)
    lid = [box((3.6, 2.5, 0.5), card, (0, 0, 0.25), bevel=0.03), label(2.1, 0.95, studio.label(), (0, 0, 0.51), (-90, 0, 0))]
    together(lid, (0, 1.75, 1.22), (72, 0, 0))
    for k in range(6):
        box((1.5, 2.0, 0.03), cream, (-0.8 + 0.012 * k, -0.4, 0.14 + 0.04 * k), (0, 0, 0.8 * k - 2), bevel=0)
    ink = studio.fixed('#3b3a66', roughness=0.9)
    for k, long in enumerate((0.55, 1.1, 1.0, 1.12, 0.9, 1.08, 0.6)):
        tube([(-1.38 + long * t, 0.32 - 0.2 * k + 0.025 * math.sin(t * 60 + k), 0.365) for t in [i / 60 for i in range(61)]], 0.012, ink, smooth=False)
    for k, turn in enumerate((4, -3)):
        cover = [box((1.35, 0.85, 0.03), pink, (0, 0, 0), bevel=0.005), mesh([(-0.66, 0.41, 0.02), (0.66, 0.41, 0.02), (0, -0.1, 0.03)], [(0, 2, 1)], studio.fixed('#d99d92', roughness=0.9))]
        if k:
            cover.append(turned(rounded([(0, 0), (0.17, 0), (0.17, 0.06), (0.11, 0.08), (0.1, 0.05), (0, 0.05)], 0.02), studio.fixed('#8f1a14', roughness=0.3), (0, -0.06, 0.03)))
            cover.append(heart(studio.fixed('#6e120e', roughness=0.3), (0, -0.06, 0.085)))
        together(cover, (0.85, 0.2, 0.16 + 0.06 * k), (0, 0, turn))
    wax = studio.fixed('#a8201a', roughness=0.3)
    together([rod((-0.62, 0, 0), (0.62, 0, 0), 0.085, wax)], (0.85, -0.45, 0.2))
    seal = [turned(flowing([(0.1, 0.3), (0.13, 0.45), (0.09, 0.6), (0.17, 0.9), (0.15, 1.05), (0, 1.12)]), wood(studio, WOOD, 0.3)), turned(rounded([(0, 0), (0.19, 0), (0.19, 0.1), (0.1, 0.2), (0.11, 0.32), (0, 0.33)], 0.02), brass(studio))]
    together(seal, (1.4, -0.78, 0.26), (0, -90, 0))
    together([box((1.4, 0.5, 0.02), cream, (0, 0, 0), bevel=0), *[box((0.9 - 0.2 * (k % 2), 0.03, 0.004), ink, (-0.1 - 0.1 * (k % 2), 0.14 - 0.1 * k, 0.014), bevel=0) for k in range(4)]], (0.8, -1.25, 0.14), (0, 0, 3))
    present(studio, view, up=34, fill=0.74)


def heart(wax, at):
    """A small heart pressed into the wax."""
    shape = [(0.06 * math.sin(a) ** 3, 0.05 * math.cos(a) - 0.02 * math.cos(2 * a) - 0.01 * math.cos(3 * a)) for a in [math.tau * k / 24 for k in range(24)]]
    return tube([(x, y, 0) for x, y in shape], 0.014, wax, True, at=at, smooth=False)
