"""A stand-up pouch of ground spice and a small brass bowl of it."""
from goods.materials import brass
from goods.packaging import heap, pouch
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    pouch(studio, at=(-0.35, 0.2, 0), turn=(0, 0, -6))
    at = (0.95, -0.85, 0)
    bowl = flowing([(0, 0), (0.3, 0), (0.34, 0.05), (0.56, 0.26), (0.6, 0.42)])
    turned(vessel(bowl, 0.03), brass(studio), at)
    spice = studio.accent(roughness=0.95, bump=0.6, scale=40)
    heap(0.57, 0.4, spice, (at[0], at[1], 0.36), 0.05)
    star = studio.fixed((0.12, 0.045, 0.02), roughness=0.7)
    for k in range(8):
        ball(0.13, star, (-0.3, -1.2, 0.06), (1.7, 0.42, 0.4), (0, -12, 45 * k), 2)
    for x, y, spin in ((0.15, -1.35, 20), (-0.75, -1.1, 100), (0.35, -1.1, 160)):
        ball(0.1, studio.fixed((0.22, 0.3, 0.09), roughness=0.7), (x, y, 0.07), (1.6, 0.7, 0.7), (0, 0, spin), 3)
    present(studio, view)
