"""A curtain on a brass rod, falling in even folds."""
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    drape.rod(studio, 3.8, 4.3)
    drape.over_rod(studio, 3.1, 4.1, .35, 4.3, waves=8, depth=.2, border=0, seed=1, end=0)
    drape.shelf(studio, view, None, look=(0, .5, 2.4), size=4.4)
