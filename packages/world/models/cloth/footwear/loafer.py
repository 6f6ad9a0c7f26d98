"""Court loafers of leather: a raised seam round the vamp, a strap over the instep, a stacked heel."""
import math
from cloth.footwear.form import Last, line, pair
from goods.shapes import tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin, dark = studio.colour(roughness=.35), studio.fixed('#2b211b', roughness=.6)
    foot = Last([(0, .14), (.12, .36), (.3, .44), (.5, .66), (.62, .74), (1, .72)], [(0, .12), (.5, .14), (.75, .28), (1, .3)], .3)
    top = line([(.46, 90), (.52, 62), (.72, 44), (.92, 58), (1, 78)])
    parts = [foot.patch(skin, (0, .46), (0, 180), 0), *foot.walls(skin, .46, top)]
    parts.append(foot.rim(studio.accent(roughness=.5), .46, top, .03))
    parts.append(foot.patch(studio.accent(roughness=.4), (.36, .46), (8, 172), .035, .03))
    seam = [foot.at(s, a, .02) for s, a in [(.36 - .27 * math.sin(math.pi * k / 24) ** .7, 28 + 124 * k / 24) for k in range(25)]]
    parts.append(tube(seam, .028, skin, smooth=False))
    parts += [foot.sole(dark, .1, 1.09), foot.sole(dark, .1, 1.05, (.74, 1), .24, True), foot.sole(studio.fixed('#a8743f', roughness=.7), .02, .96, at=None)]
    pair(studio, view, parts)
