"""What soft toys share: cloth, stuffing, button eyes and stitches."""

from goods.shapes import ball, tube


def cloths(studio):
    """The toy's own cloth, and a printed second one."""
    return studio.colour(roughness=0.95, sheen=0.5, bump=0.2, scale=90), studio.accent(roughness=0.95, bump=0.2, scale=90)


def dark(studio):
    return studio.fixed((0.02, 0.02, 0.02), roughness=0.15)


def thread(studio):
    return studio.fixed((0.15, 0.08, 0.05), roughness=0.8)


def stuffed(radius, cloth, at, scale=(1, 1, 1), turn=(0, 0, 0)):
    """A stuffed part, not quite even."""
    return ball(radius, cloth, at, scale, turn, 5 if radius > 0.6 else 4, 0.007)


def eyes(studio, x, y, z, size=0.08):
    """Two button eyes."""
    for side in (-1, 1):
        ball(size, dark(studio), (side * x, y, z), (1, 0.7, 1))
        ball(size * 0.28, studio.fixed((0.9, 0.9, 0.88), roughness=0.2), (side * x - size * 0.3, y - size * 0.62, z + size * 0.35), detail=2)


def stitches(studio, points):
    """Short stitches along a line of points."""
    for before, after in zip(points[::2], points[1::2]):
        tube([before, after], 0.018, thread(studio), smooth=False)
