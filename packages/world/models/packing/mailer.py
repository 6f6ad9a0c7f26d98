"""A box of kraft board, open, with tissue in the brand's colour and the label on its front."""
import math
from mathutils import Vector, noise

VIEWS = ['front']


def build(studio, view):
    kraft = studio.fixed('#b58a57', roughness=.85, bump=.1, scale=50)
    studio.box((3.0, 2.0, .08), kraft, at=(0, .3, 0), bevel=.01)
    for x in (-1.5, 1.5):
        studio.box((.08, 2.0, 1.1), kraft, at=(x, .3, 0), bevel=.02)
    for y in (-.7, 1.3):
        studio.box((3.0, .08, 1.1), kraft, at=(0, y, 0), bevel=.02)
    studio.box((3.0, .07, 1.9), kraft, at=(0, 1.36, 1.08), bevel=.02, rotation=(math.radians(-14), 0, 0))
    studio.grid('tissue', 40, 50, lambda s, t: (-1.42 + 2.84 * t, -.62 + 1.86 * s, .8 + .28 * noise.noise(Vector((t * 5, s * 4, 3))) + .16 * noise.noise(Vector((t * 12, s * 9, 7)))), studio.colour(roughness=.8, printed=True), uv=lambda s, t: (t * 5, s * 4))
    studio.label_card(1.5, 1.0, studio.label(), at=(0, -.745, .55))
    studio.niche(width=4.4, spring=2.4)
    studio.window()
    studio.frame((0, .2, 1.1), 3.3, 'front', lens=65, fill=.78, angle=(14, 20))
