"""An envelope clutch or sleeve, leaning on the wall of the niche."""
import math
import sewing
from cloth.bags import parts

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    o = sewing.sheet(studio, sewing.curve([(-1.6, 2.0), (-1.6, 2.0), (-1.6, 0), (-1.6, 0), (1.6, 0), (1.6, 0), (1.6, 2.0), (1.6, 2.0)]), studio.colour(roughness=.75, printed=True, sheen=.1), puff=.2, roll=.25, both=1, uv=lambda x, y: (x * 2.2, y * 2.2))
    flap = sewing.sheet(studio, [(-1.6, 2.02), (-1.5, 1.7), (-.15, .72), (.15, .72), (1.5, 1.7), (1.6, 2.02)], studio.accent(roughness=.6), puff=.06, roll=.06, z=.17, thick=.04)
    stud = studio.ball(.1, studio.brass(), at=(0, .86, .27), sub=3)
    sewing.turn_up([o, flap, stud], at=(0, 0, .03), lean=14, spin=6)
    parts.stand(studio, view, look=(0, 0, 1.05), size=3.7, up=10)
