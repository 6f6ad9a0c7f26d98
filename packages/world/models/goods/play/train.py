"""A wooden train: an engine with a chimney and six coaches that follow it in a bend, each in its own paint."""
import math

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
    engine += wheels(second, dark, 0.55)
    paints = [first, second, *[studio.fixed(tone, roughness=0.25) for tone in ('#0b6b66', '#c98a12', '#7a2f4a', '#3b4f8c')]]
    follow(engine, 0.0)
    for k in range(6):
        follow(coach(paints[k], paints[(k + 3) % 6], plain, dark), 1.75 + 1.62 * k)
    present(studio, view, up=36, fill=0.7)


def follow(parts, along):
    """Sets a car on the track, `along` behind the engine: straight at first, then round a bend and back."""
    straight, radius = 3.4, 2.1
    half = math.pi * radius
    if along < straight:
        at, spin = (along, 0, 0), 0
    elif along < straight + half:
        a = (along - straight) / radius
        at, spin = (straight + radius * math.sin(a), radius * (1 - math.cos(a)), 0), math.degrees(a)
    else:
        at, spin = (straight - (along - straight - half), 2 * radius, 0), 180
    together(parts, at, (0, 0, spin))


def coach(paint, roof, plain, dark):
    """One coach with three windows and its coupling in front."""
    parts = [box((1.35, 0.8, 0.2), dark, (0, 0, 0.42), bevel=0.04), box((1.3, 0.78, 0.85), paint, (0, 0, 0.93), bevel=0.05), box((1.4, 0.9, 0.12), roof, (0, 0, 1.4), bevel=0.04)]
    parts += [box((0.27, 0.81, 0.32), plain, (-0.4 + 0.4 * j, 0, 1.02), bevel=0.03) for j in range(3)]
    return [*parts, rod((-0.95, 0, 0.42), (-0.6, 0, 0.42), 0.05, dark), *wheels(plain, dark, 0.42)]


def wheels(paint, hub, apart, x=0):
    """Four wheels with their hubs."""
    made = []
    for dx in (-apart, apart):
        for y in (-0.45, 0.45):
            made.append(turned(rounded([(0, -0.07), (0.27, -0.07), (0.27, 0.07), (0, 0.07)], 0.03), paint, (x + dx, y, 0.27), (90, 0, 0)))
            made.append(ball(0.09, hub, (x + dx, y * 1.17, 0.27), detail=2))
    return made
