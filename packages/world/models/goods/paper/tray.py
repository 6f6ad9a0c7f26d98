"""A desk tray of teak with compartments: pencils, clips, a roll of tape, a stack of cards."""

from goods.materials import PALE_WOOD, WOOD, brass, wood
from goods.presenting import present
from goods.shapes import box, hoop, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    teak = wood(studio, WOOD, 0.45)
    box((3.4, 2.2, 0.14), teak, (0, 0, 0.07), bevel=0.02)
    for y in (-1.05, 1.05):
        box((3.4, 0.12, 0.5), teak, (0, y, 0.25), bevel=0.03)
    for x in (-1.64, 1.64, 0.4):
        box((0.12, 2.1, 0.5 if abs(x) > 1 else 0.4), teak, (x, 0, 0.24), bevel=0.03)
    box((2.0, 0.1, 0.4), teak, (-0.6, 0.1, 0.22), bevel=0.02)
    for k, paint in enumerate((studio.colour(roughness=0.25), studio.accent(roughness=0.3), studio.colour(roughness=0.25))):
        y = -0.85 + 0.28 * k
        rod((-1.5, y, 0.24), (0.0, y + 0.05, 0.24), 0.085, paint)
        rod((0.0, y + 0.05, 0.24), (0.25, y + 0.055, 0.24), 0.085, studio.fixed(PALE_WOOD), 0.01)
    for k in range(6):
        box((0.95, 1.5, 0.035), studio.fixed((0.82, 0.77, 0.65), roughness=0.9), (1.02, 0.02, 0.17 + 0.036 * k), (0, 0, 2 * (k % 3) - 2), 0)
    metal = brass(studio)
    for k in range(9):
        x, y = studio.random.uniform(-1.35, -0.7), studio.random.uniform(0.3, 0.85)
        hoop(0.11, 0.022, metal, (x, y, 0.18 + 0.03 * k), (studio.random.uniform(-25, 25), 20, 30 * k), 1)
    turned([(0.3, 0), (0.42, 0), (0.42, 0.4), (0.3, 0.4), (0.3, 0)], studio.accent(roughness=0.5), (-0.1, 0.58, 0.16))
    present(studio, view, up=46)
