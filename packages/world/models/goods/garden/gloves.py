"""Garden gloves of ikat: one with its back up, one with its palm of coated cloth, both with a broad cuff."""
import numpy as np
import sewing
from goods.presenting import lay

VIEWS = ('front', 'side', 'detail')
HAND = [(-.62, -1.0), (-.62, -1.0), (-.64, -.3), (-.72, .3), (-.88, 1.08), (-.76, 1.28), (-.58, 1.14), (-.44, .56), (-.45, 1.45), (-.3, 1.66), (-.14, 1.46), (-.1, .66), (-.03, 1.62), (.12, 1.82), (.27, 1.6), (.24, .66), (.38, 1.42), (.54, 1.58), (.67, 1.36),
        (.62, .55), (.66, .16), (.86, .36), (1.12, .72), (1.32, .72), (1.34, .48), (1.04, -.06), (.68, -.5), (.62, -1.0), (.62, -1.0)]


def build(studio, view):
    for mirror, at, turn, is_palm in ((1, (-1.2, .1), 12, False), (-1, (1.2, -.1), -12, True)):
        parts = glove(studio, mirror, is_palm)
        sewing.lay(parts, angle=turn, at=(*at, .05 if is_palm else 0))
    lay(studio, view, tilt=20)


def glove(studio, mirror, is_palm):
    """One glove on the table; `mirror` is -1 for the other hand."""
    ikat, trim = studio.colour(roughness=.9, printed=True, bump=.1, scale=60), studio.accent(roughness=.7)
    flip = lambda points: [(mirror * x, y) for x, y in points][::mirror]
    cloth = studio.accent(roughness=.55, bump=.35, scale=40) if is_palm else ikat
    made = [sewing.sheet(studio, sewing.curve(flip(HAND)), cloth, puff=.2, roll=.2, step=.03, height=lambda x, y, e: .05 * sewing.field(1.6, 4 + mirror, x, y), uv=lambda x, y: (x * 2.4, y * 2.4))]
    cuff = flip([(-.68, -1.75), (-.64, -.92), (.64, -.92), (.68, -1.75)])
    made.append(sewing.sheet(studio, cuff, ikat if is_palm else trim, puff=.22, roll=.16, step=.03, z=.02, height=lambda x, y, e: .03 * np.sin(x * 16), uv=lambda x, y: (x * 2.4, y * 2.4)))
    thread = studio.fixed('#f3ead6', roughness=.8)
    made += sewing.stitches(studio, [(-.6, -.98), (.6, -.98)], thread, .25, .06, .05, .012)
    if not is_palm:
        for x in (-.34, .0, .32):
            made += sewing.stitches(studio, [(mirror * x, -.35), (mirror * x * 1.15, .4)], thread, .235, .07, .05, .012)
    return made
