"""Two forged khurpis, one large and one small: a flat blade bent from its neck, a handle of neem wood."""
from goods.materials import WOOD, rough, wood
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import grid, hoop, thick, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    together(khurpi(studio, 1.0), (-0.75, 0.1, 0.12), (0, 0, 24))
    together(khurpi(studio, 0.72), (0.85, -0.2, 0.12), (0, 0, -14))
    present(studio, view, up=48)


def khurpi(studio, size):
    """Lies with its blade towards the viewer."""
    steel = rough(studio.fixed((0.2, 0.2, 0.21), roughness=0.35, metallic=0.9), 0.3, 14)
    bright = studio.fixed((0.7, 0.71, 0.73), roughness=0.2, metallic=1)

    def blade(u, v):
        half = (0.2 + 0.42 * min(1, u * 1.7) ** 0.8) * (1 if u < 0.8 else 1 - 0.35 * ((u - 0.8) / 0.2) ** 2)
        return ((2 * v - 1) * half * size, -(0.2 + 1.35 * u) * size, (0.34 * (1 - u) ** 2 + 0.02) * size)

    edge = lambda u, v: (blade(0.93 + 0.07 * u, v)[0], blade(0.93 + 0.07 * u, v)[1], blade(0.93 + 0.07 * u, v)[2] + 0.026)
    neck = tube([(0, -0.3 * size, 0.28 * size), (0, 0.05 * size, 0.5 * size), (0, 0.4 * size, 0.5 * size)], [0.1 * size, 0.085 * size, 0.08 * size], steel)
    grip = turned(flowing([(0.13, 0), (0.17, 0.1), (0.19, 0.6), (0.16, 1.1), (0.2, 1.45), (0.12, 1.6), (0, 1.62)]), wood(studio, WOOD, 0.45), (0, 0.35 * size, 0.5 * size), (-97, 0, 0))
    grip.scale = (size,) * 3
    ring = hoop(0.15 * size, 0.035 * size, bright, (0, 0.42 * size, 0.5 * size), (90, 0, 0))
    return [thick(grid(blade, steel, 30, 16), 0.04), thick(grid(edge, bright, 4, 16), 0.02), neck, grip, ring]
