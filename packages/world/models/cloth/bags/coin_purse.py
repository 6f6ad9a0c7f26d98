"""A coin purse in the shape of a mango: a brass frame that kisses shut, a leaf of felt, and a few coins."""
import math
import numpy as np
import sewing
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, hoop, tube, turned

VIEWS = ['front', 'side', 'detail']
SHAPE = [(-.82, 1.62), (-.82, 1.62), (-1.22, 1.1), (-1.3, .4), (-.95, -.2), (-.3, -.52), (.4, -.58), (1.0, -.74), (1.0, -.74), (1.16, -.3), (1.32, .3), (1.26, 1.0), (.82, 1.62), (.82, 1.62), (.42, 1.76), (0, 1.8), (-.42, 1.76)]


def build(studio, view):
    cloth, brass = studio.colour(roughness=.8, printed=True, sheen=.1), studio.brass()
    body = sewing.sheet(studio, sewing.curve(SHAPE), cloth, puff=.42, roll=.55, both=1, step=.03, uv=lambda x, y: (x * 1.3, y * 1.3))
    parts = [body]
    arc = [(.84 * math.cos(a), 1.56 + .3 * math.sin(a), 0) for a in np.linspace(math.pi, 0, 25)]
    for z in (-.07, .07):
        parts.append(tube([(x, y, z) for x, y, _ in [(-.86, 1.36, 0), *arc, (.86, 1.36, 0)]], .06, brass, smooth=False))
    parts += [ball(.13, brass, (s * .1, 2.02, s * .06)) for s in (-1, 1)]
    parts += [ball(.085, brass, (s * .86, 1.4, 0)) for s in (-1, 1)]
    leaf = sewing.curve([(-.1, 1.3), (-.1, 1.3), (.15, 1.5), (.6, 1.42), (.85, 1.1), (.85, 1.1), (.5, 1.06), (.15, 1.1)])
    parts.append(sewing.sheet(studio, leaf, studio.fixed('#4f6b3a', roughness=.95), puff=.05, roll=.06, z=.43, step=.025))
    line = [(x * .8, y * .8 + .06) for x, y in sewing.curve(SHAPE[2:12], closed=False)]
    parts += sewing.stitches(studio, line, studio.accent(roughness=.8), .36, .09, .07, .014)
    parts.append(hoop(.13, .03, brass, (.98, 1.36, 0), (0, 0, 0)))
    sewing.turn_up(parts, at=(0, 0, .78), lean=10, spin=-8)
    for k, (x, y, metal) in enumerate(((-1.3, -.75, studio.silver()), (-.95, -1.0, studio.brass()), (1.35, -.7, studio.silver()))):
        turned(rounded([(0, 0), (.26, 0), (.26, .06), (.22, .06), (.21, .045), (0, .045)], .01), metal, (x, y, .0 + .0 * k))
    present(studio, view, up=14)
