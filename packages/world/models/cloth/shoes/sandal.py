"""Sandals with a T-bar, an ankle strap and a low heel."""
import math
from cloth.shoes import last

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    skin = studio.colour(roughness=.45, bump=.08, scale=30)
    made = [last.sole(studio, studio.fixed('#3a2a20', roughness=.7), .12, 0, 1.06, .3), last.sole(studio, studio.fixed('#b98a5c', roughness=.7), .03, .12, 1.0, .3)]
    made.append(studio.box((.62, .7, .2), studio.fixed('#3a2a20', roughness=.7), at=(0, 2.2, -.0), bevel=.04))
    for y, rise in ((.62, .38), (.78, .42), (.94, .46)):
        made.append(last.strap(studio, (-.47, y), (.47, y), rise, skin, .08))
    made.append(studio.tube([(0, .9, .56), (0, 1.3, .72), (0, 1.75, .86)], .07, skin))
    made.append(last.strap(studio, (-.4, 2.0), (.4, 2.0), .78, skin, .07))
    made.append(studio.tube([(-.38, 1.95, .3), (-.36, 2.3, .62), (0, 2.62, .68), (.36, 2.3, .62), (.38, 1.95, .3)], .075, skin))
    made.append(studio.torus(.1, .025, studio.brass(), at=(.36, 1.98, .66), rotation=(0, math.pi / 2, 0)))
    last.pair(studio, view, made)
