"""Things of the kitchen that stand beside several packs."""
import math

from goods.shapes import ball, moved, tube


def red_chilli(studio, skin, at, spin, length=1.1):
    """A dried chilli with its stalk, lying down."""
    points = [(length * t, 0.16 * math.sin(t * 4) * t, 0.03 * math.sin(t * 6)) for t in [i / 9 for i in range(10)]]
    sizes = [0.07, 0.115, 0.125, 0.12, 0.11, 0.095, 0.08, 0.06, 0.035, 0.01]
    tube(points, sizes, skin, at=at, turn=(0, 0, spin))
    stalk = [(-0.26, 0.05, 0.07), (-0.12, 0.0, 0.02), (0.02, 0, 0)]
    tube(stalk, 0.028, studio.fixed((0.2, 0.22, 0.05), roughness=0.7), at=at, turn=(0, 0, spin))


def coffee_bean(roast, at, turn):
    """Half an egg with its cleft upwards."""
    ball(0.11, roast, at, (1.35, 1, 0.75), turn, 3)


def beans(studio, roast, middle, spread, count):
    """Beans spilt around a place."""
    dark = studio.fixed((0.02, 0.008, 0.004), roughness=0.6)
    for _ in range(count):
        a, r = studio.random.uniform(0, math.tau), spread * math.sqrt(studio.random.random())
        spin = studio.random.uniform(0, 180)
        at = (middle[0] + r * math.cos(a), middle[1] + r * 0.45 * math.sin(a), 0.08)
        coffee_bean(roast, at, (0, 0, spin))
        line = moved([(-0.11, 0, 0.062), (0, 0.02, 0.083), (0.11, 0, 0.062)], at, (0, 0, spin))
        tube(line, 0.011, dark)
