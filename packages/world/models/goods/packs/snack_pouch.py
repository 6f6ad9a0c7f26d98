"""A pouch of snacks with chips of banana spilt before it."""
import math

from goods.packaging import pouch
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    pouch(studio, 2.0, 2.8, 0.7, at=(0, 0.3, 0), turn=(0, 0, 5), roughness=0.4)
    chip = studio.fixed((0.72, 0.42, 0.06), roughness=0.5, bump=0.3, scale=14)
    disc = flowing([(0, 0.06), (0.15, 0.05), (0.3, 0.07), (0.36, 0.12), (0.35, 0.08), (0.3, 0.03), (0, 0.02)])
    for k in range(26):
        a, r = k * 2.39996, 0.95 * math.sqrt((k + 0.5) / 26)
        at = (0.35 + r * math.cos(a), -1.15 + 0.5 * r * math.sin(a), 0.02 + 0.3 * max(0, 0.6 - r))
        turned(disc, chip, at, (studio.random.uniform(-24, 24), studio.random.uniform(-24, 24), 0), 40)
    present(studio, view)
