"""A choker of cowries and coins on a twisted cord, round a stand."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    stand = studio.accent(roughness=0.9)
    turned(flowing([(0.9, 0), (0.95, 0.1), (0.8, 0.5), (0.66, 1.1), (0.68, 1.7), (0.78, 2.2), (0.6, 2.5), (0, 2.56)]), stand)
    cord, shell = studio.fixed((0.45, 0.03, 0.03), roughness=0.9), studio.fixed((0.84, 0.77, 0.62), roughness=0.12)
    dark, coin = studio.fixed((0.2, 0.1, 0.06), roughness=0.5), studio.colour(roughness=0.25, metallic=1)
    for lift in (0, 0.13):
        ring = [(0.72 * math.cos(a), 0.72 * math.sin(a) - 0.02, 1.62 + lift - 0.07 * math.sin(a)) for a in [math.tau * k / 40 for k in range(40)]]
        tube(ring, 0.05, cord, closed=True)
    for k in range(13):
        a = math.radians(-174 + 14 * k + 0)
        x, y, z = 0.8 * math.cos(a), 0.8 * math.sin(a) - 0.02, 1.5 - 0.08 * math.sin(a)
        if k % 2:
            ball(0.145, shell, (x, y, z - 0.08), (0.8, 0.6, 1.35), (0, 0, math.degrees(a) + 90), 4)
            tube([(x * 1.12, y * 1.12, z + 0.06), (x * 1.13, y * 1.13, z - 0.2)], 0.02, dark, smooth=False)
        else:
            turned([(0.17, 0), (0.17, 0.035), (0.12, 0.035), (0.12, 0.025), (0, 0.025)], coin, (x, y, z - 0.16), (90, 0, math.degrees(a) + 90))
            hoop(0.045, 0.014, brass(studio), (x, y, z + 0.05), (90, 0, math.degrees(a) + 90))
    present(studio, view)
