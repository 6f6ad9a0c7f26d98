"""A serving bowl with a glaze that breaks to brown at the rim."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    glaze = studio.colour(roughness=0.17, printed=True)
    inside = studio.accent(roughness=0.2)
    bare = rough(studio.fixed((0.42, 0.26, 0.15), roughness=0.9), 0.3, 40)
    wave = lambda a, z: 1 + 0.006 * math.sin(z * 38)
    turned(flowing([(0.6, 0.1), (0.8, 0.16), (1.15, 0.45), (1.4, 0.9), (1.5, 1.28)]), glaze, ribs=wave)
    turned(flowing([(1.42, 1.28), (1.3, 0.9), (1.05, 0.5), (0.6, 0.25), (0, 0.2)]), inside)
    turned(rounded([(1.49, 1.26), (1.5, 1.31), (1.46, 1.34), (1.42, 1.31), (1.41, 1.26)], 0.02), bare)
    turned(vessel(rounded([(0.55, 0), (0.62, 0.0), (0.64, 0.14)], 0.03), 0.08), bare)
    present(studio, view)
