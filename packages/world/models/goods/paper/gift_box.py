"""A present: a box in printed paper with a ribbon and a bow, a tag at its side."""
import math

from goods.presenting import present
from goods.shapes import box, grid, label, thick, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paper, ribbon = studio.colour(roughness=0.6, printed=True), studio.accent(roughness=0.35)
    parts = [
        box((2.3, 2.3, 1.5), paper, (0, 0, 0.75), bevel=0.03),
        box((2.42, 2.42, 0.5), paper, (0, 0, 1.5), bevel=0.03),
        box((0.36, 2.44, 1.76), ribbon, (0, 0, 0.885), bevel=0.02),
        box((2.44, 0.36, 1.76), ribbon, (0, 0, 0.885), bevel=0.02),
    ]
    for spin in (25, 155, 205, 335, 90, 270):
        parts.append(loop(ribbon, (0, 0, 1.78), spin, 0.95 if spin in (90, 270) else 1.15))
    parts.append(box((0.34, 0.34, 0.26), ribbon, (0, 0, 1.9), (0, 0, 20), 0.1))
    parts.append(tail(ribbon, (0, 0, 1.79), -62))
    parts.append(tail(ribbon, (0, 0, 1.79), -118))
    together(parts, turn=(0, 0, 24))
    label(0.75, 0.5, studio.label(), (0.62, -1.62, 0.32), (-22, 0, 8))
    box((0.85, 0.02, 0.6), studio.fixed((0.84, 0.79, 0.68), roughness=0.9), (0.62, -1.605, 0.31), (-22, 0, 8), 0.005)
    present(studio, view, up=24)


def loop(ribbon, at, spin, reach):
    """One loop of the bow."""

    def surface(u, v):
        a = math.pi * (2 * u - 1)
        r = reach * math.cos(a / 2)
        wide = 0.18 * (0.6 + 0.4 * math.cos(a / 2))
        return (r * 0.95, (2 * v - 1) * wide, 0.08 + 0.42 * math.sin(a) * math.cos(a / 2) ** 1.1 + 0.32 * r)

    return thick(grid(surface, ribbon, 40, 6, at, (0, 0, spin)), 0.015)


def tail(ribbon, at, spin):
    """An end of the ribbon that lies over the lid."""

    def surface(u, v):
        side = (2 * v - 1) * 0.17
        notch = 0.16 * (1 - abs(2 * v - 1)) * (u == 1)
        return (1.15 * u - notch, side, 0.05 + 0.09 * math.sin(u * 7))

    return thick(grid(surface, ribbon, 30, 4, at, (0, 0, spin)), 0.015)
