"""A straight kurta with side slits, band collar and placket."""
import sewing
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.62), (.16, 1.70), (.27, 1.90), (.30, 2.06), (.30, 2.06), (.56, 1.99), (.82, 1.86), (1.18, 1.28), (1.52, .66), (1.52, .66), (1.24, .50), (1.24, .50),
        (.98, .94), (.78, 1.24), (.72, .9), (.68, .4), (.72, -.3), (.79, -.9), (.86, -1.5), (.89, -2.0), (.89, -2.0), (.45, -2.03), (0, -2.03)]
NECK = [(-.30, 2.06), (-.27, 1.90), (-.16, 1.70), (0, 1.62), (.16, 1.70), (.27, 1.90), (.30, 2.06)]


def build(studio, view):
    outline = sewing.curve(sewing.mirrored(HALF))
    neck = sewing.curve(NECK, closed=False)
    back = [(-.31, 2.05), (-.14, 1.97), (.14, 1.97), (.31, 2.05), (.3, 1.6), (-.3, 1.6)]
    tailor.garment(studio, view, outline, neck, back, .78, [(.80, 1.55, -58), (-.80, 1.55, 58)], seed=2,
                   placket=(-.06, .06, .86, 1.63), buttons=[(0, y) for y in (1.5, 1.28, 1.06)])
