"""Shadow puppets of painted hide: a king, a demon with a club and a deer, on rods before a lit screen."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import box, mesh, rod

VIEWS = ('front', 'side', 'detail')
INK = '#1d1512'


def build(studio, view):
    timber = wood(studio, PALE_WOOD, 0.5)
    box((3.7, 0.03, 2.5), studio.fixed((0.95, 0.78, 0.5), roughness=0.9, emission=0.5), (0, 0.3, 1.9), bevel=0)
    for x in (-1.9, 1.9):
        box((0.16, 0.2, 3.3), timber, (x, 0.3, 1.65), bevel=0.03)
        box((0.2, 1.0, 0.16), timber, (x, 0.3, 0.08), bevel=0.03)
    for z in (0.62, 3.2):
        box((3.8, 0.18, 0.16), timber, (0, 0.3, z), bevel=0.03)
    draw = Hide(studio)
    king(draw, -1.1)
    demon(draw, 0.25)
    deer(draw, 1.3)
    present(studio, view, up=10, fill=0.78)


class Hide:
    """Flat pieces of hide in layers before the screen, at (x, z) of a puppet of its own place and depth."""

    def __init__(self, studio):
        self.studio, self.paints, self.layer = studio, {}, 0

    def paint(self, tone):
        if tone not in self.paints:
            self.paints[tone] = self.studio.colour(roughness=0.5) if tone == 'own' else self.studio.fixed(tone, roughness=0.5, emission=0.12)
        return self.paints[tone]

    def piece(self, points, tone):
        self.layer += 1
        y = 0.1 - 0.0035 * self.layer
        middle = (sum(x for x, _ in points) / len(points), sum(z for _, z in points) / len(points))
        edge = [(middle[0] + (x - middle[0]) * 1.0, z) for x, z in points]
        mesh([(x, y, z) for x, z in edge], [tuple(range(len(edge)))], self.paint(tone))

    def oval(self, x, z, wide, tall, tone, lean=0.0):
        c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
        ring = [(wide * math.cos(a), tall * math.sin(a)) for a in [math.tau * k / 28 for k in range(28)]]
        self.piece([(x + p * c - q * s, z + p * s + q * c) for p, q in ring], tone)

    def limb(self, start, end, thick, tone):
        (x0, z0), (x1, z1) = start, end
        far = math.hypot(x1 - x0, z1 - z0)
        px, pz = -(z1 - z0) / far * thick, (x1 - x0) / far * thick
        self.piece([(x0 + px, z0 + pz), (x0 - px, z0 - pz), (x1 - px * 0.7, z1 - pz * 0.7), (x1 + px * 0.7, z1 + pz * 0.7)], tone)

    def holes(self, places):
        for x, z in places:
            self.oval(x, z, 0.028, 0.028, '#fbe3a6')

    def stick(self, x, low, high, lean=0.0):
        self.layer += 1
        rod((x + lean, -0.1, low), (x, 0.06 - 0.0035 * self.layer, high), 0.028, self.studio.fixed('#5a3a1c', roughness=0.6))


def king(draw, x):
    """In profile to the right: a crown with points, a long coat, an arm that greets."""
    draw.stick(x, 0.02, 2.2)
    draw.piece([(x - 0.42, 0.75), (x + 0.42, 0.75), (x + 0.24, 1.75), (x - 0.24, 1.75)], INK)
    draw.piece([(x - 0.38, 0.8), (x + 0.38, 0.8), (x + 0.2, 1.75), (x - 0.2, 1.75)], 'own')
    draw.piece([(x - 0.1, 0.8), (x + 0.1, 0.8), (x + 0.06, 1.72), (x - 0.06, 1.72)], '#d99412')
    draw.limb((x + 0.15, 1.68), (x + 0.5, 1.95), 0.08, '#a8601f')
    draw.limb((x + 0.48, 1.9), (x + 0.5, 2.3), 0.06, '#a8601f')
    draw.limb((x - 0.15, 1.65), (x - 0.4, 1.25), 0.08, '#a8601f')
    draw.oval(x, 2.08, 0.27, 0.31, INK)
    draw.oval(x, 2.08, 0.24, 0.28, '#a8601f')
    draw.piece([(x + 0.2, 2.14), (x + 0.36, 2.02), (x + 0.2, 1.98)], '#a8601f')
    draw.oval(x + 0.08, 2.13, 0.08, 0.05, '#f3e6c8')
    draw.oval(x + 0.1, 2.13, 0.032, 0.032, INK)
    draw.limb((x + 0.06, 1.97), (x + 0.24, 1.95), 0.02, INK)
    draw.piece([(x - 0.28, 2.25), (x + 0.28, 2.25), (x + 0.34, 2.5), (x + 0.17, 2.4), (x, 2.72), (x - 0.17, 2.4), (x - 0.34, 2.5)], '#d99412')
    draw.holes([(x - 0.2, 2.34), (x, 2.34), (x + 0.2, 2.34), (x, 2.5)] + [(x + 0.09 * k, 1.62) for k in (-1, 0, 1)] + [(x - 0.3 + 0.12 * k, 0.9) for k in range(6)] + [(x + s * 0.2, 1.1 + 0.14 * k) for s in (-1, 1) for k in range(4)])


def demon(draw, x):
    """Broad, with fangs, hair that stands up and a club."""
    draw.stick(x, 0.02, 2.2, 0.1)
    for side in (-1, 1):
        draw.limb((x + side * 0.2, 1.0), (x + side * 0.3, 0.74), 0.12, '#7a1f14')
    draw.oval(x, 1.35, 0.46, 0.5, INK)
    draw.oval(x, 1.35, 0.42, 0.46, '#9c2a18')
    draw.piece([(x - 0.42, 1.0), (x + 0.42, 1.0), (x + 0.36, 1.22), (x - 0.36, 1.22)], '#1f5a4c')
    draw.limb((x + 0.35, 1.55), (x + 0.62, 1.8), 0.1, '#9c2a18')
    draw.limb((x - 0.35, 1.55), (x - 0.62, 1.25), 0.1, '#9c2a18')
    draw.limb((x + 0.5, 1.45), (x + 0.72, 2.35), 0.05, INK)
    draw.oval(x + 0.76, 2.48, 0.16, 0.2, INK, -14)
    for k in range(9):
        a = math.radians(20 + 140 * k / 8)
        draw.limb((x + 0.25 * math.cos(a), 2.1 + 0.25 * math.sin(a)), (x + 0.5 * math.cos(a), 2.1 + 0.52 * math.sin(a)), 0.05, INK)
    draw.oval(x, 2.08, 0.36, 0.34, INK)
    draw.oval(x, 2.08, 0.33, 0.31, '#9c2a18')
    for side in (-1, 1):
        draw.oval(x + side * 0.14, 2.15, 0.09, 0.08, '#f3e6c8')
        draw.oval(x + side * 0.14, 2.15, 0.04, 0.04, INK)
        draw.limb((x + side * 0.02, 1.99), (x + side * 0.32, 2.06), 0.035, INK)
        draw.piece([(x + side * 0.08, 1.9), (x + side * 0.16, 1.9), (x + side * 0.12, 1.78)], '#f3e6c8')
    draw.limb((x - 0.16, 1.9), (x + 0.16, 1.9), 0.03, INK)
    draw.holes([(x + 0.3 * math.cos(a), 1.45 + 0.24 * math.sin(a)) for a in [math.tau * k / 10 for k in range(10)]] + [(x - 0.3 + 0.12 * k, 1.1) for k in range(6)])


def deer(draw, x):
    """A deer that looks back, with spots of light."""
    draw.stick(x, 0.02, 1.3, -0.05)
    for foot in (-0.3, -0.2, 0.2, 0.28):
        draw.limb((x + foot, 1.15), (x + foot * 1.15, 0.74), 0.05, '#a8601f')
    draw.oval(x, 1.25, 0.44, 0.24, INK)
    draw.oval(x, 1.25, 0.41, 0.21, '#c98a3a')
    draw.limb((x + 0.28, 1.3), (x + 0.34, 1.85), 0.12, '#c98a3a')
    draw.oval(x + 0.26, 1.92, 0.2, 0.13, '#c98a3a', 10)
    draw.oval(x + 0.2, 1.95, 0.035, 0.035, INK)
    draw.piece([(x + 0.36, 1.98), (x + 0.55, 2.1), (x + 0.42, 1.9)], '#a8601f')
    for lean in (-0.16, 0.1):
        draw.limb((x + 0.32, 2.0), (x + 0.36 + lean, 2.5), 0.025, INK)
        draw.limb((x + 0.35 + lean * 0.6, 2.25), (x + 0.5 + lean, 2.4), 0.02, INK)
    draw.piece([(x - 0.4, 1.35), (x - 0.55, 1.5), (x - 0.38, 1.45)], '#f3e6c8')
    draw.holes([(x - 0.28 + 0.14 * (k % 5), 1.18 + 0.09 * (k // 5)) for k in range(15)])
