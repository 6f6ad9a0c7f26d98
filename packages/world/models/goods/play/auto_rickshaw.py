"""An auto-rickshaw of painted wood on three wheels."""
import math

import bpy

from goods.materials import PALE_WOOD
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, grid, rod, thick, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    body, trim = studio.colour(roughness=0.25), studio.accent(roughness=0.3)
    dark, wood = studio.fixed((0.03, 0.03, 0.035), roughness=0.4), studio.fixed(PALE_WOOD, roughness=0.5)
    box((2.3, 1.5, 0.22), body, (-0.15, 0, 0.55), bevel=0.06)
    box((1.1, 1.5, 0.85), body, (-0.75, 0, 0.95), bevel=0.1)
    box((0.95, 1.3, 0.25), wood, (-0.55, 0, 1.42), bevel=0.06)
    box((0.2, 1.3, 0.75), wood, (-1.12, 0, 1.7), (0, -8, 0), 0.06)
    nose(body)
    for y in (-0.68, 0.68):
        rod((-1.25, y, 1.2), (-1.2, y, 2.35), 0.055, dark)
        rod((1.0, y * 0.75, 1.2), (0.75, y, 2.35), 0.05, dark)
    roof(trim)
    for x, y in ((-0.8, -0.82), (-0.8, 0.82), (0.98, 0)):
        turned(rounded([(0, -0.12), (0.4, -0.12), (0.42, 0.12), (0, 0.12)], 0.05), dark, (x, y, 0.42), (90, 0, 0))
        for side in (-1, 1):
            turned(rounded([(0, 0), (0.2, 0), (0.16, 0.05), (0, 0.06)], 0.02), trim, (x, y + side * 0.12, 0.42), (-90 * side, 0, 0))
    ball(0.16, studio.fixed((0.85, 0.75, 0.5), roughness=0.1), (1.28, 0, 1.05), (0.5, 1, 1))
    box((0.04, 0.5, 0.2), dark, (1.22, 0, 0.72), (0, 20, 0), 0.02)
    together(list(bpy.context.scene.objects), turn=(0, 0, -38))
    present(studio, view)


def nose(body):
    """The front shield, rounded to both sides."""

    def surface(u, v):
        a = math.pi * (u - 0.5)
        r = 0.62 - 0.12 * v
        return (0.62 + r * math.cos(a) * 0.95 - 0.18 * v, 0.62 * math.sin(a), 0.5 + 0.95 * v)

    thick(grid(surface, body, 30, 8), 0.07)


def roof(trim):
    """A canopy that curves down at the front and back."""

    def surface(u, v):
        x = -1.4 + 2.35 * u
        fall = 0.3 * max(0, abs(u - 0.5) - 0.3) ** 1.4 * 8
        y = (2 * v - 1) * 0.8
        return (x, y, 2.55 - fall - 0.14 * (2 * v - 1) ** 4)

    thick(grid(surface, trim, 30, 12), 0.08)
