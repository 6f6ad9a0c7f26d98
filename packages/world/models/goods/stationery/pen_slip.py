"""A leather slip with room for two pens, one of them half drawn, with saddle stitches round its edge."""

from goods.presenting import present, turn_all
from goods.profiles import flowing
from goods.shapes import box, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    skin = studio.colour(roughness=0.5, bump=0.2, scale=40)
    thread = studio.fixed((0.8, 0.72, 0.55), roughness=0.8)
    box((1.5, 0.2, 2.5), skin, (0, 0, 1.25), bevel=0.09)
    box((1.5, 0.26, 0.7), skin, (0, -0.02, 0.36), bevel=0.1)
    for x in (-0.36, 0.36):
        box((0.6, 0.34, 2.3), skin, (x, 0, 1.2), bevel=0.16)
    for z0 in [0.1 + 0.14 * k for k in range(17)]:
        for x in (-0.7, 0, 0.7):
            tube([(x, -0.19 if x == 0 else -0.125, z0), (x, -0.19 if x == 0 else -0.125, z0 + 0.08)], 0.014, thread, smooth=False)
    for x, lift, body in ((-0.36, 0.95, (0.03, 0.03, 0.035)), (0.36, 0.5, (0.25, 0.03, 0.03))):
        together(pen(studio, studio.fixed(body, roughness=0.15)), (x, 0, lift + 0.6))
    turn_all(-14)
    present(studio, view)


def pen(studio, body):
    """A pen with a clip, its cap up."""
    trim = studio.fixed((0.83, 0.58, 0.22), roughness=0.2, metallic=1)
    barrel = flowing([(0.1, 0), (0.15, 0.3), (0.16, 1.4), (0.17, 2.0), (0.14, 2.25), (0, 2.3)])
    return [
        turned(barrel, body, segments=48),
        turned([(0.165, 1.38), (0.18, 1.4), (0.18, 1.46), (0.165, 1.48)], trim, segments=48),
        rod((0, -0.19, 2.12), (0, -0.2, 1.5), 0.03, trim),
    ]
