"""A tall print in a narrow frame with a mount, leaning a little against the wall; what is on it is drawn later."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.shapes import box, label

VIEWS = ('front', 'side', 'detail')
WIDE, TALL = 2.3, 3.0


def build(studio, view):
    timber = wood(studio, WOOD, 0.4)
    mount = studio.fixed((0.85, 0.82, 0.75), roughness=0.9)
    parts = [box((WIDE - 0.1, 0.04, TALL - 0.1), mount, (0, 0.02, TALL / 2), bevel=0)]
    parts += [box((0.14, 0.2, TALL), timber, (x * (WIDE / 2 - 0.07), 0, TALL / 2), bevel=0.02) for x in (-1, 1)]
    parts += [box((WIDE, 0.2, 0.14), timber, (0, 0, z), bevel=0.02) for z in (0.07, TALL - 0.07)]
    parts.append(label(1.6, 2.24, studio.label(roughness=0.9), (0, -0.006, TALL / 2)))
    for part in parts:
        part.rotation_euler.x = math.radians(-8)
        part.location.y += part.location.z * math.sin(math.radians(8))
    present(studio, view)
