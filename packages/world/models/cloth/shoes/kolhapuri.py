"""Kolhapuri sandals: leather sole, band over the foot, toe ring and plaited strip."""
from cloth.shoes import last

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    skin = studio.colour(roughness=.5, bump=.12, scale=30)
    dark = studio.accent(roughness=.5)
    made = [last.sole(studio, studio.fixed('#6b4326', roughness=.6), .12, 0, 1.08, .3), last.sole(studio, studio.colour(roughness=.55), .04, .12, 1.02, .3)]
    for y, rise in ((1.0, .5), (1.12, .53), (1.24, .55), (1.36, .56)):
        made.append(last.strap(studio, (-.5, y + .1), (.5, y + .1), rise, skin, .075))
    made.append(studio.tube([(0, .95, .66), (.02, .6, .48), (.1, .34, .3), (.14, .3, .16)], .07, dark))
    made.append(last.strap(studio, (-.02, .3), (.3, .36), .24, skin, .055))
    made.append(studio.ball(.11, dark, at=(0, 1.2, .72), sub=3, scale=(1.3, 1.6, .6)))
    last.pair(studio, view, made)
