"""A shirt with a collar, button placket, pocket and long sleeves rolled once."""
import sewing
from cloth.garments import tailor

VIEWS = ['front', 'side', 'detail']
HALF = [(0, 1.44), (.12, 1.54), (.24, 1.70), (.32, 1.86), (.32, 1.86), (.66, 1.76), (1.0, 1.58), (1.36, .86), (1.62, .22), (1.62, .22), (1.30, .06), (1.30, .06),
        (1.08, .56), (.94, .86), (.93, .3), (.93, -.4), (.94, -1.0), (.94, -1.0), (.7, -1.18), (.35, -1.26), (0, -1.27)]
NECK = [(-.32, 1.86), (-.24, 1.70), (-.12, 1.54), (0, 1.44), (.12, 1.54), (.24, 1.70), (.32, 1.86)]


def build(studio, view):
    outline = sewing.curve(sewing.mirrored(HALF)) + (0, -.1)
    neck = sewing.curve(NECK, closed=False) + (0, -.1)
    back = [(-.32, 1.74), (-.14, 1.68), (.14, 1.68), (.32, 1.74), (.3, 1.3), (-.3, 1.3)]

    def pocket(cloth, plain, height):
        shape = [(.26, .86), (.70, .86), (.70, .42), (.48, .34), (.26, .42)]
        return [sewing.sheet(studio, shape, cloth, puff=.03, roll=.03, z=.1, step=.03, height=height, uv=lambda x, y: (x * tailor.SCALE + .07, y * tailor.SCALE))]

    tailor.garment(studio, view, outline, neck, back, .84, [(.96, 1.25, -66), (-.96, 1.25, 66)], seed=9, collar='shirt', top=1.78,
                   placket=(-.075, .075, -1.34, 1.36), buttons=[(0, y) for y in (1.16, .74, .32, -.1, -.52, -.94)], extras=pocket,
                   hang_waist=.9, span=3.6)
