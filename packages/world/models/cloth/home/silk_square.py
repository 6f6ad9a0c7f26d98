"""A square scarf of silk that lies open, one corner turned back over it, with a border and a fine hem."""
import numpy as np
import sewing
from goods.presenting import lay

VIEWS = ('front', 'side', 'detail')
HALF = 1.7


def build(studio, view):
    silk, edge = studio.colour(roughness=.4, printed=True, sheen=.15), studio.accent(roughness=.45, sheen=.15)
    folds = lambda x, y, e: .09 * np.sin(2.2 * x + 1.5 * y + 1.2 * sewing.field(.6, 3, x, y)) + .08 * sewing.field(.9, 5, x, y)
    fine = lambda x, y: (x * 2.6, y * 2.6)
    square = [(-HALF, -HALF), (0, -HALF - .05), (HALF, -HALF), (HALF + .04, 0), (HALF, .55), (.55, HALF), (0, HALF + .03), (-HALF, HALF), (-HALF - .04, 0)]
    made = [sewing.sheet(studio, square, silk, puff=.07, roll=.06, height=folds, uv=fine)]
    for k in range(4):
        a = np.radians(90 * k)
        spin = lambda x, y, a=a: (x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a))
        far = .5 if k in (0, 1) else HALF
        low, high = (-HALF if k != 0 else -HALF), (HALF if k in (2, 3) else far)
        if k == 1:
            low, high = -.5, HALF
        strip = [spin(HALF - .02, low + .02), spin(HALF - .02, high - .02), spin(HALF - .22, high - .1), spin(HALF - .22, low + .1)]
        made.append(sewing.sheet(studio, strip, edge, puff=.075, roll=.03, height=folds, z=.014, step=.025))
    corner = [(.55, HALF - .02), (HALF - .02, .55), (.62, .66)]
    made.append(sewing.sheet(studio, sewing.curve([(.5, HALF)] * 2 + [(HALF, .5)] * 2 + [(.5, .46)] * 2), studio.colour(roughness=.5), puff=.2, roll=.16, z=.07, height=folds, step=.025))
    made.append(studio.tube([(x, y, .16) for x, y in corner[:2]], .05, edge))
    made += [studio.tube([(.5 + .02, HALF - .1, .2), (.5 + .02, .48, .3)], .016, edge), studio.tube([(HALF - .1, .5 + .02, .2), (.52, .48, .3)], .016, edge)]
    sewing.lay(made, angle=45)
    lay(studio, view, tilt=22)
