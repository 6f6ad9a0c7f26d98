"""A weekender: a long bag of striped dhurrie with ends, handles and straps of leather, and a zip along its top."""
import math
from goods.materials import brass
from goods.presenting import present, turn_all
from goods.shapes import box, grid, hoop, thick, tube

VIEWS = ['front', 'side', 'detail']
LONG, DEEP, TALL = 1.75, .82, .9


def build(studio, view):
    cloth, leather = studio.colour(roughness=.92, printed=True, bump=.2, scale=50), studio.accent(roughness=.45)
    made = grid(lambda u, v: skin(2 * u - 1, v), cloth, 60, 96)
    layer = made.data.uv_layers.active.data
    for loop in made.data.loops:
        u, v = layer[loop.index].uv
        layer[loop.index].uv = (u * 7.5, v * 11)
    for side in (-1, 1):
        grid(lambda u, v, side=side: cap(side, u, v), leather, 12, 96)
        tube([skin(side, v / 96, .01) for v in range(97)], .045, leather, True, smooth=False)
        thick(grid(lambda u, v, side=side: skin(side * (.5 + .045 * (2 * u - 1)), v, .012), leather, 4, 96), .03)
        hoop(.15, .035, brass(studio), (side * (LONG + .06), 0, 1.5), (0, 90, 90))
        handle(leather, side * .42)
        for x in (-.84, .84):
            box((.22, .05, .3), leather, (x, side * (DEEP + .0), 1.22), bevel=.02)
    zip_ = [skin(-1 + 2 * k / 40, .25, .012) for k in range(41)]
    tube(zip_, .05, studio.fixed('#2b211b', roughness=.8), smooth=False)
    tube([(x, y, z + .04) for x, y, z in zip_], .018, brass(studio), smooth=False)
    tag(studio, leather)
    turn_all(-24)
    present(studio, view, up=16)


def skin(x, v, out=0.0):
    """A point of the bag: x from -1 to 1 along it, v round it; the top sags a little in the middle."""
    a = math.tau * v
    c, s = math.cos(a), math.sin(a)
    y = math.copysign(abs(c) ** .7, c) * (DEEP * (1 + .05 * (1 - x * x)) + out)
    z = math.copysign(abs(s) ** .7, s) * (TALL + out)
    return (x * LONG, y, TALL + .03 + z - .07 * (1 - x * x) * max(0, s) + .02 * math.sin(9 * x + 2 * a))


def cap(side, u, v):
    """The leather end, a little round."""
    x, y, z = skin(side, v)
    middle = TALL + .03
    return (x + side * .1 * (1 - u * u), y * u, middle + (z - middle) * u)


def handle(leather, lean):
    """An arch of leather over the bag, front or back."""
    y = lean
    points = [(-.84, y * 1.9, 1.4), (-.8, y * 1.5, 1.85)] + [(.78 * math.cos(a), y, 2.05 + .95 * math.sin(a)) for a in [math.pi - math.pi * k / 16 for k in range(17)]] + [(.8, y * 1.5, 1.85), (.84, y * 1.9, 1.4)]
    tube(points, .075, leather)


def tag(studio, leather):
    """A luggage tag at a strap."""
    tube([(-.75, -.8, 1.75), (-1.05, -.98, 1.5), (-1.1, -1.0, 1.3)], .025, leather)
    box((.36, .04, .56), leather, (-1.1, -1.0, 1.02), (6, 8, 0), .03)
    box((.24, .05, .34), studio.fixed('#efe6d2', roughness=.8), (-1.1, -1.01, 1.0), (6, 8, 0), .01)
