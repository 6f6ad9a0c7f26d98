"""A round teapot with a cane handle, and a small cup."""
import math

from goods.materials import CANE, rough
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    glaze = studio.colour(roughness=0.17, printed=True)
    wave = lambda a, z: 1 + 0.004 * math.sin(z * 36)
    body = [(0.5, 0.0), (0.62, 0.02), (0.98, 0.35), (1.12, 0.8), (1.0, 1.25), (0.66, 1.52), (0.48, 1.58)]
    turned(flowing([(0, 0), *body]), glaze, ribs=wave)
    turned(flowing([(0.5, 1.57), (0.46, 1.64), (0.3, 1.72), (0.1, 1.76), (0.07, 1.8), (0.1, 1.88), (0.06, 1.95), (0, 1.96)]), glaze)
    spout = [(0.85, 0, 0.6), (1.25, 0, 0.75), (1.5, 0, 1.15), (1.66, 0, 1.55), (1.78, 0, 1.66)]
    tube(spout, [0.3, 0.22, 0.15, 0.12, 0.1], glaze)
    cane = studio.fixed(CANE, roughness=0.5, bump=0.4, scale=24)
    for x in (-0.72, 0.72):
        ball(0.13, glaze, (x, 0, 1.5), (0.6, 0.8, 1.2))
    arch = [(0.78 * math.cos(a), 0, 1.55 + 1.0 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
    tube(arch, 0.065, cane)
    for k in range(30):
        a = math.pi * (0.28 + 0.44 * k / 29)
        tube(_wrap(a), 0.018, rough(cane, 0.1), True)
    cup = flowing([(0, 0), (0.3, 0.0), (0.34, 0.05), (0.44, 0.3), (0.48, 0.62)])
    turned(vessel(cup, 0.05), glaze, (1.35, -1.15, 0))
    turned([(0.44, 0.5), (0, 0.5)], studio.fixed((0.3, 0.1, 0.02), roughness=0.08), (1.35, -1.15, 0))
    present(studio, view)


def _wrap(a):
    """One turn of cane around the handle at angle a of its arch."""
    x, z = 0.78 * math.cos(a), 1.55 + math.sin(a)
    out = (math.cos(a), math.sin(a))
    turn = [math.tau * i / 10 for i in range(10)]
    return [(x + 0.078 * math.cos(t) * out[0], 0.078 * math.sin(t), z + 0.078 * math.cos(t) * out[1]) for t in turn]
