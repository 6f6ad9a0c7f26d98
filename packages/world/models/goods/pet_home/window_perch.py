"""A perch for a cat at a window: a padded shelf on two brackets below the sill, by a frame with four panes."""
from goods.materials import WOOD, glass, wood
from goods.presenting import present
from goods.shapes import box, rod, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber, pad = wood(studio, WOOD, 0.5), studio.colour(roughness=0.95, sheen=0.3, bump=0.2, scale=40)
    sky = studio.fixed((0.5, 0.68, 0.76), roughness=0.4)
    box((2.6, 0.05, 2.3), sky, (0, 0.72, 2.2), bevel=0)
    box((2.6, 0.04, 2.3), glass(studio), (0, 0.62, 2.2), bevel=0)
    for x in (-1.35, 0, 1.35):
        box((0.16 if x else 0.09, 0.24, 2.5), timber, (x, 0.6, 2.2), bevel=0.02)
    for z in (1.05, 2.25, 3.4):
        box((2.8, 0.24, 0.16 if z != 2.25 else 0.09), timber, (0, 0.6, z), bevel=0.02)
    box((3.0, 0.5, 0.12), timber, (0, 0.5, 0.94), bevel=0.03)
    box((2.3, 1.3, 0.12), timber, (0, -0.25, 0.72), bevel=0.03)
    box((2.2, 1.2, 0.3), pad, (0, -0.25, 0.93), bevel=0.14)
    tube([(x, y, 0.93) for x, y in ((-1.1, -0.85), (1.1, -0.85), (1.1, 0.35), (-1.1, 0.35))], 0.035, studio.accent(roughness=0.8), True, smooth=False)
    for x in (-0.85, 0.85):
        box((0.12, 0.1, 0.8), timber, (x, 0.42, 0.4), bevel=0.02)
        rod((x, 0.4, 0.08), (x, -0.72, 0.66), 0.06, timber)
    present(studio, view, up=14)
