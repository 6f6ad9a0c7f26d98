"""Carrom coins of rosewood and pale wood around a red queen, and a striker."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import hoop, turned

VIEWS = ('front', 'side', 'detail')
COIN = [(0, 0), (0.3, 0), (0.31, 0.04), (0.31, 0.11), (0.27, 0.14), (0.22, 0.12), (0.18, 0.14), (0, 0.14)]


def build(studio, view):
    dark, pale, red = wood(studio, (0.1, 0.03, 0.02), 0.3), wood(studio, PALE_WOOD, 0.35), studio.fixed('#b01f1a', roughness=0.25)
    coin = lambda paint, x, y, z=0: turned(rounded(COIN, 0.02), paint, (x, y, z), segments=48)
    coin(red, 0, 0)
    for ring, count in ((0.66, 6), (1.3, 12)):
        for k in range(count):
            a = math.tau * k / count + (0 if count == 6 else math.pi / 12)
            coin(dark if k % 2 else pale, ring * math.cos(a), ring * math.sin(a))
    for k in range(3):
        coin(pale if k % 2 else dark, -1.35 + 0.03 * k, 1.45, 0.145 * k)
    turned(rounded([(0, 0), (0.42, 0), (0.44, 0.05), (0.44, 0.16), (0.36, 0.2), (0, 0.2)], 0.03), studio.fixed('#efe6d2', roughness=0.2), (1.3, -1.55, 0))
    hoop(0.3, 0.02, studio.colour(roughness=0.4), (1.3, -1.55, 0.2))
    present(studio, view, up=50)
