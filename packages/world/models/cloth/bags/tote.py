"""A cloth tote, a jhola: soft body, two long handles."""
import sewing
from cloth.bags import parts

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    o = parts.body(studio, [(-1.35, 2.4), (-1.35, 2.4), (-1.38, 1.2), (-1.28, .1), (-1.28, .1), (-.6, 0), (.6, 0), (1.28, .1), (1.28, .1), (1.38, 1.2), (1.35, 2.4), (1.35, 2.4), (.6, 2.32), (-.6, 2.32)], .42, roll=.6)
    sewing.turn_up([o], at=(0, .1, .02))
    parts.handle(studio, (-.62, 2.32), (.62, 2.32), 3.75, -.12, .055)
    parts.handle(studio, (-.55, 2.32), (.7, 2.32), 3.6, .32, .055)
    studio.grid('hem', 4, 30, lambda s, t: ((t - .5) * 2.5, -.02 - .19 * (1 - (2 * t - 1) ** 2), 2.1 + .24 * s - .04 * (1 - (2 * t - 1) ** 2)), studio.accent(roughness=.8))
    parts.stand(studio, view, look=(0, 0, 1.85), size=4.0)
