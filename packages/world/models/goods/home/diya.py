"""Clay diyas with burning wicks, one large and two small, petals of marigold between them."""
import math

from goods.materials import clay, glowing
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, leaf, turned

VIEWS = ('front', 'side', 'detail')
LAMP = [(0, 0), (0.38, 0.0), (0.42, 0.08), (0.66, 0.3), (0.84, 0.6), (0.9, 0.76)]


def build(studio, view):
    rim = studio.colour(roughness=0.6)
    for at, size, spin in (((0, 0.1, 0), 1.35, -70), ((-1.25, -0.9, 0), 0.85, -130), ((1.2, -0.95, 0), 0.85, -40)):
        diya(studio, rim, at, size, spin)
    petals = [studio.fixed(rgb, roughness=0.7) for rgb in ((0.78, 0.28, 0.01), (0.85, 0.42, 0.02))]
    for k in range(38):
        at = (studio.random.uniform(-1.6, 1.6), studio.random.uniform(-1.5, -0.9) - 0.25, 0.03)
        leaf(0.24, 0.16, petals[k % 2], at, (0, -14, studio.random.uniform(0, 360)), -0.3, 0.3)
    present(studio, view, up=24)


def diya(studio, rim, at, size, spin):
    """One lamp: a bowl pinched to a lip, oil, wick and flame."""
    shape = [(r * size, z * size) for r, z in flowing(LAMP, 5)]
    lip = lambda a, z: 1 + 0.8 * max(0, math.cos(a - math.radians(spin))) ** 26 * max(0, z / size - 0.2)
    turned(vessel(shape, 0.06 * size), clay(studio), at, ribs=lip, segments=144)
    edge = [(r * size, z * size) for r, z in ((0.88, 0.72), (0.93, 0.76), (0.89, 0.8), (0.82, 0.77))]
    turned(edge, rim, at, ribs=lip, segments=144)
    turned([(0.7 * size, 0.52 * size), (0, 0.52 * size)], studio.fixed((0.35, 0.18, 0.03), roughness=0.05), at)
    x, y = math.cos(math.radians(spin)), math.sin(math.radians(spin))
    tip = (at[0] + 1.2 * size * x, at[1] + 1.2 * size * y, at[2] + 0.76 * size)
    ball(0.05 * size, studio.fixed((0.03, 0.02, 0.02)), tip)
    flame = flowing([(0, 0), (0.09, 0.06), (0.12, 0.18), (0.07, 0.36), (0.02, 0.5), (0, 0.56)], 4)
    turned([(r * size, z * size) for r, z in flame], glowing(studio, (1, 0.5, 0.1), 2.2), (tip[0], tip[1], tip[2] + 0.02))
    core = [(r * 0.55 * size, z * 0.55 * size) for r, z in flame]
    turned(core, glowing(studio, (1, 0.85, 0.5), 3), (tip[0], tip[1] - 0.07 * size, tip[2] + 0.04))
