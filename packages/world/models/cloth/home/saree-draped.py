"""A saree over a brass rod, its pallu to the front."""
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    drape.rod(studio, 3.7, 4.15)
    drape.over_rod(studio, 3.0, 3.6, 2.2, 4.15, waves=5, depth=.13, border=.26, seed=2, end=.95)
    drape.shelf(studio, view, None, look=(0, .5, 2.45), size=4.1)
