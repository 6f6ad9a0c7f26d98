"""Three nesting dolls in sarees, from tall to small."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, grid, tube, turned

VIEWS = ('front', 'side', 'detail')
BODY = [(0, 0), (0.62, 0), (0.7, 0.08), (0.84, 0.7), (0.8, 1.2), (0.58, 1.6), (0.56, 1.75), (0.66, 2.05), (0.6, 2.4), (0.35, 2.66), (0, 2.75)]


def build(studio, view):
    for x, y, size, first in ((-1.0, 0.15, 1.15, True), (0.55, 0, 0.9, False), (1.65, -0.25, 0.66, True)):
        doll(studio, (x, y, 0), size, first)
    present(studio, view)


def doll(studio, at, size, first):
    """One doll: cloth over the head and body, a round face, a border and dots."""
    cloth, other = studio.colour(roughness=0.18, coat=0.4), studio.accent(roughness=0.2)
    saree, border = (cloth, other) if first else (other, cloth)
    skin, dark = studio.fixed((0.55, 0.29, 0.13), roughness=0.3), studio.fixed((0.03, 0.02, 0.02), roughness=0.3)
    red = studio.fixed((0.5, 0.02, 0.02), roughness=0.2)
    line = flowing([(r * size, z * size) for r, z in BODY])
    radius = lambda z: max((r for r, h in line if abs(h - z * size) < 0.09 * size), default=0.1 * size)
    turned(line, saree, at)

    def face(u, v, reach=1.0):
        a, b = math.tau * u, v * reach
        x, z = 0.46 * size * b * math.sin(a), 2.12 * size + 0.4 * size * b * math.cos(a)
        r = radius(z / size)
        return (x, -math.sqrt(max(0.001, r * r - x * x)) - 0.012 * size, z)

    hair = grid(lambda u, v: face(u, v, 1.12), dark, 40, 8, at)
    skin_ = grid(lambda u, v: tuple(p - (0.012 * size if i == 1 else 0.05 * size * (i == 2)) for i, p in enumerate(face(u, v, 0.9))), skin, 40, 8, at)
    hair.name, skin_.name = 'hair', 'face'
    spot = lambda x, z, r, paint, flat=0.4: ball(r * size, paint, (at[0] + x * size, at[1] - math.sqrt(max(0, radius(z) ** 2 - (x * size) ** 2)) - 0.02 * size, at[2] + z * size), (1, flat, 1), detail=3)
    for x in (-0.16, 0.16):
        spot(x, 2.12, 0.05, dark)
        spot(x * 1.6, 1.96, 0.07, studio.fixed((0.6, 0.2, 0.12), roughness=0.4), 0.25)
    spot(0, 2.3, 0.05, red)
    spot(0, 1.9, 0.06, red)
    for k in range(26):
        z = 0.24 + 1.35 * k / 25
        r = radius(z) / size
        a = -math.pi / 2 + 0.75 - 1.1 * k / 25
        ball(0.075 * size, border, (at[0] + r * size * math.cos(a), at[1] + r * size * math.sin(a), at[2] + z * size), (1, 1, 1), detail=2)
    for z in (0.12, 0.2):
        r = radius(z)
        tube([((r + 0.005) * math.cos(t), (r + 0.005) * math.sin(t), z * size) for t in [math.tau * i / 48 for i in range(48)]], 0.03 * size, border, True, at)
