"""Squares of barfi in a stepped pile on a leaf, topped with pistachio."""
from goods.presenting import present
from goods.shapes import ball, box, leaf

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    sweet = studio.colour(roughness=0.6, bump=0.25, scale=26)
    green = studio.fixed((0.24, 0.38, 0.08), roughness=0.6)
    plate = studio.fixed((0.07, 0.2, 0.05), roughness=0.35)
    for spin in (0, 60, 120, 180, 240, 300):
        leaf(1.9, 1.3, plate, (0, 0, 0.08), (0, 0, spin), 0.0, 0.06)
    spots = [(x, y, 0.1) for x in (-0.82, 0, 0.82) for y in (-0.82, 0, 0.82)]
    spots += [(-0.42, 0.1, 0.66), (0.44, 0.06, 0.66), (0, 0.84, 0.66), (0.03, 0.3, 1.22)]
    for number, (x, y, z) in enumerate(spots):
        spin = studio.random.uniform(-9, 9)
        box((0.74, 0.74, 0.54), sweet, (x, y, z + 0.27), (0, 0, spin), 0.04)
        for k in range(5):
            where = (x + studio.random.uniform(-0.22, 0.22), y + studio.random.uniform(-0.22, 0.22), z + 0.555)
            ball(0.05, green, where, (1.8, 0.6, 0.5), (0, 0, studio.random.uniform(0, 180)), 2)
    present(studio, view)
