"""A rag doll that sits: woollen hair in two plaits, a printed frock, a white coat and a stethoscope."""
import math

from goods.soft.sewn import dark, stitches, stuffed
from goods.presenting import present
from goods.shapes import ball, tube, turned
from goods.profiles import flowing

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    frock = studio.colour(roughness=0.95, printed=True)
    skin, hair = studio.fixed((0.48, 0.25, 0.13), roughness=0.95), studio.fixed((0.06, 0.035, 0.03), roughness=0.95)
    coat, lip = studio.fixed((0.86, 0.85, 0.81), roughness=0.95), studio.fixed((0.55, 0.06, 0.06), roughness=0.9)
    turned(flowing([(1.05, 0.12), (1.0, 0.3), (0.72, 0.9), (0.5, 1.5), (0.34, 1.85), (0.0, 1.95)]), frock, ribs=lambda a, z: 1 + 0.05 * math.sin(12 * a) * max(0, 1.2 - z))
    stuffed(0.62, skin, (0, -0.05, 2.5), (1, 0.92, 1.02))
    stuffed(0.66, hair, (0, 0.12, 2.62), (1.03, 0.9, 1.0))
    for k in range(9):
        x = -0.5 + 0.125 * k
        tube([(0, -0.42, 3.1), (x * 0.8, -0.58, 2.98), (x * 1.15, -0.5, 2.75)], 0.07, hair)
    for side in (-1, 1):
        for k in range(7):
            ball(0.15, hair, (side * (0.66 + 0.03 * k), -0.05 - 0.05 * k, 2.5 - 0.17 * k), (1, 1, 0.8), detail=3)
        ball(0.16, frock, (side * 0.82, -0.36, 1.38), (1.2, 0.8, 0.7), detail=3)
        ball(0.065, dark(studio), (side * 0.22, -0.59, 2.55), (1, 0.6, 1.2))
        ball(0.09, lip, (side * 0.34, -0.54, 2.36), (1.2, 0.4, 0.8), detail=3)
        tube([(side * 0.35, -0.05, 1.75), (side * 0.85, -0.3, 1.3), (side * 0.75, -0.75, 0.95)], [0.2, 0.22, 0.2], coat)
        stuffed(0.17, skin, (side * 0.72, -0.86, 0.9))
        tube([(side * 0.35, -0.6, 0.25), (side * 0.42, -1.2, 0.2), (side * 0.45, -1.6, 0.2)], [0.2, 0.19, 0.17], skin)
        stuffed(0.22, dark(studio), (side * 0.46, -1.72, 0.24), (0.9, 0.9, 1.2))
        tube([(side * 0.3, -0.12, 1.9), (side * 0.46, -0.5, 1.45), (side * 0.62, -0.72, 0.75)], [0.14, 0.18, 0.24], coat)
    stitches(studio, [(0.16 * t, -0.6 + 0.03 * t * t, 2.26 + 0.05 * t * t) for t in (-1, -0.4, -0.2, 0.4, 0.5, 1)])
    tube([(-0.32, -0.2, 1.98), (-0.22, -0.55, 1.6), (0, -0.66, 1.2), (0.22, -0.55, 1.6), (0.32, -0.2, 1.98)], 0.035, dark(studio))
    ball(0.11, studio.fixed((0.75, 0.75, 0.77), roughness=0.2, metallic=1), (0, -0.72, 1.13), (1, 0.5, 1))
    present(studio, view)
