"""Sneakers: rubber sole, cloth upper, laces."""
import numpy as np
from cloth.shoes import last

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    rubber = studio.fixed('#efe9dc', roughness=.6)
    made = [last.sole(studio, rubber, .26, 0, 1.1, .1), last.sole(studio, studio.fixed('#cdbd9f', roughness=.8), .03, .27, .95, .1)]
    made += last.upper(studio, studio.colour(roughness=.85, printed=True), lambda s: np.interp(s, [0, .06, .2, .4, .62, .8, 1], [.12, .26, .42, .68, .86, .8, .9]), lambda s: np.interp(s, [0, .3, .36, .55, .62, 1], [0, 0, .2, .32, .85, .75]), .24, .1)
    for k in range(5):
        y, z = .92 + k * .17, .80 + k * .075
        made.append(last.strap(studio, (-.2, y), (.2, y), .1, studio.accent(roughness=.8), .032, z=z))
    made.append(studio.tube([(-.46, .3, .3), (-.3, .1, .32), (0, -.0, .33), (.3, .1, .32), (.46, .3, .3)], .05, rubber))
    last.pair(studio, view, made)
