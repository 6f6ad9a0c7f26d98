"""A bucket bag of canvas: a foot of leather, rope round the rim, and a rope handle whose ends are spliced into themselves."""
import math
from cloth.bags import parts
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import hoop, turned

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    canvas = studio.colour(roughness=.85, printed=True, bump=.15, scale=60)
    hemp, leather, whipping = studio.fixed('#dccba4', roughness=.95), studio.accent(roughness=.5), studio.fixed('#3a2a20', roughness=.8)
    wave = lambda a, z: 1 + .012 * math.sin(5 * a + z * 2) * z
    turned(vessel(flowing([(0, .02), (1.0, .02), (1.1, .1), (1.2, 1.2), (1.28, 2.4)]), .05), canvas, ribs=wave)
    turned(flowing([(.9, 0), (1.08, .0), (1.13, .1), (1.16, .5), (1.14, .52)]), leather, ribs=lambda a, z: 1 + .012 * math.sin(5 * a + z * 2) * z + .008)
    rim = [(1.3 * math.cos(a), 1.3 * math.sin(a), 2.4) for a in [math.tau * k / 240 for k in range(241)]]
    parts.rope(rim, .08, hemp, 30)
    for side in (-1, 1):
        hoop(.15, .04, studio.brass(), (side * 1.25, 0, 1.95), (0, 90, 0))
        end = [(side * 1.22, -.02, 1.6), (side * 1.34, -.02, 1.62), (side * 1.38, 0, 1.95), (side * 1.36, 0, 2.5)]
        parts.rope([tuple(p) for p in _smooth(end)], .1, hemp, 5)
        for k in range(6):
            hoop(.145, .022, whipping, (side * 1.36, 0, 2.42 + .04 * k))
    arch = [(1.36 * math.cos(a), 0, 2.4 + 1.5 * math.sin(a) ** .8) for a in [math.pi * k / 160 for k in range(161)]]
    parts.rope(arch, .1, hemp, 16)
    parts.rope(arch[:34], .13, hemp, 5)
    parts.rope(arch[-34:], .13, hemp, 5)
    present(studio, view, up=16)


def _smooth(points):
    import sewing
    import numpy as np
    flat = sewing.curve([(x, z) for x, _, z in points], closed=False)
    return np.array([(x, points[0][1], z) for x, z in flat])
