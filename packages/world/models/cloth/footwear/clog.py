"""Clogs: a thick wooden sole, a wide strap of leather nailed to its edge."""
from cloth.footwear.form import Last, pair
from goods.materials import PALE_WOOD, wood
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin = studio.colour(roughness=.45)
    foot = Last([(0, .2), (.15, .42), (.35, .5), (.6, .72), (1, .6)], [(0, .34), (.3, .3), (.6, .42), (.85, .56), (1, .6)], .28, .4)
    timber = wood(studio, PALE_WOOD)
    parts = [foot.sole(timber, .26, 1.1), foot.sole(timber, .3, 1.08, (.02, .36), .28, True), foot.sole(timber, .3, 1.08, (.66, 1), .5, True)]
    parts.append(foot.patch(skin, (.18, .56), (0, 180), .05, .06))
    brass = studio.brass()
    for k in range(7):
        s = .2 + .34 * k / 6
        parts += [ball(.035, brass, foot.at(s, a, .1), (1, 1, 1), detail=2) for a in (4, 176)]
    for s in (.18, .56):
        parts.append(tube([foot.at(s, 4 + 172 * k / 24, .05) for k in range(25)], .034, studio.accent(roughness=.5), smooth=False))
    pair(studio, view, parts)
