"""A halter dress: the bodice rises to a band behind the neck, a fitted waist, a flared skirt."""
import numpy as np
import sewing
from cloth.frocks import trims
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.5), (.1, 1.56), (.2, 1.86), (.2, 1.86), (.34, 1.84), (.34, 1.84), (.42, 1.5), (.52, 1.24), (.64, 1.06), (.64, 1.06), (.58, .8), (.55, .56), (.78, -.1), (1.06, -.9), (1.3, -1.7), (1.34, -1.9), (1.34, -1.9),
        (.8, -2.02), (0, -2.08)]
NECK = [(-.2, 1.86), (-.1, 1.56), (0, 1.5), (.1, 1.56), (.2, 1.86)]


def build(studio, view):
    back = [(-.5, .95), (.5, .95), (.5, .6), (-.5, .6)]

    def ties(cloth, plain, height):
        made = [trims.strap(studio, [(s * .27, 1.82), (s * .25, 1.96), (s * .14, 2.1), (0, 2.12)], plain, .06, .03) for s in (-1, 1)]
        made += trims.bow(studio, 0, 2.0, plain, .2, -.08)
        made.append(trims.band(studio, [(x, .58) for x in np.linspace(-.55, .55, 14)], .13, plain))
        return made

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), sewing.curve(NECK, closed=False), back, .62, [], seed=17, hang_waist=.62, extras=ties)
