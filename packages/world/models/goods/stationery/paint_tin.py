"""A travelling tin of twelve watercolours, open, with a brush and dabs of paint in its lid."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, box, rod, together, turned

VIEWS = ('front', 'side', 'detail')
PANS = ('#7a2a1a', '#b5561f', '#d99a1a', '#e3c34a', '#6b7a2a', '#2f5d3a', '#1f5f66', '#2f4a86', '#3b3266', '#7a2f4a', '#5a4030', '#26242b')


def build(studio, view):
    outside, white = studio.colour(roughness=0.3), studio.fixed((0.86, 0.85, 0.81), roughness=0.2)
    box((3.1, 1.5, 0.3), outside, (0, 0, 0.15), bevel=0.06)
    box((2.95, 1.35, 0.05), white, (0, 0, 0.3), bevel=0.02)
    for k, hex_ in enumerate(PANS):
        x, y = -1.22 + 0.49 * (k % 6), 0.33 - 0.66 * (k // 6)
        box((0.42, 0.56, 0.14), white, (x, y, 0.36), bevel=0.03)
        box((0.34, 0.47, 0.1), studio.fixed(hex_, roughness=0.35, bump=0.3, scale=9), (x, y, 0.4), bevel=0.04)
    lid = [box((3.1, 0.12, 1.5), outside, (0, 0, 0.75), bevel=0.05), box((2.9, 0.06, 1.32), white, (0, -0.06, 0.75), bevel=0.02)]
    for k, (x, z, size) in enumerate(((-0.95, 0.9, 0.3), (-0.2, 0.6, 0.24), (0.5, 0.95, 0.33), (1.05, 0.5, 0.2))):
        paint = studio.fixed(PANS[(k * 4 + 2) % 12], roughness=0.3)
        lid.append(ball(size, paint, (x, -0.09, z), (1.15, 0.06, 0.85), (0, 30 * k, 0), 4, 0.12, k))
    together(lid, (0, 0.78, 0.28), (-14, 0, 0))
    handle = flowing([(0.03, 0), (0.07, 0.6), (0.06, 1.5), (0.03, 2.1), (0, 2.12)])
    brush = [turned(handle, wood(studio, PALE_WOOD)), rod((0, 0, -0.35), (0, 0, 0.05), 0.055, studio.fixed((0.75, 0.76, 0.78), roughness=0.2, metallic=1))]
    brush.append(turned(flowing([(0.05, -0.3), (0.09, -0.48), (0.05, -0.66), (0, -0.8)]), studio.fixed((0.1, 0.05, 0.03), roughness=0.8)))
    together(brush, (0.9, -1.1, 0.09), (0, -92, 8))
    present(studio, view, up=36)
