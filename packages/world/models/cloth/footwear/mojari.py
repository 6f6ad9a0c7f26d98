"""Mojaris whose toe curls up and back, with an embroidered vamp and a low heel counter."""
import math
from cloth.footwear.form import Last, line, pair
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, gold = studio.colour(roughness=.6, printed=True), studio.fixed('#d9a441', roughness=.3, metallic=1)
    foot = Last([(0, .14), (.12, .34), (.3, .46), (.42, .5), (1, .56)], .1, .5, .36)
    top = line([(.4, 90), (.46, 58), (.7, 46), (.92, 58), (1, 80)])
    parts = [foot.patch(cloth, (0, .4), (0, 180), 0), *foot.walls(cloth, .4, top)]
    parts.append(foot.rim(gold, .4, top, .026))
    parts.append(tube([foot.at(.4 - .06 * math.sin(math.pi * k / 24), 4 + 172 * k / 24, .02) for k in range(25)], .03, gold, smooth=False))
    curl = [(0, .03 - .36 * math.sin(a) * (1 - a / 9), .2 + .38 * (1 - math.cos(a)) * (1 - a / 12)) for a in [4.3 * k / 22 for k in range(23)]]
    parts.append(tube(curl, [.13 - .09 * k / 22 for k in range(23)], cloth))
    parts.append(ball(.075, gold, curl[-1]))
    for k in range(5):
        a = math.radians(90 + 72 * k)
        parts.append(ball(.055, gold, foot.at(.22 + .05 * math.sin(a), 90 + 13 * math.cos(a), .02), (1, 1, .5), detail=2))
    parts.append(ball(.06, studio.fixed('#e8e2d2', roughness=.1), foot.at(.22, 90, .03), detail=2))
    parts += [foot.sole(studio.fixed('#a8743f', roughness=.6), .08, 1.04), foot.sole(studio.fixed('#c79a66', roughness=.7), .02, .94)]
    parts[-1].location.z = .02
    pair(studio, view, parts)
