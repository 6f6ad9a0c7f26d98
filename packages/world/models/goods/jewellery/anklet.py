"""A pair of anklets: twisted wire with small bells."""
import math

from goods.presenting import present
from goods.shapes import ball, hoop, moved, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.2, metallic=1)
    anklet(metal, (-0.3, 0.35, 0.32), (0, 0, 20))
    anklet(metal, (0.35, -0.75, 0.95), (58, 6, -16))
    present(studio, view)


def anklet(metal, at, turn):
    """One anklet, lying flat before it is turned."""
    radius = 1.15
    for phase in (0, math.pi):
        wire = []
        for k in range(240):
            a, twist = math.tau * k / 240, 30 * math.tau * k / 160 + phase
            r = radius + 0.04 * math.cos(twist)
            wire.append((r * math.cos(a), r * math.sin(a), 0.04 * math.sin(twist)))
        tube(wire, 0.045, metal, True, at, turn)
    for k in range(22):
        a = math.tau * (k + 0.5) / 22
        loop, bell = moved(
            [(1.16 * math.cos(a), 1.16 * math.sin(a), -0.11), (1.17 * math.cos(a), 1.17 * math.sin(a), -0.22)], at, turn
        )
        hoop(0.05, 0.016, metal, loop, (90, 0, math.degrees(a)))
        ball(0.115, metal, bell)
        hoop(0.113, 0.014, metal, bell, turn)
