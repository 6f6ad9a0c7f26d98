"""A rocker blotter: a curved block with a strip of blotting paper and a turned knob."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present, turn_all
from goods.profiles import flowing
from goods.shapes import box, loft, tube, turned

VIEWS = ('front', 'side', 'detail')


def arc(radius, y, steps=24):
    angles = [math.radians(-145 + 110 * i / steps) for i in range(steps + 1)]
    return [(radius * math.cos(a), y, 1.75 + radius * math.sin(a)) for a in angles]


def build(studio, view):
    timber = wood(studio, WOOD, 0.3)
    top = [(1.4, 0.95), (-1.4, 0.95)]
    loft([arc(1.7, y) + [(x, y, z) for x, z in top] for y in (-0.62, 0.62)], timber, smooth=30)
    paper = studio.fixed((0.86, 0.83, 0.76), roughness=1)
    loft([arc(1.73, y) + list(reversed(arc(1.7, y))) for y in (-0.55, 0.55)], paper, smooth=30)
    box((3.0, 1.3, 0.16), studio.colour(roughness=0.4, bump=0.15, scale=40), (0, 0, 1.02), bevel=0.05)
    knob = flowing([(0.3, 0), (0.18, 0.12), (0.15, 0.3), (0.32, 0.55), (0.34, 0.72), (0.2, 0.9), (0, 0.93)])
    turned(knob, studio.fixed((0.83, 0.58, 0.22), roughness=0.22, metallic=1), (0, 0, 1.1))
    sheet = studio.fixed((0.84, 0.78, 0.66), roughness=0.95)
    box((3.4, 2.2, 0.03), sheet, (0.3, -0.5, 0.015), (0, 0, 12), 0.005)
    ink = studio.fixed((0.03, 0.05, 0.2), roughness=0.5)
    for k in range(4):
        line = [(-0.6 + 1.7 * i / 26 + 0.06 * math.sin(i * 1.9), -1.0 - 0.17 * k + 0.045 * math.sin(i * 2.7 + k), 0.035) for i in range(27 - 5 * (k == 3))]
        tube(line, 0.012, ink)
    turn_all(-16)
    present(studio, view, up=26)
