"""Jaggery chikki: squares of peanuts in hard caramel, stacked on paper."""
import math

from goods.presenting import present
from goods.shapes import ball, box, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    box((3.0, 2.2, 0.03), studio.fixed((0.84, 0.76, 0.6), roughness=0.9), (0, 0, 0.015), (0, 0, 8), 0.01)
    caramel, nuts = studio.fixed((0.36, 0.13, 0.02), roughness=0.12), [studio.fixed(rgb, roughness=0.5) for rgb in ((0.72, 0.5, 0.26), (0.62, 0.38, 0.18))]
    places = [(x, y, 0.16, 4 * x) for x in (-0.9, 0.05, 0.98) for y in (-0.45, 0.5)] + [(-0.4, 0.0, 0.42, 22), (0.5, 0.1, 0.42, -14), (0.0, 0.05, 0.68, 38)]
    for number, (x, y, z, spin) in enumerate(places):
        parts = [box((0.88, 0.86, 0.2), caramel, bevel=0.05)]
        for k in range(26):
            u, v = -0.36 + 0.72 * ((k * 0.618 + number * 0.3) % 1), -0.35 + 0.7 * ((k * 0.414 + number * 0.2) % 1)
            parts.append(ball(0.1, nuts[k % 2], (u, v, 0.085), (1.25, 0.8, 0.6), (0, 0, 70 * k), 2))
        for k in range(5):
            parts.append(ball(0.09, nuts[k % 2], (-0.34 + 0.17 * k, -0.41, 0.0), (1.2, 0.5, 0.7), (0, 0, 0), 2))
        together(parts, (x, y, z), (0, 0, spin))
    present(studio, view, up=30)
