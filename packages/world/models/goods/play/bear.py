"""A soft toy bear sewn from cloth, sitting: long muzzle, round ears, a printed crescent on its chest."""

from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth = studio.colour(roughness=0.95, sheen=0.5, bump=0.2, scale=90)
    soft = studio.accent(roughness=0.95, printed=True)
    dark, thread = studio.fixed((0.02, 0.02, 0.02), roughness=0.15), studio.fixed((0.15, 0.08, 0.05), roughness=0.8)
    ball(0.95, cloth, (0, 0.1, 0.95), (1, 0.9, 1.05), (0, 0, 0), 5, 0.006)
    ball(0.56, soft, (0, -0.46, 0.98), (1, 0.65, 1.08), detail=4)
    ball(0.76, cloth, (0, -0.1, 2.3), (1.08, 0.92, 0.95), (0, 0, 0), 5, 0.006)
    muzzle(soft, dark, thread)
    for side in (-1, 1):
        ball(0.26, cloth, (side * 0.62, -0.02, 2.92), (1, 0.5, 1), (0, side * 20, 0), 4, 0.008)
        ball(0.16, soft, (side * 0.62, -0.12, 2.92), (1, 0.4, 1), (0, side * 20, 0), 3)
        ball(0.08, dark, (side * 0.31, -0.73, 2.5))
        ball(0.36, cloth, (side * 0.62, -0.85, 0.34), (0.95, 1.35, 0.95), (0, 0, side * 18), 4, 0.008)
        ball(0.25, soft, (side * 0.74, -1.26, 0.36), (1, 0.3, 1), (0, 0, side * 18), 3)
        ball(0.29, cloth, (side * 0.9, -0.3, 1.25), (0.85, 0.95, 1.65), (30, side * -28, 0), 4, 0.008)
    present(studio, view)


def muzzle(soft, dark, thread):
    """The snout with its nose and a stitched mouth."""
    ball(0.36, soft, (0, -0.72, 2.16), (0.95, 0.95, 0.78), detail=4)
    ball(0.12, dark, (0, -1.04, 2.27), (1.25, 0.7, 0.8))
    tube([(0, -1.07, 2.2), (0, -1.06, 2.06)], 0.016, thread, smooth=False)
    for side in (-1, 1):
        tube([(0, -1.06, 2.06), (side * 0.09, -1.04, 2.0), (side * 0.19, -0.98, 2.03)], 0.016, thread)
