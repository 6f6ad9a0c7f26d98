"""Anjeer rolls: dark slices of fig paste with a spiral of nuts, coated in seeds."""
import math

from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.4, 0), (1.75, 0.16), (1.8, 0.18)], 0.06), 0.05), studio.colour(roughness=0.25))
    fig = studio.fixed((0.2, 0.07, 0.025), roughness=0.45, bump=0.4, scale=14)
    green, cream, seed = (studio.fixed(rgb, roughness=0.6) for rgb in ((0.32, 0.42, 0.1), (0.8, 0.68, 0.46), (0.78, 0.7, 0.52)))
    flat = [(0.95 * math.cos(a), 0.7 * math.sin(a), 0.24, (0, 0, 40 * k)) for k, a in enumerate([math.tau * k / 6 for k in range(6)])]
    stood = [(-0.35, -0.05, 0.72, (78, 0, 14)), (0.42, 0.02, 0.72, (78, 0, -18)), (0.02, -0.35, 0.86, (64, 0, 4))]
    for number, (x, y, z, turn) in enumerate(flat + stood):
        together(slice_(studio, fig, green, cream, seed, number), (x, y, z), turn)
    present(studio, view, up=30)


def slice_(studio, fig, green, cream, seed, number):
    parts = [turned(rounded([(0, -0.15), (0.46, -0.15), (0.5, 0), (0.46, 0.15), (0, 0.15)], 0.05), fig)]
    for k in range(13):
        a, r = 0.9 * k + number, 0.06 + 0.027 * k
        parts.append(ball(0.075, green if k % 2 else cream, (r * math.cos(a), r * math.sin(a), 0.14), (1.2, 0.8, 0.4), (0, 0, 60 * k), 2))
    for k in range(40):
        a, h = k * 2.4, -0.12 + 0.24 * ((k * 0.37) % 1)
        parts.append(ball(0.028, seed, (0.5 * math.cos(a), 0.5 * math.sin(a), h), (1, 1, 1.5), detail=1))
    return parts
