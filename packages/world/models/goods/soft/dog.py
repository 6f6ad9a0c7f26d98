"""A soft dog that sits: a long muzzle, one ear up and one down, patches of another cloth."""

from goods.soft.sewn import cloths, dark, eyes, stitches, stuffed
from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, second = cloths(studio)
    stuffed(0.85, cloth, (0, 0.15, 0.95), (0.95, 0.9, 1.2))
    stuffed(0.42, second, (-0.42, -0.42, 1.25), (0.9, 0.6, 1.1), (0, 20, 20))
    stuffed(0.68, cloth, (0, -0.12, 2.45), (1, 0.95, 0.92))
    stuffed(0.4, cloth, (0, -0.72, 2.26), (0.85, 1.1, 0.72))
    stuffed(0.33, second, (0.3, -0.52, 2.62), (0.9, 0.5, 0.95), (0, -15, 15))
    ball(0.13, dark(studio), (0, -1.14, 2.38), (1.2, 0.8, 0.85))
    eyes(studio, 0.28, -0.74, 2.62)
    stitches(studio, [(0, -1.15, 2.26), (0, -1.12, 2.12), (0, -1.12, 2.12), (0.14, -1.04, 2.06), (0, -1.12, 2.12), (-0.14, -1.04, 2.06)])
    stuffed(0.3, second, (-0.5, -0.05, 3.05), (0.62, 0.35, 1.25), (0, -14, 0))
    stuffed(0.3, cloth, (0.66, -0.12, 2.72), (0.5, 0.35, 1.2), (0, 150, 10))
    for side in (-1, 1):
        tube([(side * 0.42, -0.45, 1.35), (side * 0.46, -0.72, 0.75), (side * 0.46, -0.8, 0.22)], [0.24, 0.22, 0.2], cloth)
        stuffed(0.24, cloth, (side * 0.46, -0.95, 0.18), (0.95, 1.25, 0.72))
        stuffed(0.46, cloth, (side * 0.78, 0.05, 0.48), (0.75, 1.1, 0.95))
        stuffed(0.24, second if side > 0 else cloth, (side * 0.86, -0.5, 0.18), (0.95, 1.3, 0.7))
    tube([(0.3, 0.85, 0.5), (0.95, 1.0, 0.65), (1.3, 0.8, 1.2), (1.2, 0.7, 1.5)], [0.17, 0.15, 0.13, 0.09], cloth)
    tube([(-0.56, -0.18, 1.86), (0, -0.6, 1.75), (0.56, -0.18, 1.86), (0.4, 0.45, 1.95), (-0.4, 0.45, 1.95)], 0.09, second, closed=True)
    present(studio, view)
