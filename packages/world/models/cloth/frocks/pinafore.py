"""A pinafore of denim: bib, broad straps with buttons, a patch pocket, an A-line skirt."""
import numpy as np
import sewing
from cloth.frocks import trims
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.42), (.2, 1.42), (.44, 1.42), (.44, 1.42), (.47, 1.1), (.6, .82), (.66, .62), (.66, .62), (.8, 0), (1.02, -.8), (1.2, -1.5), (1.2, -1.5), (.6, -1.6), (0, -1.63)]
NECK = [(-.44, 1.4), (0, 1.4), (.44, 1.4)]


def build(studio, view):
    back = [(-.5, .8), (.5, .8), (.5, .5), (-.5, .5)]

    def front(cloth, plain, height):
        made, seam = [], studio.fixed('#d9a45a', roughness=.8)
        for s in (-1, 1):
            made.append(trims.band(studio, [(s * (.32 + .04 * t), 1.3 + .74 * t) for t in np.linspace(0, 1, 12)], .17, cloth, .08))
            made.append(trims.band(studio, [(s * (.36 - .2 * t), 2.04 - 1.3 * t) for t in np.linspace(0, 1, 12)], .17, cloth, -.1))
            made.append(studio.cylinder(.055, .04, studio.brass(), at=(s * .32, 1.28, .16), vertices=24, bevel=.01))
        made.append(trims.band(studio, [(x, .64) for x in np.linspace(-.66, .66, 16)], .16, cloth, .08))
        for low, high, half in ((.86, 1.18, .2),):
            made.append(sewing.sheet(studio, [(-half, low), (half, low), (half, high), (-half, high)], cloth, puff=.04, roll=.03, z=.12, step=.022))
        for line in ([(-.38, 1.36), (.38, 1.36)], [(-.62, .57), (.62, .57)], [(-.62, .71), (.62, .71)], [(-.17, 1.15), (.17, 1.15)], [(-.17, 1.1), (-.17, .9), (.17, .9), (.17, 1.1)], [(-1.1, -1.42), (0, -1.5), (1.1, -1.42)]):
            made += sewing.stitches(studio, line, seam, .18 if abs(line[0][0]) < .3 else .15, .04, .03, .008)
        return made

    tailor.garment(studio, view, sewing.curve(sewing.mirrored(HALF)), NECK, back, .68, [], seed=3, hang_waist=.6, extras=front, collar='none')
