"""A throw, folded thick, with stitched layers."""
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    drape.pile(studio, [(3.0, 2.0, 1.1, 4, 'colour')])
    drape.shelf(studio, view, None, look=(0, 0, .75), size=3.0, up=20)
