"""Strands of pearls with a drop, on a bust covered in cloth."""
import math

from goods.materials import pearl, rough
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, grid, turned

VIEWS = ('front', 'side', 'detail')
STRANDS = ((0.66, 0.30), (0.84, 0.55), (1.02, 0.86))


def build(studio, view):
    metal, pearls = studio.colour(roughness=0.2, metallic=1), pearl(studio)
    bust(rough(studio.accent(roughness=0.95), 0.15, 90))
    for number, (width, drop) in enumerate(STRANDS):
        count = 44 + number * 12
        for k in range(count):
            at = on_bust(-1 + 2 * (k + 0.5) / count, width, drop)
            small = (k + number) % 6 == 0
            ball(0.05 if small else 0.066, metal if small else pearls, at, detail=3)
    x, y, z = on_bust(0, *STRANDS[-1])
    turned(rounded([(0, -0.05), (0.24, -0.04), (0.27, 0), (0.2, 0.06), (0, 0.08)], 0.03), metal, (x, y, z - 0.27), (80, 0, 0))
    ball(0.12, studio.fixed((0.42, 0.01, 0.04), roughness=0.06), (x, y - 0.08, z - 0.27), (1, 0.6, 1))
    for k in range(16):
        a = math.tau * k / 16
        ball(0.042, pearls, (x + 0.22 * math.cos(a), y - 0.06, z - 0.27 + 0.22 * math.sin(a)), detail=2)
    ball(0.1, metal, (x, y - 0.03, z - 0.66), (0.8, 0.8, 1.4))
    present(studio, view)


def chest(x, z):
    """How far the bust stands out towards the camera at (x, z)."""
    breadth = 0.5 + 1.1 * max(0, min(1, (2.6 - z) / 1.2)) ** 0.8
    inside = max(0.0, 1 - (x / breadth) ** 2)
    return -(0.32 + 0.42 * max(0, min(1, (2.7 - z) / 2))) * math.sqrt(inside) - 0.05


def on_bust(t, width, drop):
    """A point of a strand, t from -1 at the left of the neck to 1 at the right."""
    a = math.pi / 2 * t
    x = width * math.sin(a)
    z = 2.75 - (drop + width * 0.62) * math.cos(a) ** 1.2
    return (x, chest(x, z) - 0.05, z)


def bust(cloth):
    """Neck, shoulders and chest, cut off flat behind."""

    def surface(u, v):
        z = 0.25 + 3.0 * v
        breadth = 0.5 + 1.1 * max(0, min(1, (2.6 - z) / 1.2)) ** 0.8
        breadth *= 1 - 0.35 * max(0, 1 - v * 2.2) ** 2
        a = math.pi * (u - 0.5)
        x = breadth * math.sin(a)
        return (x, chest(x * 0.999, z) if abs(x) < breadth else 0, z)

    grid(surface, cloth, 60, 40)
    turned(flowing([(0.7, 0), (0.6, 0.05), (0.3, 0.2), (0.25, 0.4)]), cloth, (0, 0.05, 0))
