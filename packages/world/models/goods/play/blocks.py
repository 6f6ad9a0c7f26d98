"""Building blocks: a small street of houses with a temple, in colours of lac."""
from goods.materials import PALE_WOOD
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, loft, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    first, second = studio.colour(roughness=0.3), studio.accent(roughness=0.35)
    plain, red, blue = studio.fixed(PALE_WOOD, roughness=0.55), studio.fixed((0.5, 0.05, 0.02), roughness=0.3), studio.fixed((0.02, 0.16, 0.2), roughness=0.3)
    for x, y, z, paint in ((-1.1, 0, 0, first), (-1.1, 0, 1, plain), (0, 0.1, 0, blue), (1.1, 0, 0, second), (0, 0.1, 1, first), (1.1, 0, 1, red)):
        box((0.96, 0.96, 0.96), paint, (x, y, 0.48 + 0.97 * z), (0, 0, 4 * x), 0.05)
    roof(red, (-1.1, 0, 1.95))
    turned(rounded([(0.48, 0), (0.48, 0.2), (0.3, 0.55), (0.1, 0.8), (0.12, 0.92), (0, 1.02)], 0.08), second, (0, 0.1, 1.95))
    roof(blue, (1.1, 0, 1.95))
    box((0.96, 0.96, 0.96), red, (-0.65, -1.25, 0.48), (0, 0, 18), 0.05)
    turned(rounded([(0, 0), (0.42, 0), (0.42, 0.95), (0, 0.95)], 0.05), plain, (0.5, -1.2, 0))
    roof(first, (1.3, -1.25, 0))
    box((0.4, 0.01, 0.6), plain, (0, -0.4, 0.34), bevel=0)
    present(studio, view)


def roof(paint, at):
    """A gable."""
    shape = loft([[(-0.5, y, 0), (0.5, y, 0), (0, y, 0.62)] for y in (-0.48, 0.48)], paint, at, smooth=20)
    soft = shape.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.04, 3
