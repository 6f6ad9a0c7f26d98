"""Mules: a closed vamp, open behind, on a turned heel of rosewood."""
from cloth.footwear.form import Last, pair
from goods.profiles import flowing
from goods.materials import rough
from goods.shapes import turned, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin, dark = studio.colour(roughness=.5, printed=True), studio.fixed('#2b211b', roughness=.6)
    foot = Last([(0, .12), (.12, .32), (.3, .42), (.5, .62), (1, .6)], [(0, .08), (.36, .09), (.6, .34), (.82, .62), (1, .66)], .42, .34)
    parts = [foot.patch(skin, (0, .5), (lambda s: 0, lambda s: 180), 0)]
    parts.append(tube([foot.at(.5, 180 * k / 24, .0) for k in range(25)], .035, studio.accent(roughness=.5), smooth=False))
    parts += [foot.sole(dark, .07, 1.05), foot.sole(studio.fixed('#b98a5c', roughness=.7), .03, .97)]
    parts[-1].location.z = .02
    rosewood = rough(studio.fixed('#5a2a1c', roughness=.3), .2, 5, (1, 1, 10))
    parts.append(turned(flowing([(.2, 0), (.22, .03), (.2, .1), (.13, .2), (.19, .32), (.2, .4), (.28, .5), (.31, .58)]), rosewood, (0, 2.36, 0)))
    pair(studio, view, parts)
