"""Five finger puppets of felt on a rack of pegs: a Peshwa, a queen with a nose ring, a general, a minister and a soldier."""
import math

from goods.materials import PALE_WOOD, gold, wood
from goods.presenting import present
from goods.profiles import flowing
from goods.soft.sewn import dark, stuffed
from goods.shapes import ball, box, hoop, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')
WHO = (('#b5371f', 'turban', '#f3ead6'), ('#1f5a4c', 'queen', '#d99412'), (None, 'turban', '#b5371f'), ('#3b3a66', 'cap', '#c98a12'), ('#c98a12', 'helmet', '#7a2f4a'))


def build(studio, view):
    timber = wood(studio, PALE_WOOD)
    box((4.4, 0.9, 0.2), timber, (0, 0.1, 0.1), bevel=0.05)
    for k, (coat, head, trim) in enumerate(WHO):
        x, y = -1.68 + 0.84 * k, 0.25 - 0.3 * math.sin(math.pi * k / 4)
        rod((x, y, 0.15), (x, y, 0.7), 0.15, timber)
        felt = studio.colour(roughness=0.98, bump=0.3, scale=40) if coat is None else studio.fixed(coat, roughness=0.98, bump=0.3, scale=40)
        together(puppet(studio, felt, head, studio.fixed(trim, roughness=0.95, bump=0.3, scale=40)), (x, y, 0.32), (0, 0, 14 - 7 * k))
    present(studio, view, up=12)


def puppet(studio, felt, head, trim):
    """A body like a thimble, arms, a face and what each wears on the head."""
    skin, ink = studio.fixed((0.5, 0.27, 0.14), roughness=0.9), dark(studio)
    parts = [turned(flowing([(0.36, 0), (0.37, 0.1), (0.33, 0.6), (0.27, 0.95), (0.0, 1.1)]), felt), hoop(0.365, 0.035, trim, (0, 0, 0.05))]
    parts.append(stuffed(0.33, skin, (0, 0, 1.3), (1, 0.92, 1.02)))
    parts.append(tube([(-0.24, -0.16, 0.92), (0, -0.32, 0.5), (0.22, -0.26, 0.3)], 0.05, trim))
    for side in (-1, 1):
        parts.append(tube([(side * 0.24, 0, 0.85), (side * 0.42, -0.08, 0.66), (side * 0.34, -0.28, 0.52)], [0.1, 0.1, 0.08], felt))
        parts.append(ball(0.085, skin, (side * 0.32, -0.32, 0.5)))
        parts.append(ball(0.045, ink, (side * 0.12, -0.29, 1.36), (1, 0.6, 1.2)))
        if head != 'queen':
            parts.append(tube([(0, -0.33, 1.22), (side * 0.1, -0.33, 1.22), (side * 0.2, -0.29, 1.28)], [0.03, 0.035, 0.012], ink))
    return parts + HEADS[head](studio, trim, ink)


def turban(studio, trim, ink):
    """A pagdi: rolls of cloth that lie across each other, a plume and a pearl."""
    parts = [hoop(0.27, 0.1, trim, (0, 0.02, 1.54), (8 * k - 8, 10 * k - 10, 0)) for k in range(3)]
    parts += [ball(0.24, trim, (0, 0.02, 1.62), (1, 1, 0.7)), ball(0.1, trim, (0.16, -0.1, 1.72), (1.4, 0.8, 0.8))]
    return [*parts, tube([(0, -0.3, 1.6), (0.02, -0.28, 1.85), (0.1, -0.2, 1.98)], [0.03, 0.06, 0.012], studio.fixed('#f3ead6', roughness=0.9)), ball(0.06, gold(studio), (0, -0.36, 1.56))]


def queen(studio, trim, ink):
    """Hair in a bun, the end of a saree over it, a mark on the brow and a nose ring."""
    parts = [ball(0.345, ink, (0, 0.06, 1.36), (1, 0.95, 1.02), detail=4), ball(0.17, ink, (0, 0.34, 1.5))]
    parts += [ball(0.36, trim, (0, 0.13, 1.38), (1.05, 0.9, 1.06), detail=4), ball(0.04, studio.fixed('#b5371f', roughness=0.7), (0, -0.31, 1.47), (0.7, 0.5, 1.4))]
    return [*parts, hoop(0.06, 0.014, gold(studio), (0.07, -0.33, 1.25), (80, 0, 20))]


def cap(studio, trim, ink):
    """A minister's flat turban with a boss in front and a sectarian mark."""
    return [ball(0.345, ink, (0, 0.05, 1.36), (1, 0.95, 1.0), detail=4), hoop(0.3, 0.09, trim, (0, 0.02, 1.5)), ball(0.31, trim, (0, 0.02, 1.54), (1, 1, 0.55)), ball(0.11, studio.fixed('#b5371f', roughness=0.8), (0, -0.3, 1.58)), tube([(0, -0.32, 1.44), (0, -0.33, 1.36)], 0.016, studio.fixed('#f3ead6', roughness=0.9))]


def helmet(studio, trim, ink):
    """A soldier's helmet with a spike."""
    metal = studio.fixed('#b9bec6', roughness=0.25, metallic=1)
    return [turned(flowing([(0.36, 1.4), (0.36, 1.48), (0.3, 1.68), (0.1, 1.84), (0.03, 1.9), (0.02, 2.04), (0, 2.08)]), metal), hoop(0.36, 0.04, trim, (0, 0, 1.42))]


HEADS = {'turban': turban, 'queen': queen, 'cap': cap, 'helmet': helmet}
