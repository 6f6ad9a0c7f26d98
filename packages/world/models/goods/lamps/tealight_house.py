"""A small house of stoneware with windows cut through, a candle shining inside, and a chimney."""

from goods.materials import glowing
from goods.presenting import present, turn_all
from goods.shapes import box, loft, mesh

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    wall, light = studio.colour(roughness=0.8, bump=0.15, scale=30), glowing(studio, (1.0, 0.72, 0.35), 1.6)
    wide, deep, tall = 0.95, 0.8, 1.9
    gable = [(-wide, 0), (wide, 0), (wide, tall), (0, tall + 1.1), (-wide, tall)]
    loft([[(x, y, z) for x, z in gable] for y in (-deep, deep)], wall, smooth=20)
    for side in (-1, 1):
        slope = [(0, tall + 1.22), (side * (wide + 0.14), tall - 0.06), (side * (wide + 0.14), tall - 0.2), (0, tall + 1.06)]
        loft([[(x, y, z) for x, z in (slope if side > 0 else slope[::-1])] for y in (-deep - 0.08, deep + 0.08)], studio.accent(roughness=0.8), smooth=20)
    box((0.34, 0.34, 0.8), wall, (0.5, 0.25, tall + 0.95), bevel=0.03)
    windows = [(-0.45, 1.25, 0.2, 0.28), (0.45, 1.25, 0.2, 0.28), (-0.45, 0.5, 0.2, 0.28), (0, 2.15, 0.17, 0.24)]
    dark = studio.fixed((0.25, 0.12, 0.04), roughness=0.9)
    for x, z, w, h in windows:
        face(light, x, z, w, h, -deep - 0.004)
        box((0.045, 0.03, 2 * h), wall, (x, -deep - 0.012, z), bevel=0)
        box((2 * w, 0.03, 0.045), wall, (x, -deep - 0.012, z), bevel=0)
    face(light, 0.45, 0.42, 0.22, 0.42, -deep - 0.004)
    face(dark, 0.45, 0.02, 0.3, 0.02, -deep - 0.02)
    for y in (-0.35, 0.35):
        mesh([(-wide - 0.004, y + 0.17, 0.95), (-wide - 0.004, y - 0.17, 0.95), (-wide - 0.004, y - 0.17, 1.5), (-wide - 0.004, y + 0.17, 1.5)], [(0, 1, 2, 3)], light)
    turn_all(24)
    present(studio, view)


def face(light, x, z, w, h, y):
    mesh([(x - w, y, z - h), (x + w, y, z - h), (x + w, y, z + h), (x - w, y, z + h)], [(0, 1, 2, 3)], light)
