"""A ladle with a long handle that hangs from a peg rail, and measuring spoons beside it."""
from goods.materials import WOOD, wood
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import box, hoop, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, timber = studio.colour(roughness=0.22, metallic=1), wood(studio, WOOD)
    box((3.3, 0.16, 0.42), timber, (0, 0.3, 3.4), bevel=0.04)
    for x in (-1.5, 1.5):
        box((0.16, 0.16, 3.4), timber, (x, 0.36, 1.7), bevel=0.03)
    box((3.3, 0.9, 0.14), timber, (0, 0.3, 0.07), bevel=0.04)
    for x, bowl, long in ((-0.85, 0.46, 2.3), (0.0, 0.36, 1.95), (0.62, 0.28, 1.7), (1.12, 0.21, 1.45)):
        rod((x, 0.25, 3.3), (x, -0.05, 3.34), 0.06, timber)
        hoop(0.1, 0.03, metal, (x, 0.02, 3.28), (90, 0, 0))
        handle = [(x, 0.02, 3.2), (x, 0.02, 3.2 - long * 0.5), (x, 0.04, 3.2 - long + bowl * 0.6)]
        tube(handle, [0.055, 0.05, 0.07], metal)
        cup = turned(vessel(flowing([(0, 0), (bowl * 0.6, 0.03), (bowl * 0.95, bowl * 0.45), (bowl, bowl * 0.7)]), 0.025), metal)
        together([cup], (x, -bowl * 0.55, 3.2 - long - bowl * 0.05), (38, 0, 0))
    present(studio, view, up=10)
