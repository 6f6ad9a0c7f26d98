"""A bracelet of silver filigree with a small dial: scrolls of wire between two beaded edges, over a thin band of leather."""
import math

from goods.dials.movement import face
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, grid, hoop, thick, together, tube, turned

VIEWS = ('front', 'side', 'detail')
RADIUS, HIGH = 1.08, 1.18
DIAL = math.radians(155)


def on(angle, across, out=0.0):
    """A point of the bracelet: an angle round the wrist, a place across the band."""
    return (across, (RADIUS + out) * math.cos(angle), HIGH + (RADIUS + out) * math.sin(angle))


def build(studio, view):
    silver, fine = studio.fixed('#d8d9dc', roughness=0.2, metallic=1), studio.fixed('#eceef2', roughness=0.15, metallic=1)
    band = lambda u, v: on(math.tau * u, (2 * v - 1) * 0.5, -0.05)
    thick(grid(band, studio.colour(roughness=0.5), 96, 4), 0.03)
    for across in (-0.55, 0.55):
        tube([on(math.tau * k / 96, across) for k in range(97)], 0.045, silver, smooth=False)
        for k in range(90):
            ball(0.036, fine, on(math.tau * k / 90, across * 1.1, 0.03), detail=1)
    count = 18
    for k in range(count):
        middle = DIAL + math.tau * (k + 0.5) / count
        for side in (-1, 1):
            scroll(silver, middle, side)
        ball(0.06, fine, on(middle, 0, 0.05), detail=2)
        between = middle + math.pi / count
        tube([on(between, 0.5 * (2 * i / 10 - 1), 0.02) for i in range(11)], 0.022, silver, smooth=False)
        for side in (-1, 1):
            ring(fine, between, side * 0.24, 0.085)
    watch(studio, silver, fine)
    present(studio, view, up=12)


def scroll(silver, middle, side):
    """A spiral of wire in one half of a cell."""
    points = []
    for i in range(40):
        t = i / 39
        a = t * 2.1 * math.tau * side
        r = 0.16 * (1 - 0.82 * t)
        points.append(on(middle + r * math.cos(a) / RADIUS * 0.95, side * 0.26 + r * math.sin(a) * 1.25, 0.03))
    tube(points, 0.02, silver, smooth=False)


def ring(silver, angle, across, radius):
    tube([on(angle + radius * math.cos(a) / RADIUS, across + radius * math.sin(a), 0.03) for a in [math.tau * k / 20 for k in range(20)]], 0.02, silver, True, smooth=False)


def watch(studio, silver, fine):
    """A case the size of a thumbnail, in a ring of small petals."""
    parts = [turned(rounded([(0, -0.12), (0.46, -0.12), (0.52, 0), (0.46, 0.13), (0.4, 0.14), (0.38, 0.09), (0, 0.09)], 0.03), silver)]
    parts += face(studio, 0.39, ((-58, 0.18, 0.035), (60, 0.28, 0.022)), 12, 0.1)
    for k in range(16):
        a = math.tau * k / 16
        petal = [(0.6 * math.cos(a) + 0.09 * math.cos(b), 0.6 * math.sin(a) + 0.09 * math.sin(b), 0.0) for b in [math.tau * i / 16 for i in range(16)]]
        parts.append(tube(petal, 0.02, silver, True, smooth=False))
        parts.append(ball(0.032, fine, (0.6 * math.cos(a), 0.6 * math.sin(a), 0.02), detail=1))
    parts.append(hoop(0.5, 0.025, fine, (0, 0, 0.05)))
    x, y, z = on(DIAL, 0, 0.06)
    together(parts, (x, y, z), (68, 0, 0))
