"""A small sling bag with a round flap, a stud and a long strap."""
import math
import numpy as np
import sewing
from cloth.bags import parts

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    o = parts.body(studio, [(-1.1, 1.8), (-1.1, 1.8), (-1.15, 1.0), (-1.05, .25), (-.7, 0), (.7, 0), (1.05, .25), (1.15, 1.0), (1.1, 1.8), (1.1, 1.8)], .36, roll=.4)
    flap = sewing.sheet(studio, sewing.curve([(-1.12, 1.84), (-1.12, 1.84), (-1.14, 1.2), (-.8, .75), (0, .55), (.8, .75), (1.14, 1.2), (1.12, 1.84), (1.12, 1.84)]), studio.accent(roughness=.5), puff=.1, roll=.12, z=.33, thick=.05)
    sewing.turn_up([o, flap], at=(0, .1, .02))
    studio.ball(.11, studio.brass(), at=(0, -.36, .78), sub=3)
    studio.tube([(-1.05, .1, 1.7)] + [(1.15 * math.cos(a), .15, 1.8 + 1.9 * math.sin(a)) for a in np.linspace(math.pi, 0, 20)] + [(1.05, .1, 1.7)], .05, studio.accent(roughness=.5))
    parts.stand(studio, view, look=(0, 0, 1.75), size=3.8)
