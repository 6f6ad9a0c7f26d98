"""A desk set for the left hand: scissors, a ruler that counts from the right, a pad bound at its right edge, a pen and a sharpener."""
import math

from goods.materials import WOOD, brass, steel, wood
from goods.paper.pencils import pencil
from goods.presenting import lay
from goods.shapes import box, hoop, mesh, rod, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = wood(studio, WOOD, 0.45)
    box((4.2, 3.6, 0.12), timber, (0, 0, 0.06), bevel=0.03)
    for x in (-2.1, 2.1):
        box((0.12, 3.7, 0.34), timber, (x, 0, 0.17), bevel=0.03)
    for y in (-1.8, 1.8):
        box((4.2, 0.12, 0.34), timber, (0, y, 0.17), bevel=0.03)
    pad(studio)
    ruler(studio)
    scissors(studio)
    together(pencil(studio, studio.fixed('#7a1512', roughness=0.25)), (-1.55, -1.1, 0.24), (-90, 0, 4))
    pen = [rod((0, 0, 0), (0, 1.5, 0), 0.085, studio.colour(roughness=0.2)), rod((0, 1.5, 0), (0, 1.75, 0), 0.07, brass(studio), 0.045), mesh([(-0.045, 1.75, 0.03), (0.045, 1.75, 0.03), (0.07, 2.0, 0.02), (-0.02, 2.06, 0.02)], [(0, 1, 2, 3)], brass(studio))]
    together(pen, (-1.2, -1.2, 0.22), (0, 0, -3))
    sharp = [box((0.5, 0.36, 0.26), brass(studio), (0, 0, 0.13), bevel=0.03), box((0.46, 0.24, 0.03), steel(studio), (0, 0.02, 0.27), (0, 0, -12), 0.005), hoop(0.05, 0.025, steel(studio), (0, 0, 0.29))]
    together(sharp, (-1.6, 1.42, 0.12), (0, 0, 16))
    lay(studio, view, tilt=22)


def pad(studio):
    """A ruled pad whose wire runs along its right edge."""
    board, page = studio.colour(roughness=0.8, printed=True), studio.fixed('#f7f0df', roughness=0.9)
    parts = [box((1.9, 2.5, 0.1), board, (0, 0, 0.05), bevel=0.02), box((1.84, 2.44, 0.14), page, (0, 0, 0.12), bevel=0.01)]
    parts += [box((1.5, 0.012, 0.003), studio.fixed('#9db4c4', roughness=0.9), (-0.06, 0.95 - 0.19 * k, 0.192), bevel=0) for k in range(11)]
    parts.append(box((0.012, 2.3, 0.003), studio.fixed('#c25a4a', roughness=0.9), (0.68, 0, 0.193), bevel=0))
    parts += [hoop(0.11, 0.02, studio.fixed('#2b211b', roughness=0.4), (0.95, -1.12 + 0.16 * k, 0.12), (90, 0, 0)) for k in range(15)]
    together(parts, (0.72, 0.35, 0.12), (0, 0, -3))


def ruler(studio):
    """A ruler whose longer marks begin at the right."""
    ink = studio.fixed('#1d1b2e', roughness=0.6)
    parts = [box((3.2, 0.36, 0.05), studio.fixed('#e3c48f', roughness=0.4), (0, 0, 0.03), bevel=0.01)]
    for k in range(61):
        long = 0.2 if k % 10 == 0 else 0.14 if k % 5 == 0 else 0.08
        parts.append(box((0.01, long, 0.004), ink, (1.5 - 0.05 * k, 0.17 - long / 2, 0.057), bevel=0))
    parts.append(mesh([(1.42, -0.12, 0.058), (1.42, 0.0, 0.058), (1.22, -0.06, 0.058)], [(0, 1, 2)], studio.fixed('#b5371f', roughness=0.6)))
    together(parts, (0.35, -1.45, 0.12), (0, 0, 2))


def scissors(studio):
    """Open a little; the blade on top is the left one, so that the left hand sees the cut."""
    metal, grip = steel(studio, 0.18), studio.accent(roughness=0.35)
    blade = [(-0.09, 0.0), (0.09, 0.0), (0.09, 0.25), (0.0, 1.35), (-0.09, 0.3)]
    parts = []
    for side, z, lean in ((1, 0.05, 11), (-1, 0.1, -11)):
        one = [thick(mesh([(side * x, y, z) for x, y in blade], [tuple(range(5)) if side > 0 else tuple(reversed(range(5)))], metal), 0.03)]
        one.append(tube([(0, 0.05, z), (side * -0.1, -0.3, z), (side * -0.16, -0.5, z)], 0.07, metal))
        ring = [(side * -0.26 + 0.24 * math.cos(a), -0.82 + 0.36 * math.sin(a), z) for a in [math.tau * k / 30 for k in range(30)]]
        one.append(tube(ring, 0.075, grip, True))
        parts += together(one, (0, 0, 0), (0, 0, lean))
    parts.append(hoop(0.06, 0.04, brass(studio), (0, 0.02, 0.14)))
    together(parts, (-0.72, 0.55, 0.14), (0, 0, 6))
