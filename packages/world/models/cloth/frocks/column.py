"""A straight dress without sleeves, with two large pockets at the hip."""
import sewing
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.66), (.2, 1.72), (.32, 1.88), (.36, 2.03), (.36, 2.03), (.5, 1.99), (.62, 1.92), (.62, 1.92), (.56, 1.6), (.58, 1.35), (.7, 1.16), (.7, 1.16),
        (.66, .7), (.7, .1), (.74, -.8), (.76, -1.98), (.76, -1.98), (.4, -2.02), (0, -2.03)]
NECK = [(-.36, 2.03), (-.32, 1.88), (-.2, 1.72), (0, 1.66), (.2, 1.72), (.32, 1.88), (.36, 2.03)]


def build(studio, view):
    back = [(-.36, 2.02), (-.2, 1.9), (.2, 1.9), (.36, 2.02), (.36, 1.6), (-.36, 1.6)]

    def pockets(cloth, plain, height):
        made = []
        for s in (-1, 1):
            corner = [(s * .16, .12), (s * .58, .12), (s * .58, -.5), (s * .16, -.5)]
            made.append(sewing.sheet(studio, corner if s > 0 else corner[::-1], plain, puff=.05, roll=.04, z=.11, step=.025))
            made += sewing.stitches(studio, [(s * .19, .05), (s * .55, .05)], studio.fixed('#f3ead6', roughness=.8), .18, .04, .03, .008)
        return made

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), sewing.curve(NECK, closed=False), back, .7, [], seed=8, hang_waist=.3, extras=pockets)
