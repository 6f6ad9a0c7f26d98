"""Two Cheriyal masks that tell a tale in turns: a man with a turban and a moustache, a woman with a bun, a mark and a nose ring."""
import math

import bpy

from goods.craft.mask import eye, face, on_face
from goods.materials import gold
from goods.presenting import present
from goods.shapes import ball, grid, hoop, tube, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paints = [studio.fixed(rgb, roughness=0.35) for rgb in ((0.88, 0.85, 0.78), (0.02, 0.015, 0.02), (0.5, 0.03, 0.02))]
    for build_one, at, turn in ((man, (-1.35, 0.2, 0.1), 8), (woman, (1.35, 0, 0), -8)):
        before = set(bpy.context.scene.objects)
        build_one(studio, *paints)
        together([o for o in bpy.context.scene.objects if o not in before], at, (0, 0, turn))
    present(studio, view, hung=0.3, up=6)


def features(white, dark, red, skin):
    """Eyes, brows, nose and lips."""
    grid(face, skin, 64, 48)
    for side in (-1, 1):
        eye(white, dark, side)
        tube([on_face(side * (0.2 + 0.62 * t), 1.97 + 0.2 * math.sin(t * 2.6), 0.02) for t in [i / 8 for i in range(9)]], [0.02, 0.05, 0.06, 0.06, 0.05, 0.045, 0.035, 0.025, 0.015], dark)
    tube([on_face(0, 1.9, 0), on_face(0, 1.6, 0.12), on_face(0, 1.32, 0.24), on_face(0, 1.2, 0.08)], [0.06, 0.1, 0.16, 0.11], skin)
    tube([on_face(x, 0.8 + 0.3 * x * x, 0.03) for x in (-0.24, -0.1, 0, 0.1, 0.24)], [0.02, 0.08, 0.1, 0.08, 0.02], red)


def man(studio, white, dark, red):
    skin, cloth, metal = studio.fixed((0.5, 0.13, 0.04), roughness=0.4), studio.colour(roughness=0.5), gold(studio)
    features(white, dark, red, skin)
    for side in (-1, 1):
        tube([on_face(0, 1.04, 0.07), on_face(side * 0.3, 1.05, 0.08), on_face(side * 0.6, 1.12, 0.07), on_face(side * 0.82, 1.34, 0.05)], [0.07, 0.1, 0.075, 0.015], dark)
        ball(0.2, skin, (side * 1.08, -0.02, 1.5), (0.5, 0.6, 1.2), detail=4)
        hoop(0.14, 0.04, metal, (side * 1.12, -0.08, 1.22), (90, 0, 0))
    for k in range(5):
        hoop(1.0 - 0.1 * k, 0.17, cloth, (0, 0.04 * k, 2.42 + 0.2 * k), (14 if k % 2 else 24, 10 if k % 2 else -10, 0)).scale.y = 0.62
    ball(0.7, cloth, (0, 0.12, 2.9), (1, 0.6, 0.9), detail=4)
    ball(0.17, metal, (0, -0.62, 2.66))
    for k in (-1, 0, 1):
        tube([on_face(-0.3, 2.14 + 0.07 * k, 0.02), on_face(0, 2.15 + 0.07 * k, 0.02), on_face(0.3, 2.14 + 0.07 * k, 0.02)], 0.022, white)
    ball(0.07, red, on_face(0, 2.15, 0.03), (1, 0.4, 1.2))


def woman(studio, white, dark, red):
    skin, metal = studio.fixed((0.78, 0.42, 0.06), roughness=0.4), gold(studio)
    features(white, dark, red, skin)
    ball(1.16, dark, (0, 0.28, 1.85), (1, 0.55, 1.12), detail=5)
    ball(0.5, dark, (0.0, 0.42, 3.1), (1.15, 0.8, 0.85), detail=4)
    for k in range(9):
        a = math.radians(25 + 130 * k / 8)
        ball(0.12, studio.fixed('#f3ead6', roughness=0.6) if k % 2 else studio.fixed('#e8871e', roughness=0.7), (0.55 * math.cos(a), -0.0, 2.95 + 0.42 * math.sin(a)))
    tube([on_face(0, 2.62, 0.05), on_face(0, 2.4, 0.04)], 0.035, metal)
    ball(0.1, metal, on_face(0, 2.34, 0.05), (1, 0.5, 1))
    ball(0.12, red, on_face(0, 2.12, 0.03), (1, 0.35, 1))
    hoop(0.2, 0.026, metal, on_face(0.2, 1.12, 0.16), (70, 0, 20))
    for side in (-1, 1):
        ball(0.15, metal, (side * 1.1, -0.12, 1.45), (0.7, 0.7, 1))
        ball(0.2, metal, (side * 1.12, -0.12, 1.12), (0.8, 0.8, 1.1))
        ball(0.09, red, (side * 1.12, -0.28, 1.12))
