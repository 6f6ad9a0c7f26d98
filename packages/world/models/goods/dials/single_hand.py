"""A wristwatch with one hand and a mark for every quarter of an hour."""
from goods.dials.movement import face
from goods.jewellery.watch import strap
from goods.materials import steel
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import rod, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    case = steel(studio, 0.16)
    strap(studio.colour(roughness=0.55))
    at, turn = (0, -0.98, 1.62), (68, 0, 0)
    turned(rounded([(0, -0.18), (0.86, -0.18), (0.92, 0), (0.86, 0.13), (0.8, 0.16), (0.78, 0.1), (0, 0.1)], 0.04), case, at, turn)
    bidri, silver = studio.fixed('#17161a', roughness=0.35), studio.fixed('#d8d9dc', roughness=0.3)
    together(face(studio, 0.78, ((38, 0.66, 0.06),), 48, 0.125, bidri, silver), at, turn)
    rod((0.88, -1.0, 1.62), (1.06, -1.0, 1.62), 0.08, case)
    present(studio, view)
