"""A flat-woven rug, half unrolled towards the viewer, with knotted ends."""
import math
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    cloth = studio.colour(roughness=.95, printed=True, sheen=.1, bump=.2, scale=60)
    width, flat, turns = 2.9, 3.0, 3.2
    def point(s, t):
        x, along = (t - .5) * width, s * (flat + 4)
        if along < flat:
            return (x, -2.0 + along, .03 + .012 * math.sin(x * 3 + along * 2))
        a = (along - flat) / 4 * turns * 2 * math.pi
        r = .46 - .26 * (along - flat) / 4
        return (x + .04 * a / 6, -2.0 + flat + r * math.sin(a) * 1.0, .04 + .46 - r * math.cos(a))
    studio.grid('rug', 260, 50, point, cloth, uv=lambda s, t: (t * width * 2, -s * 14))
    for k in range(44):
        x = -width / 2 + (k + .5) * width / 44
        studio.tube([(x, -2.0, .03), (x + .02, -2.14, .025), (x + .03 * math.sin(k * 2), -2.3, .02)], .022, studio.fixed('#efe6d2', roughness=.9), resolution=2)
    drape.shelf(studio, view, None, look=(0, -.55, .45), size=2.9, up=27)
