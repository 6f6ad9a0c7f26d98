"""A parcel: paper wrap, a ribbon with a bow, a tag with the product's name."""
import math

VIEWS = ['front']


def build(studio, view):
    studio.box((2.7, 2.0, 1.5), studio.colour(roughness=.75, printed=True), at=(0, .2, 0), bevel=.05)
    ribbon = studio.accent(roughness=.4)
    studio.box((.3, 2.04, 1.54), ribbon, at=(-.55, .2, -.01), bevel=.03)
    studio.box((2.74, .3, 1.54), ribbon, at=(0, .2, -.01), bevel=.03)
    for turn in (35, 145, 215, 325):
        a = math.radians(turn)
        d = (math.cos(a), math.sin(a))
        loop = [(-.55, .2, 1.54)] + [(-.55 + d[0] * .75 * math.sin(k / 12 * math.pi), .2 + d[1] * .75 * math.sin(k / 12 * math.pi), 1.56 + .42 * math.sin(k / 12 * 2 * math.pi) ** 2 * (1 if k < 7 else .4)) for k in range(1, 12)] + [(-.55, .2, 1.56)]
        studio.tube(loop, .065, ribbon)
    studio.ball(.15, ribbon, at=(-.55, .2, 1.6), sub=3, scale=(1, 1, .7))
    studio.box((1.7, .03, 1.13), studio.paper(), at=(.42, -.90, .2), bevel=.01, rotation=(math.radians(-6), 0, 0))
    studio.label_card(1.62, 1.08, studio.label(), at=(.42, -.965, .77), rotation=(math.pi / 2 - math.radians(6), 0, 0))
    studio.niche(width=4.2, spring=2.4)
    studio.window()
    studio.frame((0, 0, .95), 3.5, 'front', lens=65, fill=.78, angle=(-16, 20))
