"""A kaftan dress: wide sleeves cut in one with the body, a deep neck, tied at the waist."""
import numpy as np
import sewing
from cloth.frocks import trims
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.2), (.14, 1.55), (.28, 2.02), (.28, 2.02), (.7, 1.92), (1.3, 1.66), (1.62, 1.44), (1.62, 1.44), (1.5, .98), (1.34, .62), (1.34, .62), (1.0, .86), (.74, .84), (.66, .6), (.62, .42), (.8, -.2),
        (1.0, -1.0), (1.12, -1.95), (1.12, -1.95), (.6, -2.03), (0, -2.06)]
NECK = [(-.28, 2.02), (-.14, 1.55), (0, 1.2), (.14, 1.55), (.28, 2.02)]


def build(studio, view):
    back = [(-.3, 2.0), (-.15, 1.92), (.15, 1.92), (.3, 2.0), (.26, 1.2), (-.26, 1.2)]

    def belt(cloth, plain, height):
        line = [(x, .43 + .03 * np.cos(x * 2)) for x in np.linspace(-.64, .64, 16)]
        return [trims.band(studio, line, .11, plain), *trims.bow(studio, .16, .44, plain, .2)]

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), sewing.curve(NECK, closed=False), back, .8, [], seed=11, hang_waist=.5, extras=belt, span=4.4)
