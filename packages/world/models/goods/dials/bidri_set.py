"""A watch and two cufflinks of bidri: black metal inlaid with silver, on a pad of velvet."""
import math

from goods.dials.movement import face
from goods.jewellery.watch import strap
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, box, hoop, rod, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    black, silver = studio.fixed('#17161a', roughness=0.35), studio.fixed('#d8d9dc', roughness=0.22, metallic=1)
    watch(studio, black, silver)
    pad = [box((1.9, 0.75, 0.3), studio.accent(roughness=0.95), (0, 0, 0.15), bevel=0.08)]
    for x, turn in ((-0.45, 8), (0.45, -10)):
        one = together(link(black, silver), (x, -0.05, 0.62), (58, 0, turn))
        pad += [*one, rod((x, 0.2, 0.3), (x, 0.02, 0.56), 0.05, silver)]
    together(pad, (1.25, -1.45, 0), (0, 0, -14))
    present(studio, view, up=22, fill=0.76)


def watch(studio, black, silver):
    """A strap that stands, a black case with a ring of silver leaves, a black dial with stars."""
    strap(studio.colour(roughness=0.5))
    at, turn = (0, -0.98, 1.62), (68, 0, 0)
    parts = [turned(rounded([(0, -0.18), (0.84, -0.18), (0.92, 0), (0.86, 0.13), (0.7, 0.17), (0.68, 0.1), (0, 0.1)], 0.04), black)]
    parts += face(studio, 0.68, ((-58, 0.36, 0.055), (60, 0.54, 0.035)), 12, 0.105, black, silver)
    for k in range(24):
        a = math.tau * k / 24
        parts.append(ball(0.045, silver, (0.785 * math.cos(a), 0.785 * math.sin(a), 0.15), (1.5, 0.55, 0.3), (0, 0, math.degrees(a) + 55), 2))
    for k in range(8):
        a = math.tau * (k + 0.5) / 8
        parts.append(ball(0.028, silver, (0.4 * math.cos(a), 0.4 * math.sin(a), 0.108), (1, 1, 0.3), detail=1))
    together(parts, at, turn)
    rod((0.88, -1.0, 1.62), (1.04, -1.0, 1.62), 0.08, black)


def link(black, silver):
    """The round front of a cufflink: a flower of eight petals in a ring."""
    parts = [turned(flowing([(0, -0.08), (0.3, -0.06), (0.36, 0.0), (0.33, 0.06), (0, 0.1)]), black), hoop(0.31, 0.02, silver, (0, 0, 0.065))]
    for k in range(8):
        a = math.tau * k / 8
        parts.append(ball(0.07, silver, (0.155 * math.cos(a), 0.155 * math.sin(a), 0.09), (1.2, 0.5, 0.18), (0, 0, math.degrees(a)), 2))
    parts.append(ball(0.05, silver, (0, 0, 0.1), (1, 1, 0.4), detail=2))
    return parts
