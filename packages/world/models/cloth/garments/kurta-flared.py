"""An A-line kurta with elbow sleeves and a wide hem, gathered under the yoke like an anarkali."""
import numpy as np
import sewing
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.50), (.14, 1.56), (.26, 1.80), (.31, 2.06), (.31, 2.06), (.56, 1.99), (.80, 1.86), (1.08, 1.42), (1.30, 1.06), (1.30, 1.06), (1.00, .88), (1.00, .88),
        (.86, 1.06), (.76, 1.22), (.68, .9), (.62, .55), (.80, -.2), (1.04, -1.0), (1.22, -1.6), (1.30, -1.9), (1.30, -1.9), (.9, -2.0), (.45, -2.06), (0, -2.08)]
NECK = [(-.31, 2.06), (-.26, 1.80), (-.14, 1.56), (0, 1.50), (.14, 1.56), (.26, 1.80), (.31, 2.06)]


def build(studio, view):
    outline = sewing.curve(sewing.mirrored(HALF))
    neck = sewing.curve(NECK, closed=False)
    back = [(-.32, 2.05), (-.14, 1.96), (.14, 1.96), (.32, 2.05), (.3, 1.5), (-.3, 1.5)]

    def gathers(cloth, plain, height):
        line = [(x, .56 - .03 * np.cos(x * 2)) for x in np.linspace(-.64, .64, 20)]
        return [studio.tube([(x, y, .13) for x, y in line], .028, plain)]

    tailor.garment(studio, view, outline, neck, back, .74, [(.78, 1.6, -52), (-.78, 1.6, 52)], seed=5, hang_waist=.75, extras=gathers)
