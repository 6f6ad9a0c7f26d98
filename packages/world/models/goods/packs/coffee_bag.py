"""A block-bottom bag of coffee with a tin tie, and beans before it."""
from goods.food_parts import beans
from goods.packaging import paper_bag
from goods.presenting import present

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paper_bag(studio, 1.8, 1.0, 2.7, turn=(0, 0, -10))
    roast = studio.fixed((0.075, 0.026, 0.01), roughness=0.3)
    beans(studio, roast, (0.75, -1.15), 0.95, 40)
    present(studio, view)
