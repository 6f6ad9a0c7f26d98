"""Low canvas sneakers: a rubber toe cap and sole, two flaps laced over the tongue, stitches round the toe."""
from cloth.footwear.form import Last, line, pair
from goods.shapes import ball, hoop, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, rubber, lace = studio.colour(roughness=.85, printed=True), studio.fixed('#efe9dc', roughness=.6), studio.fixed('#f4efe4', roughness=.9)
    foot = Last([(0, .2), (.1, .38), (.3, .47), (.5, .74), (.64, .92), (1, .8)], .26, .32, .39)
    top = line([(.4, 90), (.6, 80), (.68, 66), (.8, 54), (.93, 62), (1, 80)])
    parts = [foot.patch(cloth, (.1, .42), (0, 180), 0), foot.patch(studio.accent(roughness=.8), (.38, .69), (42, 138), -.015), *foot.walls(cloth, .42, top)]
    parts.append(foot.patch(rubber, (0, .13), (0, 180), .03, .05))
    for edges in ((lambda s: 20, lambda s: 76), (lambda s: 160, lambda s: 104)):
        parts.append(foot.patch(cloth, (.38, .66), edges, .03, .035))
    parts.append(foot.rim(studio.accent(roughness=.7), .62, top, .034))
    for k in range(5):
        s = .415 + .055 * k
        parts.append(tube([foot.at(s, a, .075) for a in (64, 77, 90, 103, 116)], .032, lace))
        parts += [hoop(.035, .014, studio.brass(), foot.at(s, a, .07), (0, 30 if a < 90 else -30, 0)) for a in (62, 118)]
    for way in (-1, 1):
        loop = [foot.at(.4, 90, .1), foot.at(.37, 90 - way * 16, .2), foot.at(.3, 90 - way * 30, .14), foot.at(.34, 90 - way * 12, .1), foot.at(.4, 90, .1)]
        parts.append(tube(loop, .026, lace))
    parts.append(ball(.05, lace, foot.at(.4, 90, .1)))
    thread = studio.fixed('#f3ead6', roughness=.8)
    for row in (.18, .23, .28):
        for k in range(15):
            a = 14 + 152 * k / 14
            parts.append(tube([foot.at(row, a, .012), foot.at(row, a + 5, .012)], .011, thread, smooth=False))
    parts += [foot.sole(rubber, .26, 1.1), foot.sole(studio.accent(roughness=.6), .04, 1.112, at=.15)]
    pair(studio, view, parts)
