"""A folded saree with its border on top, on a low stool."""
import sewing
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    studio.box((3.1, 2.0, .16), studio.wood('#7a4a2a'), at=(0, .2, .5), bevel=.04)
    for x in (-1.3, 1.3):
        for y in (-.6, 1.0):
            studio.cylinder(.1, .5, studio.wood('#7a4a2a'), at=(x, y, .25), vertices=24)
    cloth, border = studio.colour(roughness=.7, printed=True, sheen=.12), studio.accent(roughness=.6)
    sewing.folded_block(studio, (2.5, 1.6, .78), cloth, 6, at=(0, .2, .66), seed=3)
    studio.grid('border', 14, 8, lambda s, t: (-1.22 + .62 * t, -.62 + 1.55 * s, 1.455 + .012 * (1 - (2 * t - 1) ** 4)), border)
    studio.grid('fall', 10, 8, lambda s, t: (-1.22 + .62 * t, -.66 - .10 * (1 - (2 * s - 1) ** 2), 1.45 - .78 * s), border)
    drape.shelf(studio, view, None, look=(0, 0, 1.15), size=3.3, up=17)
