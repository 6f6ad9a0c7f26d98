"""A watch and two cufflinks of bidri: black metal inlaid with silver, before the box they come in."""
import math

from goods.dials.movement import face
from goods.jewellery.watch import strap
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, box, hoop, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    black, silver = studio.fixed('#17161a', roughness=0.35), studio.fixed('#d8d9dc', roughness=0.22, metallic=1)
    watch(studio, black, silver)
    for k, (x, y, turn) in enumerate(((-0.95, -1.75, 14), (0.95, -1.85, -16))):
        together(link(black, silver), (x, y, 0.62), (62, 0, turn))
        rod((x, y + 0.3, 0.1), (x, y + 0.08, 0.55), 0.055, silver)
        tube([(x - 0.22, y + 0.3, 0.1), (x + 0.22, y + 0.3, 0.1)], 0.09, silver, smooth=False)
    velvet = studio.accent(roughness=0.95)
    box((3.4, 1.3, 0.3), studio.fixed('#2b211b', roughness=0.5), (0, 0.95, 0.15), bevel=0.05)
    box((3.2, 1.1, 0.1), velvet, (0, 0.95, 0.3), bevel=0.03)
    lid = [box((3.4, 0.3, 1.7), studio.fixed('#2b211b', roughness=0.5), (0, 0, 0.85), bevel=0.05), box((3.1, 0.1, 1.4), velvet, (0, -0.13, 0.85), bevel=0.03)]
    together(lid, (0, 1.6, 0.25), (-12, 0, 0))
    present(studio, view, up=16)


def watch(studio, black, silver):
    """A strap that stands, a black case with a ring of silver leaves, a black dial with stars."""
    strap(studio.colour(roughness=0.5))
    at, turn = (0, -0.98, 1.62), (68, 0, 0)
    parts = [turned(rounded([(0, -0.18), (0.92, -0.18), (1.0, 0), (0.94, 0.13), (0.76, 0.17), (0.74, 0.1), (0, 0.1)], 0.04), black)]
    parts += face(studio, 0.74, ((-58, 0.36, 0.055), (60, 0.54, 0.035)), 12, 0.105, black, silver)
    for k in range(24):
        a = math.tau * k / 24
        parts.append(ball(0.05, silver, (0.855 * math.cos(a), 0.855 * math.sin(a), 0.15), (1.5, 0.55, 0.3), (0, 0, math.degrees(a) + 55), 2))
    for k in range(8):
        a = math.tau * (k + 0.5) / 8
        parts.append(ball(0.028, silver, (0.4 * math.cos(a), 0.4 * math.sin(a), 0.108), (1, 1, 0.3), detail=1))
    together(parts, at, turn)
    rod((0.96, -1.0, 1.62), (1.12, -1.0, 1.62), 0.08, black)


def link(black, silver):
    """The round front of a cufflink: a flower of eight petals in a ring."""
    parts = [turned(flowing([(0, -0.08), (0.42, -0.08), (0.5, 0.0), (0.46, 0.08), (0, 0.13)]), black), hoop(0.44, 0.025, silver, (0, 0, 0.085))]
    for k in range(8):
        a = math.tau * k / 8
        parts.append(ball(0.1, silver, (0.22 * math.cos(a), 0.22 * math.sin(a), 0.12), (1.2, 0.5, 0.18), (0, 0, math.degrees(a)), 2))
    parts.append(ball(0.07, silver, (0, 0, 0.13), (1, 1, 0.4), detail=2))
    return parts
