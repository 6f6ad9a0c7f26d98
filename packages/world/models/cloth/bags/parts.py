"""What bags share: a soft body that stands, handles, a strap, and the picture."""
import math
import numpy as np
import sewing
from goods.shapes import tube


def body(studio, outline, depth, material=None, roll=.5, seed=1, scale=2.2):
    """A stuffed bag standing on its lower edge, facing the camera."""
    poly = sewing.curve(outline)
    o = sewing.sheet(studio, poly, material or studio.colour(roughness=.85, printed=True, sheen=.1), puff=depth, roll=roll, both=1, step=.035,
                     height=lambda x, y, e: .05 * sewing.field(1.1, seed, x, y), uv=lambda x, y: (x * scale, y * scale))
    return o


def handle(studio, left, right, top, y, radius=.05, material=None):
    """An arched handle between two places of the upper edge."""
    (xl, zl), (xr, zr) = left, right
    points = [(xl, y, zl - .35), (xl, y - .02, zl)]
    middle = (xl + xr) / 2
    for a in np.linspace(math.pi, 0, 15)[1:-1]:
        points.append((middle + (xr - xl) / 2 * math.cos(a), y - .03, max(zl, zr) + (top - max(zl, zr)) * math.sin(a)))
    points += [(xr, y - .02, zr), (xr, y, zr - .35)]
    return studio.tube(points, radius, material or studio.accent(roughness=.7))


def stand(studio, view, look=(0, 0, 1.5), size=3.6, up=9):
    studio.niche(width=4.4, spring=2.9)
    studio.window()
    angle = {'front': (0, up), 'side': (33, up + 7)}.get(view, (-16, up + 9))
    studio.frame(look, size * (.5 if view == 'detail' else 1), 'front', lens=65, fill=.78, angle=angle)


def rope(points, radius, material, twist=9.0, strands=3):
    """Three strands laid round each other along a line of points; `twist` is in turns over its length."""
    line = np.array(points, float)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along[0], (0, 0, 1) if abs(along[0][2]) < .9 else (1, 0, 0))
    sides = []
    for way in along:
        side = side - way * (side @ way)
        side = side / np.linalg.norm(side)
        sides.append(side)
    sides = np.array(sides)
    other = np.cross(along, sides)
    a = np.linspace(0, twist * 2 * math.pi, len(line))[:, None]
    return [tube([tuple(p) for p in line + radius * .55 * (sides * np.cos(a + s) + other * np.sin(a + s))], radius * .62, material, smooth=False)
            for s in np.arange(strands) * 2 * math.pi / strands]
