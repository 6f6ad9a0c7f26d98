"""A perpetual calendar for the desk: a wooden stand with two cubes of days and a bar for the month."""
from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, label

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber, cube = wood(studio, WOOD, 0.4), studio.accent(roughness=0.5)
    box((3.2, 1.3, 0.2), timber, (0, 0, 0.1), bevel=0.04)
    box((3.2, 0.2, 2.5), timber, (0, 0.55, 1.35), (-6, 0, 0), 0.04)
    box((2.9, 0.5, 0.5), studio.colour(roughness=0.4), (0, -0.3, 0.46), bevel=0.04)
    label(2.2, 0.34, studio.label(), (0, -0.556, 0.46))
    ink = studio.fixed((0.03, 0.03, 0.05), roughness=0.5)
    for x, digit in ((-0.72, SEGMENTS[2]), (0.72, SEGMENTS[4])):
        box((1.34, 1.2, 1.34), cube, (x, 0.0, 1.4), bevel=0.06)
        for segment in digit:
            dx, dz, wide, tall = PLACES[segment]
            box((wide, 0.02, tall), ink, (x + dx, -0.605, 1.4 + dz), bevel=0.0)
    present(studio, view)


PLACES = {
    'top': (0, 0.42, 0.62, 0.13),
    'middle': (0, 0, 0.62, 0.13),
    'foot': (0, -0.42, 0.62, 0.13),
    'left up': (-0.26, 0.21, 0.13, 0.5),
    'right up': (0.26, 0.21, 0.13, 0.5),
    'left down': (-0.26, -0.21, 0.13, 0.5),
    'right down': (0.26, -0.21, 0.13, 0.5),
}
SEGMENTS = {
    2: ('top', 'right up', 'middle', 'left down', 'foot'),
    4: ('left up', 'right up', 'middle', 'right down'),
}
