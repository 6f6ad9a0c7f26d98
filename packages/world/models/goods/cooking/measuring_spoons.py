"""Four lacquered measuring spoons, from large to small, fanned on a ring."""
import math

from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, hoop, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paints = [studio.fixed(hex_, roughness=0.12) for hex_ in ('#b5371f', '#d99412', '#0b6b66', '#3b3a66')]
    stripe = studio.fixed('#f0e4c8', roughness=0.2)
    for k, size in enumerate((0.56, 0.46, 0.37, 0.29)):
        bowl = turned(vessel(flowing([(0, 0), (size * 0.6, size * 0.08), (size * 0.95, size * 0.5), (size, size * 0.75)]), 0.05), paints[k], (0, -1.7 - size, 0))
        grip = tube([(0, -1.75, size * 0.62), (0, -1.1, 0.32), (0, -0.2, 0.2)], [0.09, 0.075, 0.1], paints[k])
        bands = [hoop(0.095, 0.022, stripe, (0, y, 0.25), (90, 0, 0)) for y in (-0.5, -0.62)]
        end = ball(0.13, paints[k], (0, -0.12, 0.2), (1, 1, 0.8))
        together([bowl, grip, end, *bands], (0, 0.9, 0.02 * k), (0, 0, -48 + 32 * k))
    hoop(0.24, 0.03, studio.fixed((0.83, 0.58, 0.22), roughness=0.22, metallic=1), (0, 0.98, 0.24), (12, 0, 0))
    present(studio, view, up=46)
