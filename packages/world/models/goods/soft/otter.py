"""A soft otter on its back legs: a long body with a pale front, small ears, whiskers, paws that hold a shell."""
import math

from goods.soft.sewn import cloths, dark, eyes, stitches, stuffed
from goods.presenting import present
from goods.shapes import ball, leaf, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, front = cloths(studio)
    stuffed(0.82, cloth, (0, 0.1, 1.2), (0.92, 0.85, 1.5))
    stuffed(0.6, front, (0, -0.34, 1.15), (0.85, 0.6, 1.5))
    stuffed(0.6, cloth, (0, -0.05, 2.72), (1.08, 0.95, 0.86))
    stuffed(0.34, front, (0, -0.5, 2.55), (1.25, 0.75, 0.75))
    ball(0.12, dark(studio), (0, -0.76, 2.66), (1.3, 0.7, 0.8))
    eyes(studio, 0.28, -0.54, 2.86, 0.075)
    stitches(studio, [(0, -0.78, 2.58), (0, -0.77, 2.47), (0, -0.77, 2.47), (0.13, -0.74, 2.43), (0, -0.77, 2.47), (-0.13, -0.74, 2.43)])
    for side in (-1, 1):
        ball(0.15, cloth, (side * 0.52, -0.02, 3.08), (1, 0.6, 1), detail=4)
        tube([(side * 0.66, -0.1, 1.95), (side * 0.7, -0.55, 1.6), (side * 0.2, -0.88, 1.55)], [0.19, 0.17, 0.15], cloth)
        stuffed(0.27, cloth, (side * 0.5, -0.65, 0.2), (0.95, 1.6, 0.62), (0, 0, side * 16))
        for k in range(3):
            tube([(side * 0.25, -0.74, 2.56 - 0.05 * k), (side * 0.75, -0.72, 2.62 - 0.13 * k)], 0.01, dark(studio))
    for k in range(7):
        leaf(0.34, 0.16, studio.fixed((0.85, 0.72, 0.6), roughness=0.4), (0, -0.98, 1.42), (80, -90 + (k - 3) * 22, 0), 0.1, 0.2, 0.5)
    tube([(0, 0.7, 0.35), (0.6, 1.1, 0.2), (1.4, 0.9, 0.2), (1.75, 0.6, 0.3)], [0.32, 0.28, 0.18, 0.08], cloth)
    present(studio, view)
