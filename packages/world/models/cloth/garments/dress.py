"""A dress: short sleeves, seam at the waist, gathered skirt below the knee."""
import numpy as np
import sewing
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.52), (.22, 1.58), (.36, 1.78), (.42, 2.02), (.42, 2.02), (.60, 1.96), (.74, 1.88), (.94, 1.60), (1.06, 1.42), (1.06, 1.42), (.78, 1.26), (.78, 1.26),
        (.68, 1.28), (.60, .9), (.54, .58), (.54, .58), (.78, -.1), (1.06, -.9), (1.28, -1.7), (1.34, -1.95), (1.34, -1.95), (.9, -2.04), (.45, -2.09), (0, -2.1)]
NECK = [(-.42, 2.02), (-.36, 1.78), (-.22, 1.58), (0, 1.52), (.22, 1.58), (.36, 1.78), (.42, 2.02)]


def build(studio, view):
    outline = sewing.curve(sewing.mirrored(HALF))
    neck = sewing.curve(NECK, closed=False)
    back = [(-.42, 2.0), (-.2, 1.86), (.2, 1.86), (.42, 2.0), (.4, 1.5), (-.4, 1.5)]

    def belt(cloth, plain, height):
        band = [(x, .58 + dy) for dy, xs in ((.06, np.linspace(-.55, .55, 12)), (-.06, np.linspace(.56, -.56, 12))) for x in xs]
        return [sewing.sheet(studio, band, plain, puff=.05, roll=.04, z=.1, step=.025)]

    tailor.garment(studio, view, outline, neck, back, .68, [(.72, 1.66, -50), (-.72, 1.66, 50)], seed=13, hang_waist=.62, extras=belt)
