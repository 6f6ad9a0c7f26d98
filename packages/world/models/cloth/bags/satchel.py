"""A satchel with a flap, two buckles and a strap."""
import math
from cloth.bags import parts

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    skin = dict(roughness=.45, bump=.12, scale=40)
    studio.box((2.9, .85, 2.0), studio.colour(**skin), at=(0, .1, .02), bevel=.16, segments=6)
    studio.box((2.96, .12, 1.35), studio.colour(**skin), at=(0, -.40, .72), bevel=.055, segments=5)
    studio.box((2.96, 1.0, .12), studio.colour(**skin), at=(0, .06, 1.98), bevel=.055, segments=5)
    for x in (-.8, .8):
        studio.box((.28, .06, 1.2), studio.accent(roughness=.45), at=(x, -.49, .42), bevel=.025)
        studio.box((.4, .07, .36), studio.brass(), at=(x, -.53, .62), bevel=.03)
        studio.box((.26, .09, .2), studio.accent(roughness=.45), at=(x, -.54, .7), bevel=.02)
    studio.tube([(-1.48, .1, 1.5), (-1.6, .1, 2.3)] + [(1.5 * math.cos(a), .1, 2.4 + 1.0 * math.sin(a)) for a in [math.pi - k * math.pi / 14 for k in range(1, 14)]] + [(1.6, .1, 2.3), (1.48, .1, 1.5)], .07, studio.accent(roughness=.45))
    parts.stand(studio, view, look=(0, 0, 1.7), size=3.7)
