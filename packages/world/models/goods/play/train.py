"""A wooden train: engine with chimney and two coaches."""

from goods.materials import PALE_WOOD
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, rod, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    first, second = studio.colour(roughness=0.25), studio.accent(roughness=0.3)
    plain, dark = studio.fixed(PALE_WOOD, roughness=0.5), studio.fixed((0.03, 0.03, 0.035), roughness=0.35)
    engine = [
        box((1.5, 0.8, 0.2), dark, (0, 0, 0.42), bevel=0.04),
        turned(rounded([(0, 0), (0.36, 0), (0.36, 0.95), (0, 0.95)], 0.06), first, (-0.75, 0, 0.88), (0, 90, 0)),
        box((0.6, 0.82, 1.15), first, (0.45, 0, 1.05), bevel=0.05),
        box((0.8, 0.95, 0.12), second, (0.45, 0, 1.66), bevel=0.04),
        box((0.36, 0.84, 0.4), plain, (0.45, 0, 1.28), bevel=0.04),
        turned(rounded([(0, 0), (0.14, 0), (0.14, 0.35), (0.22, 0.5), (0.22, 0.56), (0, 0.56)], 0.03), dark, (-0.5, 0, 1.18)),
        ball(0.16, second, (-0.05, 0, 1.25), (1, 1, 0.9)),
        ball(0.1, second, (-0.78, 0, 0.92)),
    ]
    line = [*engine, *wheels(second, dark, 0.55)]
    for k in range(2):
        x = 1.75 + 1.65 * k
        coach = [box((1.35, 0.8, 0.2), dark, (x, 0, 0.42), bevel=0.04), box((1.3, 0.78, 0.85), second if k == 0 else first, (x, 0, 0.93), bevel=0.05), box((1.4, 0.9, 0.12), first if k == 0 else second, (x, 0, 1.4), bevel=0.04)]
        coach += [box((0.27, 0.81, 0.32), plain, (x - 0.4 + 0.4 * j, 0, 1.02), bevel=0.03) for j in range(3)]
        coach += [rod((x - 0.95, 0, 0.42), (x - 0.6, 0, 0.42), 0.05, dark)]
        line += coach + [wheel for wheel in wheels(plain, dark, 0.42, x)]
    together(line, turn=(0, 0, 40))
    present(studio, view, up=24)


def wheels(paint, hub, apart, x=0):
    """Four wheels with their hubs."""
    made = []
    for dx in (-apart, apart):
        for y in (-0.45, 0.45):
            made.append(turned(rounded([(0, -0.07), (0.27, -0.07), (0.27, 0.07), (0, 0.07)], 0.03), paint, (x + dx, y, 0.27), (90, 0, 0)))
            made.append(ball(0.09, hub, (x + dx, y * 1.17, 0.27), detail=2))
    return made
