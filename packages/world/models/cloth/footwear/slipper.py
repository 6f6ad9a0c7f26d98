"""House slippers of felted wool: a high vamp, a turned edge and a soft sole."""
from cloth.footwear.form import Last, line, pair
from goods.shapes import ball

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    felt = studio.colour(roughness=.98, bump=.5, scale=40)
    second = studio.accent(roughness=.95, bump=.4, scale=40)
    foot = Last([(0, .26), (.12, .46), (.3, .54), (.5, .72), (1, .62)], .14, .3, .4)
    top = line([(.5, 90), (.58, 66), (.75, 52), (1, 66)])
    parts = [foot.patch(felt, (0, .5), (0, 180), 0, .07), *foot.walls(felt, .5, top)]
    parts.append(foot.rim(second, .5, top, .075))
    parts += [foot.sole(studio.fixed('#7a4a2a', roughness=.8), .12, 1.07), foot.sole(studio.fixed('#cdbd9f', roughness=.95), .03, .96)]
    parts[-1].location.z = .02
    parts.append(ball(.16, second, foot.at(.36, 90, .06), (1, 1, .8), detail=4, lumps=.12))
    pair(studio, view, parts)
