"""A plum cake with a slice cut out, on a stand."""
import math

from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, loft, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    stand = studio.accent(roughness=0.2)
    turned(flowing([(0, 0), (0.75, 0), (0.7, 0.06), (0.25, 0.25), (0.2, 0.6), (0.3, 0.76)]), stand)
    turned(rounded([(0, 0.76), (1.6, 0.78), (1.66, 0.84), (1.66, 0.92), (1.6, 0.9), (0, 0.86)], 0.03), stand)
    crumb = studio.fixed((0.16, 0.06, 0.022), roughness=0.9, bump=0.8, scale=16)
    icing = studio.fixed((0.85, 0.82, 0.75), roughness=0.45, subsurface=0.1)
    wedge(crumb, 1.25, 0.9, 1.75, (0, 0, 0))
    wedge(icing, 1.28, 1.72, 1.86, (0, 0, 0), drip=True)
    fruit = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.45, 0.02, 0.02), (0.6, 0.3, 0.04), (0.12, 0.03, 0.05))]
    nut = studio.fixed((0.55, 0.33, 0.15), roughness=0.6)
    for k in range(26):
        a = math.radians(-52 + 315 * k / 25)
        r = 0.95 if k % 2 else 0.6
        ball(0.12, fruit[k % 3] if k % 4 else nut, (r * math.cos(a), r * math.sin(a), 1.9), (1.1, 0.9, 0.8), (0, 0, 40 * k), 3, 0.05, k % 5)
    for k in range(16):
        side, r = k % 2, studio.random.uniform(0.2, 1.15)
        a = math.radians(-55 if side else -100)
        ball(0.04, fruit[k % 3], (r * math.cos(a), r * math.sin(a), studio.random.uniform(1.0, 1.65)), detail=2)
    present(studio, view)


def wedge(material, radius, low, high, at, drip=False):
    """A round cake without the slice that faces the camera."""
    angles = [math.radians(-55 + 315 * k / 72) for k in range(73)]

    def outline(r, z):
        edge = [(r * math.cos(a), r * math.sin(a), z - (0.16 * max(0, math.sin(a * 9)) ** 2 if drip and z == low else 0)) for a in angles]
        return [(0, 0, z), *edge]

    soft = 0.05
    loft([outline(radius, low), outline(radius, high - soft), outline(radius - soft, high)], material, at, smooth=50)
