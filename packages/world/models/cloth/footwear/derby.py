"""Derby shoes: two flaps laced over the tongue, a welt with stitches, a stacked heel."""
from cloth.footwear.form import Last, line, pair
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin, dark, lace = studio.colour(roughness=.3), studio.fixed('#2b211b', roughness=.6), studio.accent(roughness=.8)
    foot = Last([(0, .16), (.12, .38), (.3, .46), (.5, .78), (.66, .96), (1, .84)], [(0, .14), (.5, .16), (.75, .3), (1, .32)], .32)
    top = line([(.4, 90), (.6, 82), (.66, 66), (.8, 50), (.93, 60), (1, 80)])
    parts = [foot.patch(skin, (0, .42), (0, 180), 0), foot.patch(skin, (.38, .67), (40, 140), -.01), *foot.walls(skin, .42, top)]
    for edges in ((lambda s: 14, lambda s: 78), (lambda s: 166, lambda s: 102)):
        parts.append(foot.patch(skin, (.4, .66), edges, .035, .04))
    parts.append(foot.rim(skin, .62, top, .03))
    for k in range(4):
        s = .44 + .06 * k
        parts.append(tube([foot.at(s, a, .085) for a in (66, 78, 90, 102, 114)], .028, lace))
        parts += [ball(.034, studio.brass(), foot.at(s, a, .08), (1, 1, .7)) for a in (64, 116)]
    for way in (-1, 1):
        for far in (.2, .34):
            parts.append(tube([foot.at(.43, 90, .1), foot.at(.43 - far * .25, 90 - way * 12, .2), foot.at(.43 - far * .3, 90 - way * far * 110, .1), foot.at(.43 - far * .1, 90 - way * far * 60, .09), foot.at(.43, 90, .1)] if far < .3 else [foot.at(.43, 90, .1), foot.at(.38, 90 - way * 20, .12), foot.at(.32, 90 - way * 38, .06)], .022, lace))
    welt = studio.fixed('#d9c9a4', roughness=.8)
    stitches = [ball(.016, welt, (x * 1.04, y, .155 if y < 1.6 else .2), (1, 1.6, .6), detail=1) for x, y in _edge(foot)]
    parts += [foot.sole(dark, .1, 1.12), foot.sole(dark, .1, 1.06, (.74, 1), .24, True), *stitches]
    pair(studio, view, parts)


def _edge(foot):
    """Places along the welt from the waist round the toe."""
    steps = [.02 + .5 * k / 22 for k in range(23)]
    return [(side * foot.at(s, 0, .03)[0], foot.at(s, 0)[1]) for s in steps for side in (-1, 1)]
