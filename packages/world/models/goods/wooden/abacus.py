"""A bead abacus: ten rows of ten lacquered beads in a wooden frame."""

from goods.materials import PALE_WOOD, wood
from goods.presenting import present, turn_all
from goods.profiles import flowing
from goods.shapes import box, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = wood(studio, PALE_WOOD, 0.4)
    for x in (-1.45, 1.45):
        box((0.2, 0.24, 3.0), timber, (x, 0, 1.6), bevel=0.06)
        box((0.34, 1.1, 0.16), timber, (x, 0, 0.08), bevel=0.06)
    for z in (0.28, 3.02):
        box((3.1, 0.24, 0.2), timber, (0, 0, z), bevel=0.06)
    paints = [studio.colour(roughness=0.1), studio.accent(roughness=0.1), *[studio.fixed(hex_, roughness=0.1) for hex_ in ('#0b6b66', '#c98a12', '#3b3a66')]]
    wire = studio.fixed((0.7, 0.7, 0.72), roughness=0.25, metallic=1)
    bead = flowing([(0.03, -0.115), (0.1, -0.1), (0.125, 0), (0.1, 0.1), (0.03, 0.115)])
    for row in range(10):
        z = 0.52 + 0.255 * row
        rod((-1.4, 0, z), (1.4, 0, z), 0.02, wire)
        left = (10, 7, 4, 10, 6, 3, 8, 10, 5, 9)[row]
        for k in range(10):
            x = -1.22 + 0.235 * k if k < left else 1.22 - 0.235 * (9 - k)
            turned(bead, paints[(row // 2) % 5], (x, 0, z), (0, 90, 0), 32)
    turn_all(-14)
    present(studio, view)
