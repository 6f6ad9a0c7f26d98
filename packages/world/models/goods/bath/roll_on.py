"""A roll-on of glass with its steel ball, the cap beside it, and coffee beans."""
from goods.food_parts import beans
from goods.materials import glass, steel
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    at = (-0.4, 0.1, 0)
    turned(rounded([(0, 0), (0.48, 0), (0.48, 2.0), (0.34, 2.15), (0.34, 2.4)], 0.06), glass(studio), at)
    turned(rounded([(0, 0.06), (0.43, 0.06), (0.43, 1.85), (0, 1.9)], 0.05), studio.fixed('#5a3218', roughness=0.15), at)
    wrap(0.486, 0.35, 1.6, studio.label(), 160, at)
    turned(rounded([(0.36, 2.12), (0.38, 2.45), (0.26, 2.5)], 0.03), studio.fixed('#26242b', roughness=0.4), at)
    ball(0.26, steel(studio, 0.08), (at[0], at[1], 2.52), detail=4)
    turned(rounded([(0, 1.05), (0.5, 1.05), (0.5, 0), (0.44, 0), (0.44, 0.9)], 0.06), studio.colour(roughness=0.4), (0.85, 0.0, 0))
    beans(studio, studio.fixed((0.07, 0.028, 0.013), roughness=0.35), (0.5, -0.85), 0.8, 26)
    present(studio, view)
