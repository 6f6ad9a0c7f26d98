"""A stole over a rod, with fringes."""
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    drape.rod(studio, 2.9, 4.0)
    drape.over_rod(studio, 1.9, 3.1, 2.5, 4.0, waves=3, depth=.15, border=.1, fringe=.26, seed=5, end=.3)
    drape.shelf(studio, view, None, look=(0, .5, 2.4), size=3.8)
