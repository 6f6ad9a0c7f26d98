"""A jar of pickle: chunks in red oil under glass, a label, a cloth tied over the lid."""
import math

from goods.food_parts import red_chilli
from goods.packaging import jar
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, hoop, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    oil = studio.fixed((0.44, 0.07, 0.006), roughness=0.25, bump=0.5, scale=7)
    cloth = studio.colour(roughness=0.9, printed=True)
    jar(studio, oil, cloth, 0.98, 2.3)
    pieces = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.3, 0.2, 0.02), (0.42, 0.06, 0.01), (0.2, 0.16, 0.03))]
    for k in range(90):
        a = studio.random.uniform(0, math.tau)
        at = (0.8 * math.cos(a), 0.8 * math.sin(a), studio.random.uniform(0.12, 1.95))
        ball(0.16, pieces[k % 3], at, (1.2, 0.9, 0.7), (60 * k, 35 * k, 20 * k), 2, 0.12, k % 6)
    cover = flowing([(0, 2.42), (0.6, 2.41), (0.84, 2.36), (0.9, 2.26), (0.86, 2.14), (1.02, 1.98), (1.16, 1.84)])
    turned(cover, cloth, segments=160, ribs=lambda a, z: 1 + (0.07 * math.sin(17 * a) * max(0, min(1, (2.2 - z) * 3))))
    hoop(0.89, 0.045, studio.fixed((0.6, 0.47, 0.28), roughness=0.9), (0, 0, 2.14))
    chilli = studio.fixed((0.45, 0.02, 0.01), roughness=0.2)
    red_chilli(studio, chilli, (-1.1, -1.0, 0.11), 25)
    red_chilli(studio, chilli, (0.55, -1.45, 0.11), -12)
    present(studio, view)
