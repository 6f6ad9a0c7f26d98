"""Rose cookies: crisp fried rings shaped as flowers, stacked on a plate before their tin."""
import math

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import hoop, together, tube, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    crisp = studio.fixed('#b8742c', roughness=0.7, bump=0.5, scale=20)
    plate = studio.fixed((0.82, 0.79, 0.72), roughness=0.2)
    turned(rounded([(0, 0), (1.3, 0), (1.62, 0.14), (1.6, 0.18), (1.25, 0.06), (0, 0.06)], 0.03), plate, (-0.25, -0.75, 0))
    for x, y, z, turn in ((-0.8, -0.6, 0.16, 0), (0.25, -0.55, 0.16, 12), (-0.25, -1.35, 0.16, 26), (-0.28, -0.8, 0.46, 8)):
        cookie(crisp, (x, y, z), (0, 0, turn))
    cookie(crisp, (1.05, -0.9, 0.62), (66, 0, 30))
    paint, trim = studio.colour(roughness=0.35), studio.fixed((0.83, 0.62, 0.3), roughness=0.25, metallic=1)
    turned(rounded([(0, 0), (0.95, 0), (0.95, 1.9), (0, 1.9)], 0.04), paint, (0.45, 1.0, 0))
    turned(rounded([(0.98, 1.6), (0.99, 1.92), (0.9, 1.98), (0, 1.98)], 0.03), trim, (0.45, 1.0, 0))
    hoop(0.96, 0.04, trim, (0.45, 1.0, 0.05))
    wrap(0.958, 0.45, 1.5, studio.label(), 140, (0.45, 1.0, 0))
    present(studio, view, up=28)


def cookie(crisp, at, turn):
    """Petals round two rings, all of one thin wall of batter."""
    petals = [((0.5 + 0.12 * abs(math.sin(4 * a)) ** 0.6) * math.cos(a), (0.5 + 0.12 * abs(math.sin(4 * a)) ** 0.6) * math.sin(a), 0) for a in [math.tau * k / 96 for k in range(96)]]
    parts = [tube(petals, 0.05, crisp, True, smooth=False), hoop(0.17, 0.045, crisp, tall=2.2), hoop(0.36, 0.04, crisp, tall=2.2)]
    parts += [tube([(0.17 * math.cos(a), 0.17 * math.sin(a), 0), (0.54 * math.cos(a), 0.54 * math.sin(a), 0)], 0.04, crisp, smooth=False) for a in [math.tau * k / 8 for k in range(8)]]
    together(parts, at, turn)
