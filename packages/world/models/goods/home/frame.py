"""A print in a wooden frame with a mount: hills, an arch and a low sun in flat colours."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, mesh

VIEWS = ('front', 'side', 'detail')
WIDE, TALL = 2.3, 3.0


def build(studio, view):
    timber = wood(studio, WOOD, 0.4)
    lean = []
    for x in (-1, 1):
        lean.append(box((0.17, 0.2, TALL), timber, (x * (WIDE / 2 - 0.085), 0, TALL / 2), bevel=0.02))
    for z in (0.085, TALL - 0.085):
        lean.append(box((WIDE, 0.2, 0.17), timber, (0, 0, z), bevel=0.02))
    lean.append(box((WIDE - 0.2, 0.04, TALL - 0.2), studio.fixed((0.85, 0.82, 0.75), roughness=0.9), (0, 0.02, TALL / 2), bevel=0))
    lean += picture(studio, 1.5, 2.1, (0, -0.004, TALL / 2))
    for part in lean:
        part.rotation_euler.x = math.radians(-8)
        part.location.y += (part.location.z) * math.sin(math.radians(8))
    present(studio, view)


def picture(studio, width, height, at):
    """The print: sky, sun, two hills and an arch, each a shape cut from paper."""
    sky, ink = studio.accent(roughness=0.9), studio.colour(roughness=0.9)
    pale, dark = studio.fixed((0.75, 0.36, 0.08), roughness=0.9), studio.fixed((0.03, 0.05, 0.07), roughness=0.9)
    w, h = width / 2, height / 2
    round_ = lambda x, z, r, first=0, last=360: [(x + r * math.cos(math.radians(a)), z + r * math.sin(math.radians(a))) for a in range(first, last + 1, 6)]
    hill = lambda base, swell, phase: [(-w, -h), *[(-w + width * i / 40, base + swell * math.sin(i / 40 * 5 + phase)) for i in range(41)], (w, -h)]
    arch = [(-0.42, -h), *reversed(round_(0, -0.3, 0.42, 0, 180)), (0.42, -h)]
    inner = [(-0.28, -h), *reversed(round_(0, -0.32, 0.28, 0, 180)), (0.28, -h)]
    layers = [
        ([(-w, -h), (-w, h), (w, h), (w, -h)], sky),
        (round_(0.28, 0.5, 0.3), pale),
        (hill(0.05, 0.16, 0.4), ink),
        (hill(-0.4, 0.14, 2.6), dark),
        (arch, sky),
        (inner, ink),
        (round_(0, -0.66, 0.16), pale),
    ]
    return [
        mesh([(x, -0.004 * k, z) for x, z in shape], [tuple(range(len(shape)))], paint, at) for k, (shape, paint) in enumerate(layers)
    ]
