"""A pruner for small hands: a curved blade over a hooked one, two grips with a spring between, a catch, and a cut twig."""
import math

from goods.materials import brass, steel
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, label, leaf, mesh, thick, together, tube, turned

VIEWS = ('front', 'side', 'detail')
BLADE = [(-0.14, -0.2), (-0.3, 0.2), (-0.3, 0.65), (-0.16, 1.1), (0.16, 1.5), (0.2, 1.1), (0.17, 0.6), (0.15, 0.1), (0.12, -0.2)]
HOOK = [(-0.12, -0.2), (-0.12, 0.1), (0.1, 0.35), (0.2, 0.7), (0.16, 1.1), (0.02, 1.38), (0.34, 1.15), (0.46, 0.7), (0.38, 0.25), (0.16, -0.2)]


def build(studio, view):
    shine, dull, grip = steel(studio, 0.15), studio.fixed((0.09, 0.09, 0.1), roughness=0.35, metallic=0.8), studio.colour(roughness=0.4)
    parts = [*half(BLADE, shine, grip, dull, 1, 0.16, 9), *half(HOOK, dull, grip, dull, -1, 0.08, -9)]
    parts.append(turned(rounded([(0, 0.1), (0.14, 0.1), (0.14, 0.3), (0.08, 0.34), (0, 0.34)], 0.03), brass(studio), (0, 0, 0)))
    coil = [(-0.34 + 0.68 * t, -0.78 + 0.13 * math.cos(t * 44), 0.17 + 0.13 * math.sin(t * 44)) for t in [k / 120 for k in range(121)]]
    parts.append(tube(coil, 0.028, shine, smooth=False))
    parts.append(box((0.2, 0.3, 0.08), studio.fixed('#b5371f', roughness=0.4), (-0.3, -0.42, 0.3), (0, 0, 24), 0.03))
    together(parts, (-0.35, 0.35, 0.06), (0, 0, 32))
    twig = studio.fixed((0.23, 0.16, 0.08), roughness=0.9)
    tube([(-1.75, 1.35, 0.1), (-1.2, 1.6, 0.12), (-0.3, 1.75, 0.1)], [0.08, 0.07, 0.045], twig)
    tube([(-1.72, 1.36, 0.1), (-1.78, 1.335, 0.1)], 0.075, studio.fixed((0.66, 0.6, 0.36), roughness=0.8), smooth=False)
    green = studio.fixed((0.1, 0.27, 0.07), roughness=0.45)
    for k in range(6):
        leaf(0.5, 0.26, green, (-1.3 + 0.2 * k, 1.6 + 0.03 * k, 0.14), (0, -14, 60 if k % 2 else -50), 0.25)
    card = [box((1.25, 1.7, 0.03), studio.accent(roughness=0.8), (0, 0, 0.02), bevel=0.01), label(1.05, 0.72, studio.label(), (0, -0.24, 0.037), (-90, 0, 0))]
    card += [thick(mesh([(0.3 * s + 0.05 * math.cos(a), 0.5 + 0.05 * math.sin(a), 0.038) for a in [math.tau * k / 16 for k in range(16)]], [tuple(range(16))], dull), 0.004) for s in (-1, 1)]
    together(card, (1.3, 0.1, 0), (0, 0, -14))
    present(studio, view, up=52)


def half(shape, metal, grip, dull, side, z, lean):
    """A blade with the handle that moves it, turned about the bolt."""
    parts = [thick(mesh([(x, y, z) for x, y in shape], [tuple(reversed(range(len(shape))))], metal), 0.07)]
    bend = [(0.0, -0.12, z), (side * 0.2, -0.5, z + 0.03), (side * 0.34, -1.0, z + 0.05), (side * 0.32, -1.6, z + 0.05), (side * 0.2, -2.1, z + 0.05)]
    parts.append(tube(bend[:3], [0.12, 0.12, 0.1], dull))
    parts.append(tube([(side * 0.26, -0.72, z + 0.04), *bend[2:]], [0.15, 0.18, 0.17, 0.14], grip))
    return together(parts, turn=(0, 0, lean))
