"""A pair of bolsters with gathered ends."""
import math
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    for n, (y, z, spin) in enumerate(((.75, .62, 0), (-.3, .60, 5))):
        profile = [(0, 0), (.12, .0), (.3, .05), (.5, .1), (.6, .2), (.62, .4), (.63, 1.5), (.62, 2.6), (.6, 2.8), (.5, 2.9), (.3, 2.95), (.12, 3), (0, 3)]
        o = studio.lathe(profile, studio.colour(roughness=.9, printed=True, sheen=.12))
        o.rotation_euler, o.location = (0, math.pi / 2, math.radians(spin)), (-1.5, y - .06 * spin, z)
        for x in (-1.5, 1.5):
            b = studio.ball(.12, studio.accent(roughness=.8), at=(x, y + (x > 0) * spin * .045 - .06 * spin, z), sub=3)
            b.scale = (.4, 1, 1)
    drape.shelf(studio, view, None, look=(0, 0, .8), size=3.7, up=16)
