"""What bags share: a soft body that stands, handles, a strap, and the picture."""
import math
import numpy as np
import sewing


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
