"""Desert boots: ankle high, two pairs of eyelets with a lace, on a thick sole of crepe."""
from cloth.footwear.chelsea import shaft
from cloth.footwear.form import Last, line, pair
from goods.shapes import hoop, tube
import math

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin, crepe, lace = studio.colour(roughness=.75, bump=.1, scale=30), studio.fixed('#cda66a', roughness=.9, bump=.5, scale=30), studio.accent(roughness=.8)
    foot = Last([(0, .2), (.12, .42), (.3, .5), (.5, .8), (.6, 1.0), (1, .98)], .24, .34, .38)
    parts = [foot.patch(skin, (0, .62), (0, 180), 0), *foot.walls(skin, .5, line([(.5, 90), (1, 90)]))]
    parts += [shaft(skin, -66, 246, 0), shaft(skin, 240, 300, -.03)]
    for way in (-1, 1):
        edge = [ankle(270 + way * 24, z, .02) for z in (.9, 1.2, 1.5, 1.8, 1.97)]
        parts.append(tube(edge, .03, skin))
        parts.append(foot.patch(skin, (.5, .62), (58, 86) if way > 0 else (94, 122), .025, .03))
    for z in (1.3, 1.68):
        parts += [hoop(.045, .018, studio.brass(), ankle(270 + way * 31, z, .03), (90, 0, way * 30)) for way in (-1, 1)]
        parts.append(tube([ankle(270 + a, z + .02 * math.cos(a), .05) for a in (-30, -15, 0, 15, 30)], .03, lace))
    parts.append(tube([ankle(270 - 30, 1.3, .05), ankle(270, 1.5, .06), ankle(270 + 30, 1.68, .05)], .03, lace))
    knot = ankle(270, 1.7, .08)
    for way in (-1, 1):
        parts.append(tube([knot, (knot[0] + way * .2, knot[1] - .06, knot[2] + .08), (knot[0] + way * .3, knot[1] - .04, knot[2] - .08), (knot[0] + way * .14, knot[1] - .04, knot[2] - .06), knot], .024, lace))
        parts.append(tube([knot, (knot[0] + way * .1, knot[1] - .07, knot[2] - .2), (knot[0] + way * .16, knot[1] - .14, knot[2] - .38)], .024, lace))
    rim = [(.4 * math.cos(a), 2.02 + .5 * math.sin(a), 2.0 - .04 * math.cos(2 * a)) for a in [math.radians(-64 + 308 * k / 40) for k in range(41)]]
    parts.append(tube(rim, .03, skin, smooth=False))
    parts += [foot.sole(crepe, .24, 1.12), foot.sole(studio.fixed('#8a6a3a', roughness=.8), .025, 1.13, at=.235)]
    pair(studio, view, parts, up=16)


def ankle(degrees, z, out=0.0):
    """A point of the shaft as chelsea.shaft draws it."""
    v = (z - .78) / 1.22
    a = math.radians(degrees)
    waist, long = 1 - .1 * math.sin(math.pi * v), .5 + .12 * (1 - v) ** 2
    return ((.4 * waist + out) * math.cos(a), 2.02 + .02 * math.sin(3 * v) + (long * waist + out) * math.sin(a), z - .04 * math.cos(2 * a) * v)
