"""A soft toy elephant sewn from cloth, sitting, with button eyes and printed ears."""
import math

from goods.presenting import present
from goods.shapes import ball, grid, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth = studio.colour(roughness=0.95, sheen=0.5, bump=0.2, scale=90)
    soft = studio.accent(roughness=0.95, printed=True)
    dark, thread = studio.fixed((0.02, 0.02, 0.02), roughness=0.15), studio.fixed((0.15, 0.08, 0.05), roughness=0.8)
    ball(0.95, cloth, (0, 0.1, 0.95), (1, 0.9, 1.05), (0, 0, 0), 5, 0.006)
    ball(0.58, soft, (0, -0.46, 0.92), (1, 0.65, 1.12), detail=4)
    ball(0.8, cloth, (0, -0.1, 2.3), (1.02, 0.92, 0.95), (0, 0, 0), 5, 0.006)
    for side in (-1, 1):
        ear(cloth, soft, side)
        ball(0.36, cloth, (side * 0.62, -0.85, 0.34), (0.95, 1.35, 0.95), (0, 0, side * 18), 4, 0.008)
        ball(0.25, soft, (side * 0.72, -1.26, 0.36), (1, 0.3, 1), (0, 0, side * 18), 3)
        ball(0.29, cloth, (side * 0.88, -0.35, 1.25), (0.85, 0.95, 1.65), (38, side * -28, 0), 4, 0.008)
        ball(0.075, dark, (side * 0.3, -0.79, 2.45))
        tusk = [(side * 0.28, -0.75, 2.05), (side * 0.36, -0.98, 1.95), (side * 0.34, -1.12, 2.0)]
        tube(tusk, [0.09, 0.075, 0.03], studio.fixed((0.85, 0.8, 0.68), roughness=0.9))
    trunk = [(0, -0.62, 2.25), (0, -0.95, 2.1), (0, -1.12, 1.7), (0.03, -1.12, 1.35), (0.1, -1.3, 1.12), (0.16, -1.5, 1.18)]
    tube(trunk, [0.3, 0.27, 0.22, 0.18, 0.16, 0.15], cloth)
    for k in range(9):
        z = 0.42 + 0.12 * k
        tube([(-0.03, -0.87 + 0.05 * abs(k - 4) * 0.7, z), (0.05, -0.88 + 0.05 * abs(k - 4) * 0.7, z + 0.04)], 0.014, thread, smooth=False)
    present(studio, view)


def ear(cloth, lining, side):
    """A large flat ear with a printed lining."""

    def surface(u, v, grow=1.0, ahead=0.0):
        a = math.tau * u
        x, z = 0.62 * grow * v * math.cos(a), 0.72 * grow * v * math.sin(a) * (1 + 0.15 * math.cos(a))
        return (side * (1.15 + x), 0.05 - ahead - 0.28 * (x + 0.4) ** 2, 2.3 + z)

    thick(grid(surface, cloth, 40, 8), 0.16)
    grid(lambda u, v: surface(u, v, 0.8, 0.1), lining, 40, 8)
