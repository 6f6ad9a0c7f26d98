"""A hanging lamp woven of cane: ribs and rings over a glowing bulb."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, hoop, rod, tube, turned

VIEWS = ('front', 'side', 'detail')
SHAPE = [(0.22, 1.95), (0.6, 1.8), (1.15, 1.35), (1.5, 0.75), (1.45, 0.25), (1.2, 0.0)]


def build(studio, view):
    cane = studio.colour(roughness=0.55, bump=0.3, scale=24)
    line = flowing(SHAPE, 6)
    for k in range(44):
        a, twist = math.tau * k / 44, 0.35 * (1 if k % 2 else -1)
        path = [(r * math.cos(a + twist * i / len(line)), r * math.sin(a + twist * i / len(line)), z) for i, (r, z) in enumerate(line)]
        tube(path, 0.024, cane)
    for i in range(0, len(line), 2):
        r, z = line[i]
        hoop(r, 0.026, cane, (0, 0, z))
    hoop(1.2, 0.05, cane, (0, 0, 0))
    metal = studio.accent(roughness=0.4)
    turned(flowing([(0.08, 2.2), (0.2, 2.1), (0.24, 1.92), (0, 1.92)]), metal)
    rod((0, 0, 2.1), (0, 0, 9), 0.03, metal).name = 'cord'
    rod((0, 0, 1.3), (0, 0, 1.95), 0.1, metal)
    ball(0.36, glowing(studio, (1, 0.72, 0.38), 5), (0, 0, 1.0))
    present(studio, view, fill=0.84, hung=1.0, up=4)
