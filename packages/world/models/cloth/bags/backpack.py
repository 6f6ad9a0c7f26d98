"""A backpack: tall soft body, front pocket, rolled top with a strap."""
import math
import sewing
from cloth.bags import parts

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    o = parts.body(studio, [(-1.1, 2.9), (-.9, 3.05), (.9, 3.05), (1.1, 2.9), (1.2, 1.6), (1.15, .3), (.9, 0), (-.9, 0), (-1.15, .3), (-1.2, 1.6)], .62, roll=.6)
    pocket = sewing.sheet(studio, sewing.curve([(-.8, 1.4), (-.8, 1.4), (-.85, .7), (-.75, .3), (.75, .3), (.85, .7), (.8, 1.4), (.8, 1.4)]), studio.accent(roughness=.7), puff=.22, roll=.25, z=.52, thick=.03)
    sewing.turn_up([o, pocket], at=(0, .2, .02))
    studio.cylinder(.2, 2.1, studio.colour(roughness=.85, printed=True), at=(0, .1, 3.12), rotation=(0, math.pi / 2, 0), bevel=.05)
    studio.box((.3, .06, 1.5), studio.accent(roughness=.5), at=(0, -.50, 1.75), bevel=.02)
    studio.box((.42, .08, .3), studio.brass(), at=(0, -.54, 1.95), bevel=.02)
    parts.handle(studio, (-.3, 3.2), (.3, 3.2), 3.7, .3, .05)
    parts.stand(studio, view, look=(0, 0, 1.75), size=3.9)
