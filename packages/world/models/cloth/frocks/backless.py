"""A long dress seen from behind: open down to the waist, tied at the neck and at the waist."""
import numpy as np
import sewing
from cloth.frocks import trims
from cloth.garments import tailor

VIEWS = ['front', 'side']
HALF = [(0, .5), (.3, .62), (.5, .86), (.62, 1.1), (.62, 1.1), (.62, .8), (.58, .5), (.74, -.1), (.98, -1), (1.2, -1.8), (1.3, -2.3), (1.3, -2.3), (.7, -2.42), (0, -2.47)]
EDGE = [(-.62, 1.1), (-.5, .86), (-.3, .62), (0, .5), (.3, .62), (.5, .86), (.62, 1.1)]


def build(studio, view):
    inside = sewing.curve([(-.3, 1.82), (-.3, 1.82), (0, 1.72), (.3, 1.82), (.3, 1.82), (.46, 1.4), (.6, 1.08), (.6, 1.08), (.5, .6), (0, .4), (-.5, .6), (-.6, 1.08), (-.6, 1.08), (-.46, 1.4)])

    def ties(cloth, plain, height):
        made = [trims.strap(studio, [(s * .27, 1.8), (s * .2, 1.97), (s * .1, 2.06), (0, 2.06)], plain, .045, .02) for s in (-1, 1)]
        made += trims.bow(studio, 0, 2.03, plain, .24, .12)
        made += [trims.strap(studio, [(s * .6, .86), (s * .3, .78), (0, .8)], plain, .035, .08) for s in (-1, 1)]
        made += trims.bow(studio, 0, .8, plain, .24, .14)
        return made

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), sewing.curve(EDGE, closed=False), inside, .62, [], seed=21, hang_waist=.55, extras=ties, span=4.7, lift=.06)
