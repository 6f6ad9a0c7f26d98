"""A pair of hoops with a milled edge, one hanging on a block of stone, one leaning on it."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.shapes import box, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.17, metallic=1)
    stone = rough(studio.accent(roughness=0.85), 0.3, 24)
    box((1.5, 1.2, 1.1), stone, (-0.55, 0.55, 0.55), (0, 0, 12), 0.06)
    hoop_of(metal, (-0.6, -0.18, 0.98), (76, 0, 14))
    hoop_of(metal, (0.95, -0.55, 0.93), (84, 0, -38))
    present(studio, view)


def hoop_of(metal, at, turn):
    """One earring: a flat band with a milled edge and the wire that goes through the ear."""
    section = [(0.78, -0.11), (0.9, -0.12), (0.93, -0.09), (0.93, 0.09), (0.9, 0.12), (0.78, 0.11), (0.77, 0), (0.78, -0.11)]
    turned(section, metal, at, turn, 240, ribs=lambda a, z: 1 + (0.014 * math.cos(90 * a) if abs(z) < 0.1 else 0))
    arc = [(0.24 * math.cos(a), 0.24 * math.sin(a) + 0.9, 0) for a in [i * math.pi / 10 for i in range(11)]]
    tube(arc, 0.025, metal, at=at, turn=turn)
