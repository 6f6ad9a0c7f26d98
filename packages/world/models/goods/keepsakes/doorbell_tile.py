"""A glazed tile with a painted cat, let into two planks of a door post, a brass bell push below it."""
import math

from goods.craft.name_tile import border
from goods.materials import WOOD, brass, wood
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, label, mesh, turned

VIEWS = ('front', 'side', 'detail')
MIDDLE = 2.3


def build(studio, view):
    white, ink = studio.fixed((0.82, 0.8, 0.74), roughness=0.12), studio.colour(roughness=0.15)
    for x in (-0.92, 0.92):
        box((1.82, 0.22, 4.3), wood(studio, WOOD, 0.5), (x, 0.24, 2.15), bevel=0.03)
    box((2.9, 0.22, 2.9), white, (0, 0.05, MIDDLE), bevel=0.05)
    layers = iter(range(200))
    face = lambda shape: mesh([(x, -0.064 - 0.0006 * n, z + MIDDLE) for n in (next(layers),) for x, z in shape], [tuple(range(len(shape)))], ink)
    light = lambda shape: mesh([(x, -0.066 - 0.0006 * n, z + MIDDLE) for n in (next(layers),) for x, z in shape], [tuple(range(len(shape)))], white)
    border(face)
    cat(face, light)
    label(1.5, 0.44, studio.label(roughness=0.15), (0, -0.068, MIDDLE - 0.78))
    bell(studio)
    present(studio, view, up=8, fill=0.8)


def oval(x, z, wide, tall, count=32):
    return [(x + wide * math.cos(a), z + tall * math.sin(a)) for a in [math.tau * k / count for k in range(count)]]


def cat(face, light):
    """A cat that sits and looks at whoever rings."""
    face(oval(0.0, -0.2, 0.46, 0.42))
    face([(-0.36, -0.1), (0.36, -0.1), (0.24, 0.4), (-0.24, 0.4)])
    face(oval(0, 0.48, 0.42, 0.34))
    tail = [(0.4 + 0.34 * math.sin(t * 2.6), -0.5 + 0.92 * t) for t in [k / 16 for k in range(17)]]
    face([(x + 0.06, z) for x, z in tail] + [(x - 0.06, z) for x, z in reversed(tail)])
    face([(-0.5, -0.62), (0.5, -0.62), (0.42, -0.42), (-0.42, -0.42)])
    for side in (-1, 1):
        face([(side * 0.4, 0.56), (side * 0.36, 0.98), (side * 0.08, 0.76)])
        light([(side * 0.33, 0.66), (side * 0.32, 0.86), (side * 0.16, 0.75)])
        light(oval(side * 0.17, 0.54, 0.1, 0.085))
        face(oval(side * 0.17, 0.54, 0.035, 0.075))
        for k in (-1, 0, 1):
            light([(side * 0.12, 0.375 + 0.03 * k), (side * 0.4, 0.36 + 0.07 * k), (side * 0.4, 0.345 + 0.07 * k)])
        light(oval(side * 0.15, -0.53, 0.12, 0.06))
    light([(-0.05, 0.44), (0.05, 0.44), (0, 0.38)])
    light(oval(0, 0.08, 0.16, 0.22))


def bell(studio):
    """A round push with a china button."""
    turned(rounded([(0, -0.1), (0.34, -0.1), (0.32, 0.06), (0.22, 0.1), (0, 0.1)], 0.04), brass(studio), (0, 0.1, 0.46), (90, 0, 0))
    turned(rounded([(0, 0.08), (0.14, 0.08), (0.13, 0.2), (0, 0.22)], 0.05), studio.fixed('#f4f1ea', roughness=0.1), (0, 0.1, 0.46), (90, 0, 0))
    for x in (-0.25, 0.25):
        turned([(0.04, 0.1), (0.03, 0.12), (0, 0.13)], studio.fixed('#8a6a2a', roughness=0.3, metallic=1), (x, 0.12, 0.46), (90, 0, 0))
