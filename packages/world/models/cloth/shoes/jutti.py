"""Juttis: flat, pointed, open over the foot, with an embroidered upper."""
import numpy as np
from cloth.shoes import last

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    leather = studio.fixed('#a8743f', roughness=.6)
    made = [last.sole(studio, leather, .08, 0, 1.05, .9), last.sole(studio, studio.fixed('#c79a66', roughness=.7), .02, .09, .93, .9)]
    made += last.upper(studio, studio.colour(roughness=.6, printed=True, sheen=.1), lambda s: np.interp(s, [0, .1, .3, .42, .7, 1], [.1, .3, .5, .42, .44, .62]), lambda s: np.interp(s, [0, .33, .42, .9, 1], [0, 0, 1, 1, .95]), .08, .9, curl=.9)
    made.append(studio.tube([(x, y * last.LENGTH, z) for x, y, z in [(-.19, .41, .52), (0, .36, .58), (.19, .41, .52)]], .03, studio.accent(roughness=.6)))
    last.pair(studio, view, made)
