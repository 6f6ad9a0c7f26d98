"""A muslin pouch with a drawstring and a sewn label."""
import math
import sewing

VIEWS = ['front']


def build(studio, view):
    muslin = studio.fixed('#e9dcc0', roughness=.95, bump=.15, scale=60)
    poly = sewing.curve([(-1.2, 2.2), (-1.25, 1.2), (-1.2, .2), (-.9, 0), (.9, 0), (1.2, .2), (1.25, 1.2), (1.2, 2.2), (.75, 2.5), (.95, 3.0), (.95, 3.0), (-.95, 3.0), (-.95, 3.0), (-.75, 2.5)])
    bag = sewing.sheet(studio, poly, muslin, puff=.5, roll=.8, both=1, step=.035, height=lambda x, y, e: .05 * sewing.field(1.2, 3, x, y) + .04 * (y > 2) * __import__('numpy').sin(x * 14))
    sewing.turn_up([bag], at=(0, .1, .02))
    cord = studio.colour(roughness=.7)
    studio.tube([(.8 * math.cos(a), .1 + .4 * math.sin(a), 2.5) for a in [k * math.pi / 20 for k in range(40)]], .05, cord, closed=True)
    for x in (-.25, .3):
        studio.tube([(x * .4, -.32, 2.5), (x, -.5, 2.2), (x * 1.4, -.52, 1.75)], .04, cord)
        studio.ball(.08, cord, at=(x * 1.4, -.52, 1.7), sub=3)
    studio.grid('label', 4, 20, lambda s, t: ((t - .5) * 1.7, -.47 + .1 * (2 * t - 1) ** 2, .35 + 1.13 * s), studio.label(), uv=lambda s, t: (t, s))
    studio.niche(width=4.2, spring=2.5)
    studio.window()
    studio.frame((0, 0, 1.45), 3.5, 'front', lens=65, fill=.78, angle=(10, 10))
