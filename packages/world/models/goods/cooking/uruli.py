"""A wide low bronze uruli with two handles; water, floating marigolds and a small light."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, leaf, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bronze = studio.fixed((0.52, 0.34, 0.13), roughness=0.28, metallic=1)
    turned(vessel(flowing([(0, 0), (0.8, 0.02), (1.35, 0.3), (1.5, 0.72), (1.45, 0.84), (1.72, 0.9)]), 0.06), bronze)
    turned([(1.42, 0.62), (0, 0.62)], studio.fixed((0.1, 0.13, 0.12), roughness=0.03))
    for side in (-1, 1):
        tube([(side * 1.62, -0.35, 0.86), (side * 1.95, -0.3, 1.1), (side * 1.95, 0.3, 1.1), (side * 1.62, 0.35, 0.86)], 0.09, bronze)
    petals = [studio.fixed(rgb, roughness=0.7) for rgb in ((0.8, 0.3, 0.01), (0.86, 0.46, 0.03), (0.62, 0.05, 0.08))]
    for k, (x, y, size) in enumerate(((-0.75, -0.35, 0.36), (0.7, -0.5, 0.34), (0.55, 0.55, 0.33), (-0.4, 0.65, 0.32), (-1.05, 0.25, 0.24), (1.1, 0.1, 0.25), (0.05, -0.95, 0.27))):
        for ring in range(3):
            for j in range(9):
                leaf(size * (1 - 0.25 * ring), size * 0.5, petals[k % 3], (x, y, 0.63 + 0.06 * ring), (0, -12 - 24 * ring, 40 * j + 20 * ring + 30 * k), -0.1, 0.1, 0.5)
    turned(flowing([(0, 0), (0.2, 0), (0.26, 0.14), (0.22, 0.12), (0, 0.08)]), studio.fixed((0.5, 0.19, 0.085), roughness=0.8), (0, 0, 0.62))
    ball(0.07, glowing(studio, (1, 0.62, 0.2), 2.6), (0, -0.02, 0.86), (0.8, 0.8, 1.8), detail=3)
    present(studio, view, up=32)
