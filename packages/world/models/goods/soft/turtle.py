"""A soft turtle: a domed shell sewn from patches, four flippers and a small head."""
import math

from goods.soft.sewn import cloths, eyes, stitches, stuffed
from goods.presenting import present
from goods.shapes import ball, hoop, thick, grid

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, second = cloths(studio)

    def shell(u, v):
        a, r = math.tau * u, v
        bump = 0.03 * abs(math.sin(3.5 * a)) * math.sin(math.pi * min(1, r * 1.05))
        return (1.35 * r * math.cos(a), 1.5 * r * math.sin(a), 0.35 + (0.95 + bump) * math.sqrt(max(0, 1 - r * r)))

    thick(grid(shell, second, 70, 24), 0.05)
    hoop(1.36, 0.12, cloth, (0, 0, 0.37)).scale = (1, 1.11, 1)
    stuffed(1.25, cloth, (0, 0, 0.36), (1, 1.12, 0.26))
    stuffed(0.5, cloth, (0, -1.85, 0.62), (0.95, 1.1, 0.85))
    eyes(studio, 0.26, -2.25, 0.78, 0.085)
    stitches(studio, [(0.2 * math.sin(t), -2.36 + 0.05 * t * t, 0.47 + 0.05 * t * t) for t in (-1, -0.6, -0.4, 0, 0.1, 0.5, 0.65, 1)])
    for side in (-1, 1):
        stuffed(0.5, cloth, (side * 1.45, -1.0, 0.22), (1.35, 0.62, 0.3), (0, side * 12, side * -38))
        stuffed(0.36, cloth, (side * 1.15, 1.2, 0.2), (1.2, 0.65, 0.32), (0, 0, side * 40))
    for k in range(7):
        a = math.tau * k / 7
        line = [(1.35 * r * math.cos(a), 1.5 * r * math.sin(a), 0.4 + 0.95 * math.sqrt(1 - r * r)) for r in [0.25 + 0.6 * i / 13 for i in range(14)]]
        stitches(studio, line)
    ball(0.12, cloth, (0, 0, 1.32), (1.4, 1.4, 0.4))
    present(studio, view, up=24)
