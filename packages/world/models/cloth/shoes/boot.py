"""Leather boots up to the ankle, laced."""
import numpy as np
from cloth.shoes import last

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    made = [last.sole(studio, studio.fixed('#2b211b', roughness=.6), .14, 0, 1.1, .3)]
    made.append(studio.box((.72, .8, .2), studio.fixed('#2b211b', roughness=.6), at=(0, 2.15, -.02), bevel=.03))
    made += last.upper(studio, studio.colour(roughness=.32, bump=.08, scale=30), lambda s: np.interp(s, [0, .06, .2, .38, .52, .64, .8, 1], [.14, .3, .46, .66, .98, 1.45, 1.55, 1.5]), lambda s: np.interp(s, [0, .5, .6, .66, .9, 1], [0, 0, .12, .5, .5, .45]), .13, .3, bulge=.5)
    for k in range(4):
        y, z = 1.06 + k * .13, .86 + k * .17
        made.append(last.strap(studio, (-.2, y), (.2, y), .1, studio.accent(roughness=.8), .03, z=z))
    last.pair(studio, view, made, size=3.5, up=18)
