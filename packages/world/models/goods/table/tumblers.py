"""A pair of tumblers from a wood-fired kiln: uneven walls, ash glaze that runs down from the rim."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import grid, hoop, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    for at, tall, seed in (((-0.85, 0.2, 0), 2.5, 1.0), ((0.85, -0.35, 0), 2.2, 4.0)):
        body = rough(studio.fixed((0.3, 0.24, 0.2), roughness=0.75), 0.35, 16)
        wave = lambda a, z, seed=seed: 1 + 0.018 * math.sin(a * 3 + z * 2 + seed) + 0.008 * math.sin(z * 22)
        turned(vessel(flowing([(0, 0), (0.6, 0), (0.68, 0.1), (0.74, tall * 0.5), (0.8, tall)]), 0.06), body, at, ribs=wave)

        def glaze(u, v, seed=seed, tall=tall, wave=wave):
            a = math.tau * u
            drip = 0.42 + 0.09 * math.sin(a * 5 + seed) + 0.06 * math.sin(a * 11 + seed * 2)
            z = tall * (1 - drip * (1 - v)) + 0.01
            r = (0.69 + 0.11 * z / tall + 0.02) * wave(a, z)
            return (r * math.cos(a), r * math.sin(a), z)

        thick(grid(glaze, studio.colour(roughness=0.14), 96, 20, at), 0.02)
        hoop(0.79, 0.035, studio.fixed((0.2, 0.1, 0.05), roughness=0.3), (at[0], at[1], tall))
    present(studio, view)
