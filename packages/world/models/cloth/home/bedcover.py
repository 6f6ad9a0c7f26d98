"""A bedcover with two pillow covers, folded on one another."""
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    drape.pile(studio, [(3.0, 2.0, .9, 5, 'colour'), (2.3, 1.6, .3, 2, 'accent'), (2.2, 1.5, .3, 2, 'colour')])
    drape.shelf(studio, view, None, look=(0, 0, .9), size=3.1, up=18)
