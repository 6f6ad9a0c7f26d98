"""A pair of quilted oven mitts on a rail: printed cloth stitched in lozenges, thumbs apart, bound cuffs with loops."""
import math
import numpy as np
import sewing
from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import box, rod, tube
from mathutils import Matrix

VIEWS = ('front', 'side', 'detail')
MITT = [(-.62, 0), (-.62, 0), (-.66, .8), (-.74, 1.6), (-.62, 2.3), (-.2, 2.62), (.28, 2.5), (.52, 2.0), (.5, 1.5), (.62, 1.36), (.92, 1.62), (1.16, 1.56), (1.18, 1.24), (.86, .76), (.6, .5), (.6, 0), (.6, 0)]


def build(studio, view):
    timber = wood(studio, PALE_WOOD)
    box((3.9, .14, .34), timber, (0, .5, 3.3), bevel=.04)
    for side, spin in ((-1, 5), (1, -6)):
        x = side * .98
        rod((x, .45, 3.3), (x, -.05, 3.38), .08, timber)
        mitt(studio, side, x, spin)
    present(studio, view, hung=.2, up=6)


def mitt(studio, side, x, spin):
    """One mitt that hangs by its loop, thumb towards the other."""
    cloth, trim = studio.colour(roughness=.9, printed=True, sheen=.1), studio.accent(roughness=.8)
    flip = lambda points: [(-side * px, py) for px, py in points][::-side]
    outline = sewing.curve(flip(MITT))
    quilt = lambda px, py, e: .06 * np.abs(np.sin(7.5 * (px * .72 - py * .69)) * np.sin(7.5 * (px * .72 + py * .69)))
    made = [sewing.sheet(studio, outline, cloth, puff=.24, roll=.34, both=1, step=.028, height=quilt, uv=lambda px, py: (px * 1.9, py * 1.9))]
    cuff = flip([(-.66, -.06), (.64, -.06), (.64, .2), (-.66, .2)])
    made.append(sewing.sheet(studio, cuff, trim, puff=.25, roll=.12, both=1, step=.03))
    sewing.turn_up(made, at=(x, 0, 0.25), spin=0)
    hang(made, x, spin)
    tube([(x, .02, 3.42), (x - .1, -.04, 3.2), (x - .08, -.02, 2.96), (x + .08, -.02, 2.96), (x + .1, -.04, 3.2), (x, .02, 3.42)], .045, trim)


def hang(made, x, spin):
    """Turns a mitt upside down: it hangs from its cuff."""
    turn = Matrix.Translation((x, 0, 2.9)) @ Matrix.Rotation(math.radians(spin), 4, 'Y') @ Matrix.Rotation(math.pi, 4, 'Y') @ Matrix.Translation((-x, 0, -.2))
    for one in made:
        one.matrix_world = turn @ one.matrix_world
