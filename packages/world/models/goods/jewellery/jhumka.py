"""A pair of jhumkas on a card of handmade paper: stud, ring, bell with beads, a fringe of pearls."""
import math

from goods.materials import pearl, rough
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, hoop, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, pearls = studio.colour(roughness=0.2, metallic=1), pearl(studio)
    stone = studio.fixed((0.42, 0.01, 0.04), roughness=0.06)
    box((3.3, 0.12, 3.5), rough(studio.accent(roughness=0.9), 0.2, 40), (0, 0.3, 1.76), (-7, 0, 0), 0.05)
    for x in (-0.82, 0.82):
        earring(metal, pearls, stone, x, 2.75)
    present(studio, view)


def earring(metal, pearls, stone, x, z):
    """One earring whose stud is at (x, z)."""
    y = -0.12
    plate = [(0.36, -0.04), (0.36, 0.02), (0.2, 0.07), (0, 0.07)]
    turned(rounded(plate, 0.03), metal, (x, y + 0.25, z), (90, 0, 0))
    ball(0.14, stone, (x, y + 0.17, z), (1, 0.7, 1))
    for k in range(14):
        a = math.tau * k / 14
        ball(0.055, pearls, (x + 0.28 * math.cos(a), y + 0.17, z + 0.28 * math.sin(a)), detail=2)
    hoop(0.1, 0.025, metal, (x, y + 0.1, z - 0.44), (90, 90, 0))
    ball(0.11, metal, (x, y, z - 0.62))
    bell = [(0.05, 0.0), (0.22, -0.05), (0.42, -0.2), (0.57, -0.44), (0.64, -0.7), (0.7, -0.84), (0.66, -0.86), (0.6, -0.7)]
    turned(rounded(bell, 0.06), metal, (x, y, z - 0.68), ribs=lambda a, h: 1 + 0.02 * math.cos(24 * a) * (h < -0.1))
    for radius, low, count, size, what in BEADS:
        for k in range(count):
            a = math.tau * k / count
            at = (x + radius * math.cos(a), y + radius * math.sin(a), z - 0.68 + low)
            ball(size, {'metal': metal, 'pearl': pearls, 'stone': stone}[what], at, detail=2)


BEADS = (
    (0.44, -0.21, 26, 0.035, 'metal'),
    (0.6, -0.47, 22, 0.05, 'stone'),
    (0.7, -0.83, 44, 0.035, 'metal'),
    (0.65, -0.95, 24, 0.075, 'pearl'),
)
