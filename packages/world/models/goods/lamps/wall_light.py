"""A wall light of pierced brass: a star lattice in a round frame, light behind it."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.shapes import hoop, mesh, rod, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.22, metallic=1)
    middle = 1.7
    turned([(1.36, 0), (0, 0)], glowing(studio, (1.0, 0.8, 0.45), 1.1), (0, 0.12, middle), (90, 0, 0))
    for radius, wire in ((1.45, 0.09), (1.28, 0.035)):
        hoop(radius, wire, metal, (0, 0, middle), (90, 0, 0))
    for row in range(-3, 4):
        for column in range(-3, 4):
            x, z = 0.42 * column + 0.21 * (row % 2), 0.37 * row
            if math.hypot(x, z) < 1.12:
                star(metal, x, middle + z)
    for k in range(24):
        a = math.tau * k / 24
        rod((1.1 * math.cos(a), 0, middle + 1.1 * math.sin(a)), (1.3 * math.cos(a), 0, middle + 1.3 * math.sin(a)), 0.025, metal)
    turned([(1.5, 0), (1.5, 0.25), (0, 0.25)], metal, (0, 0.38, middle), (90, 0, 0))
    present(studio, view, hung=0.3)


def star(metal, x, z):
    """A ring of metal with a star cut out of it."""
    verts, faces, count = [], [], 32
    for i in range(count):
        a = math.tau * i / count
        inner = 0.1 + 0.055 * math.cos(8 * a)
        outer = 0.222 / max(abs(math.cos(((a + math.pi / 6) % (math.pi / 3)) - math.pi / 6)), 0.5) * 0.98
        for r in (inner, outer):
            verts.append((x + r * math.cos(a + math.pi / 6), 0, z + r * math.sin(a + math.pi / 6)))
    faces = [(2 * i, 2 * i + 1, (2 * i + 3) % (2 * count), (2 * i + 2) % (2 * count)) for i in range(count)]
    return thick(mesh(verts, faces, metal), 0.05)
