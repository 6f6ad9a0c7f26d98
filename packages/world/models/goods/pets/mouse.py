"""A cloth mouse for a cat: round ears, long tail, stitched nose."""

from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, lining = studio.colour(roughness=0.95, sheen=0.4, bump=0.2, scale=80), studio.accent(roughness=0.95)
    dark = studio.fixed((0.02, 0.02, 0.02), roughness=0.15)
    ball(0.8, cloth, (0.25, 0.3, 0.72), (1.0, 1.35, 0.88), (0, 0, 24), 5, 0.006)
    ball(0.5, cloth, (-0.3, -0.8, 0.62), (0.9, 1.2, 0.88), (0, 0, 24), 4, 0.006)
    for side, x, y in ((-1, -0.55, -0.35), (1, 0.3, -0.62)):
        ball(0.38, cloth, (x, y, 1.3), (1, 0.28, 1), (12, 0, 24 + 12 * side), 4)
        ball(0.27, lining, (x - 0.04, y - 0.1, 1.3), (1, 0.2, 1), (12, 0, 24 + 12 * side), 4)
    for x, y in ((-0.68, -0.98), (-0.22, -1.2)):
        ball(0.07, dark, (x, y, 0.85))
    ball(0.11, studio.fixed((0.55, 0.1, 0.12), roughness=0.5), (-0.6, -1.36, 0.62))
    for k in range(3):
        for side in (-1, 1):
            tube([(-0.58, -1.3, 0.58), (-0.6 + side * 0.4, -1.32 - 0.1 * side, 0.6 + 0.1 * (k - 1)), (-0.6 + side * 0.75, -1.3 - 0.2 * side, 0.5 + 0.2 * (k - 1))], 0.01, dark)
    tail = [(0.65, 1.2, 0.4), (1.1, 1.5, 0.2), (1.6, 1.1, 0.1), (1.5, 0.3, 0.08), (1.95, -0.3, 0.08), (1.7, -0.9, 0.08)]
    tube(tail, [0.09, 0.08, 0.07, 0.06, 0.05, 0.04], lining)
    present(studio, view)
