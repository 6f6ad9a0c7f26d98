"""A slip dress: cut on the bias, narrow straps, a soft neckline."""
import sewing
from cloth.frocks import trims
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.12), (.2, 1.2), (.42, 1.48), (.42, 1.48), (.52, 1.22), (.64, 1.02), (.64, 1.02), (.58, .55), (.64, .1), (.78, -.6), (.88, -1.3), (.96, -1.95), (.96, -1.95), (.5, -2.04), (0, -2.08)]
NECK = [(-.42, 1.48), (-.2, 1.2), (0, 1.12), (.2, 1.2), (.42, 1.48)]


def build(studio, view):
    back = [(-.5, 1.22), (0, 1.16), (.5, 1.22), (.5, .9), (-.5, .9)]

    def straps(cloth, plain, height):
        made = []
        for s in (-1, 1):
            made.append(trims.strap(studio, [(s * .42, 1.46), (s * .4, 1.75), (s * .37, 1.99)], plain, .022, .05))
            made.append(trims.strap(studio, [(s * .48, 1.2), (s * .43, 1.6), (s * .37, 1.99)], plain, .022, -.06))
            made.append(studio.torus(.04, .012, studio.brass(), at=(s * .405, 1.66, .07)))
        return made

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), sewing.curve(NECK, closed=False), back, .68, [], seed=5, hang_waist=.8, extras=straps)
