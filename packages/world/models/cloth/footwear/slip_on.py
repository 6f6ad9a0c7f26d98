"""Slip-ons: a closed upper of cloth with two elastic gores, on a flat sole of rubber."""
from cloth.footwear.form import Last, line, pair

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, rubber = studio.colour(roughness=.85, printed=True), studio.fixed('#efe9dc', roughness=.6)
    foot = Last([(0, .2), (.1, .36), (.3, .46), (.5, .68), (.62, .78), (1, .7)], .24, .32, .39)
    top = line([(.54, 90), (.6, 64), (.74, 52), (.92, 62), (1, 78)])
    parts = [foot.patch(cloth, (0, .54), (0, 180), 0), *foot.walls(cloth, .54, top), foot.rim(studio.accent(roughness=.7), .54, top, .034)]
    gore = studio.fixed('#26242b', roughness=.95, bump=.5, scale=60)
    for low, high in ((50, 66), (114, 130)):
        parts.append(foot.patch(gore, (.39, .535), (low, high), .012, .03))
    parts += [foot.sole(rubber, .24, 1.1), foot.sole(studio.fixed('#b5371f', roughness=.6), .03, 1.112, at=.14), foot.sole(studio.fixed('#cdbd9f', roughness=.9), .02, .94)]
    parts[-1].location.z = .02
    pair(studio, view, parts)
