"""A linen dress seen from behind: straps that cross over the back, two large buttons of coconut shell at the waist."""
import numpy as np
import sewing
from cloth.frocks import trims
from cloth.garments import tailor

VIEWS = ['front', 'side']
HALF = [(0, .66), (.4, .7), (.62, .78), (.62, .78), (.62, .6), (.6, .4), (.74, -.2), (.92, -1), (1.08, -1.75), (1.08, -1.75), (.6, -1.86), (0, -1.9)]
EDGE = [(-.62, .78), (-.4, .7), (0, .66), (.4, .7), (.62, .78)]


def build(studio, view):
    front = sewing.curve([(-.5, 1.96), (-.5, 1.96), (-.3, 1.7), (0, 1.62), (.3, 1.7), (.5, 1.96), (.5, 1.96), (.56, 1.5), (.62, 1.1), (.62, .6), (.62, .6), (-.62, .6), (-.62, .6), (-.62, 1.1), (-.56, 1.5)])

    def straps(cloth, plain, height):
        made = []
        for s in (-1, 1):
            line = [(s * (.46 - .78 * t), 1.98 - 1.36 * t + .12 * np.sin(np.pi * t)) for t in np.linspace(0, 1, 24)]
            made.append(trims.band(studio, line, .26, cloth, .08 + .03 * (s > 0)))
            shell = studio.fixed('#4a2c1a', roughness=.35, bump=.3, scale=20)
            made.append(studio.cylinder(.1, .05, shell, at=(s * .31, .64, .2), vertices=32, bevel=.015))
            made += [studio.cylinder(.014, .02, studio.fixed('#1a100a', roughness=.8), at=(s * .31 + d, .64, .228), vertices=12) for d in (-.03, .03)]
        made.append(studio.tube([(0, .64, .1), (.02, -.4, .12), (-.02, -1.88, .1)], .018, plain))
        return made

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), sewing.curve(EDGE, closed=False), front, .72, [], seed=25, hang_waist=.6, extras=straps, lift=.06)
