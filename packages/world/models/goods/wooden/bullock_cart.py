"""A bullock cart: two spoked wheels, a slatted bed with a curved hood, and a pair of bullocks under the yoke."""
import math

from goods.materials import PALE_WOOD, WOOD, wood
from goods.presenting import present, turn_all
from goods.shapes import ball, box, grid, hoop, rod, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paint, hood = studio.colour(roughness=0.25), studio.accent(roughness=0.7, printed=True)
    timber, dark = wood(studio, PALE_WOOD, 0.45), wood(studio, WOOD, 0.4)
    for k in range(6):
        box((1.7, 0.16, 0.08), timber, (-0.75, -0.5 + 0.2 * k, 0.95), bevel=0.02)
    for side in (-1, 1):
        rod((-1.6, side * 0.55, 1.02), (0.1, side * 0.55, 1.02), 0.06, dark)
        wheel(paint, dark, (-0.75, side * 0.82, 0.72))
        bullock(studio, timber, paint, (1.35, side * 0.5, 0))
    rod((-0.75, -0.95, 0.72), (-0.75, 0.95, 0.72), 0.06, dark)
    rod((0.0, 0, 0.95), (1.75, 0, 1.15), 0.06, dark)
    rod((1.75, -0.75, 1.2), (1.75, 0.75, 1.2), 0.07, dark)
    arch = lambda u, v: (-1.5 + 1.45 * u, 0.62 * math.cos(math.pi * v), 1.05 + 0.95 * math.sin(math.pi * v))
    thick(grid(arch, hood, 20, 30), 0.05)
    turn_all(-28)
    present(studio, view, up=16)


def wheel(paint, hub, at):
    """A rim, eight spokes and a hub."""
    x, y, z = at
    hoop(0.64, 0.075, paint, at, (90, 0, 0))
    for k in range(8):
        a = math.tau * k / 8
        rod((x, y, z), (x + 0.62 * math.cos(a), y, z + 0.62 * math.sin(a)), 0.04, paint)
    ball(0.14, hub, at, (1, 1.1, 1))


def bullock(studio, hide, cloth, at):
    """A small carved bullock with a hump, horns and a cloth on its back."""
    x, y, _ = at
    ball(0.36, hide, (x, y, 0.85), (1.7, 0.8, 0.95), detail=4)
    ball(0.2, hide, (x + 0.3, y, 1.18), (1, 0.8, 0.9), detail=4)
    ball(0.37, cloth, (x - 0.12, y, 0.9), (0.95, 0.82, 0.96), detail=4)
    rod((x + 0.45, y, 1.0), (x + 0.8, y, 1.28), 0.17, hide, 0.14)
    ball(0.2, hide, (x + 0.92, y, 1.28), (1.3, 0.75, 0.8), (0, 24, 0), 4)
    horn = studio.fixed((0.8, 0.72, 0.55), roughness=0.3)
    for side in (-1, 1):
        rod((x + 0.82, y + side * 0.08, 1.4), (x + 0.78, y + side * 0.2, 1.72), 0.045, horn, 0.012)
        ball(0.035, studio.fixed((0.02, 0.02, 0.02), roughness=0.2), (x + 1.0, y + side * 0.14, 1.34))
        for foot in (-0.38, 0.36):
            rod((x + foot, y + side * 0.16, 0.75), (x + foot, y + side * 0.17, 0), 0.09, hide, 0.07)
