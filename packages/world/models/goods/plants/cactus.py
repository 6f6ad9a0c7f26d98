"""Three ball cacti in small pots, one with a flower."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import leaf, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paint = studio.colour(roughness=0.5, printed=True)
    greens = [studio.fixed(rgb, roughness=0.6) for rgb in ((0.06, 0.2, 0.08), (0.12, 0.28, 0.1), (0.05, 0.17, 0.1))]
    spine = studio.fixed((0.75, 0.66, 0.45), roughness=0.6)
    for k, (x, y, r, size, tall) in enumerate(((-1.05, 0, 0.62, 0.62, 1.1), (0.15, -0.45, 0.55, 0.5, 0.95), (1.15, 0.15, 0.64, 0.5, 1.9))):
        top = pot(studio, r, 0.95, (x, y, 0), paint if k != 1 else None)
        ball_cactus(studio, greens[k], spine, (x, y, top - 0.05), size, tall, 13 + k)
    for spin in range(0, 360, 36):
        leaf(0.34, 0.14, studio.fixed((0.7, 0.08, 0.2), roughness=0.6), (-1.05, 0, 1.95), (0, -42, spin), 0.2, 0.2)
    present(studio, view)


def ball_cactus(studio, green, spine, at, size, tall, ribs):
    """A ribbed body with a star of spines at each areole."""
    shape = [(size * 0.7, 0), (size * 0.98, tall * 0.3), (size, tall * 0.55), (size * 0.75, tall * 0.86), (size * 0.3, tall * 0.99), (0, tall)]
    line = flowing(shape)
    turned(line, green, at, segments=ribs * 10, ribs=lambda a, z: 1 + 0.1 * math.cos(ribs * a))
    for k in range(ribs):
        a = math.tau * k / ribs - math.pi / 2
        for r, z in line[4::5]:
            if r < 0.12:
                continue
            root = (at[0] + r * 1.1 * math.cos(a + math.pi / 2), at[1] + r * 1.1 * math.sin(a + math.pi / 2), at[2] + z)
            for j in range(3):
                way = a + math.pi / 2 + (j - 1) * 0.7
                rod(root, (root[0] + 0.14 * math.cos(way), root[1] + 0.14 * math.sin(way), root[2] + 0.05), 0.011, spine, 0.003)
