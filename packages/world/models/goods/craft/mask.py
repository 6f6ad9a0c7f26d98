"""A painted clay mask: long eyes, a nose ring and a crown with points, for the wall."""
import math

from goods.materials import gold
from goods.presenting import present
from goods.shapes import ball, grid, hoop, leaf, mesh, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin, crown = studio.fixed((0.72, 0.36, 0.08), roughness=0.35), studio.colour(roughness=0.4)
    white, dark, red = (studio.fixed(rgb, roughness=0.3) for rgb in ((0.85, 0.82, 0.75), (0.02, 0.015, 0.02), (0.5, 0.02, 0.02)))
    metal = gold(studio)
    grid(face, skin, 64, 48)
    for side in (-1, 1):
        eye(white, dark, side)
        brow = [on_face(side * (0.2 + 0.62 * t), 1.95 + 0.18 * math.sin(t * 2.6), 0.02) for t in [i / 8 for i in range(9)]]
        tube(brow, [0.02, 0.04, 0.05, 0.05, 0.045, 0.04, 0.035, 0.025, 0.015], dark)
        hoop(0.2, 0.045, metal, (side * 1.18, -0.1, 1.25), (90, 0, 30 * side))
    ball(0.1, red, on_face(0, 2.2, 0.02), (0.8, 0.4, 1.3))
    nose = [on_face(0, 1.9, 0), on_face(0, 1.6, 0.12), on_face(0, 1.32, 0.24), on_face(0, 1.2, 0.08)]
    tube(nose, [0.06, 0.1, 0.15, 0.1], skin)
    hoop(0.17, 0.02, metal, on_face(0.2, 1.15, 0.16), (70, 0, 20))
    tube([on_face(x, 0.86 + 0.06 * abs(x) * 4 - 0.03, 0.03) for x in (-0.3, -0.15, 0, 0.15, 0.3)], [0.02, 0.07, 0.06, 0.07, 0.02], red)
    tube([on_face(x, 0.76 + 0.35 * x * x, 0.03) for x in (-0.22, -0.1, 0, 0.1, 0.22)], [0.02, 0.06, 0.08, 0.06, 0.02], red)
    for k in range(9):
        a = math.radians(20 + 140 * k / 8)
        at = (1.12 * math.cos(a), 0.0, 1.7 + 1.0 * math.sin(a))
        leaf(1.0 + 0.4 * math.sin(a), 0.5, crown, at, (90, -math.degrees(a), 0), 0, 0.12)
        ball(0.1, metal, (1.12 * math.cos(a), -0.16, 1.7 + 1.0 * math.sin(a)))
        ball(0.06, red, (1.5 * math.cos(a), -0.06, 1.7 + 1.42 * math.sin(a)))
    present(studio, view, hung=0.3)


def depth(x, z):
    """How far the face stands out at (x, z)."""
    inside = 1 - (x / (1.1 - 0.22 * max(0, 1.2 - z))) ** 2 - ((z - 1.55) / 1.35) ** 2
    return -0.8 * math.sqrt(max(0.0, inside))


def on_face(x, z, out=0.0):
    """A point of the face, `out` before it."""
    return (x, depth(x, z) - out, z)


def face(u, v):
    """The face as a skin over a disc."""
    a = math.tau * u
    z = 1.55 + 1.35 * v * math.sin(a)
    x = (1.1 - 0.22 * max(0, 1.2 - z)) * v * math.cos(a)
    return on_face(x * 0.999, z)


def eye(white, dark, side):
    """A long eye with its pupil and a line that runs to the temple."""
    outline = [on_face(side * (0.5 + 0.36 * math.cos(a)), 1.68 + 0.14 * math.sin(a) + 0.05 * math.cos(a), 0.02) for a in [math.tau * i / 32 for i in range(32)]]
    centre = on_face(side * 0.5, 1.68, 0.05)
    mesh([centre, *outline], [(0, i, i % 32 + 1) for i in range(1, 33)], white)
    tube(outline, 0.025, dark, True)
    ball(0.11, dark, on_face(side * 0.47, 1.68, 0.03), (1, 0.5, 1.1))
