"""A tall bottle with a spray head and its label."""
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, rod, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(rounded([(0, 0), (0.74, 0), (0.78, 0.06), (0.78, 2.2), (0.5, 2.45), (0.3, 2.5)], 0.16), studio.colour(roughness=0.25))
    wrap(0.79, 0.35, 1.75, studio.label(), 150)
    head = studio.accent(roughness=0.35)
    turned(rounded([(0.3, 2.42), (0.4, 2.44), (0.4, 2.72), (0.26, 2.76), (0.26, 2.86), (0.36, 2.9), (0.36, 3.2), (0.3, 3.26), (0, 3.26)], 0.03), head)
    rod((0.2, -0.18, 3.08), (0.3, -0.42, 3.08), 0.09, head)
    box((0.16, 0.04, 0.1), studio.fixed((0.05, 0.05, 0.05)), (0.31, -0.42, 3.08), (0, 0, 22), 0.01)
    present(studio, view)
