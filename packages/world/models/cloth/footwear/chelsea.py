"""Chelsea boots: ankle high, with elastic gores at the sides and a loop behind."""
from cloth.footwear.form import Last, line, pair
from goods.shapes import grid, thick, tube
import math

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin, dark = studio.colour(roughness=.3), studio.fixed('#2b211b', roughness=.6)
    foot = Last([(0, .18), (.12, .4), (.3, .48), (.5, .8), (.6, 1.0), (1, .98)], [(0, .14), (.5, .16), (.75, .28), (1, .3)], .32, .37)
    parts = [foot.patch(skin, (0, .62), (0, 180), 0), *foot.walls(skin, .5, line([(.5, 90), (1, 90)]))]
    parts.append(shaft(skin, 0, 360, 0))
    gore = studio.fixed('#26242b', roughness=.95, bump=.5, scale=60)
    for middle in (0, 180):
        parts.append(shaft(gore, middle - 34, middle + 34, .025, narrow=True))
    rim = [(.4 * math.cos(a), 2.02 + .5 * math.sin(a), 2.0 - .04 * math.cos(2 * a)) for a in [math.tau * k / 40 for k in range(40)]]
    parts.append(tube(rim, .03, studio.accent(roughness=.5), True, smooth=False))
    parts.append(tube([(0, 2.5, 1.8), (0, 2.62, 2.08), (0, 2.56, 2.28), (0, 2.46, 2.08), (0, 2.44, 1.8)], .045, studio.accent(roughness=.7)))
    parts += [foot.sole(dark, .12, 1.1), foot.sole(dark, .1, 1.06, (.74, 1), .24, True)]
    pair(studio, view, parts, up=16)


def shaft(material, first, last, out, narrow=False):
    """The part round the ankle between two angles (degrees from the right side); `narrow` tapers it downwards."""

    def surface(u, v):
        z = .78 + (2.0 - .78) * v
        middle, wide = (first + last) / 2, (last - first) / 2
        a = math.radians(middle + (2 * u - 1) * wide * ((.35 + .65 * v) if narrow else 1))
        waist = 1 - .1 * math.sin(math.pi * v)
        long = .5 + .12 * (1 - v) ** 2
        y = 2.02 + .02 * math.sin(3 * v) + (long * waist + out) * math.sin(a)
        return ((.4 * waist + out) * math.cos(a), y, z - .04 * math.cos(2 * a) * v)
    return thick(grid(surface, material, 80, 30), .04)
