"""Straps, bows and bands of dresses without sleeves."""
import numpy as np
import sewing
from cloth.garments import tailor


def strap(studio, points, material, radius=.035, z=.06):
    """A narrow tie or strap through (x, y) points."""
    return studio.tube([(x, y, z) for x, y in sewing.curve(points, closed=False)], radius, material)


def band(studio, points, width, material, z=.15):
    """A flat band along (x, y) points."""
    line = np.array(points, float)
    along = np.gradient(line, axis=0)
    side = np.stack([-along[:, 1], along[:, 0]], 1) / np.hypot(*along.T)[:, None] * width / 2
    outline = np.concatenate([line + side, (line - side)[::-1]])
    return sewing.sheet(studio, outline, material, puff=.03, roll=.04, z=z, step=.022, uv=lambda x, y: (x * tailor.SCALE, y * tailor.SCALE))


def bow(studio, x, y, material, size=.2, z=.13):
    """Two loops, two ends and a knot."""
    made = []
    for s in (-1, 1):
        loop = [(x, y), (x + s * size * .7, y + size * .6), (x + s * size * 1.3, y + size * .15), (x + s * size * .7, y - size * .3), (x, y)]
        made.append(strap(studio, loop, material, size * .14, z))
        made.append(strap(studio, [(x, y), (x + s * size * .5, y - size * .9), (x + s * size * .62, y - size * 2.3)], material, size * .13, z - .02))
    made.append(studio.ball(size * .24, material, at=(x, y, z), scale=(1, .8, .7)))
    return made
