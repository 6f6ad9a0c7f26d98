"""What garments share: body with sleeves, neck, hanger; hanging in the niche, or lying on the table."""
import math
import numpy as np
import sewing

SCALE = 2.4  # uv (10 cm of cloth) a unit of the model


def hanger(studio, shoulder, y):
    shoulder *= .78
    wood = studio.wood('#8a5a34', .4)
    line = [(-shoulder, y - .26, 0), (-shoulder * .55, y - .08, 0), (0, y + .02, 0), (shoulder * .55, y - .08, 0), (shoulder, y - .26, 0)]
    bar = studio.tube([(px, py, -.02) for px, py in sewing.curve([(a, b) for a, b, _ in line], closed=False)], .055, wood)
    hook = [(0, y + .02, 0), (0, y + .3, 0)] + [(.11 + .11 * math.cos(a), y + .3 + .13 * math.sin(a), 0) for a in np.linspace(math.pi, -.6, 14)]
    return [bar, studio.tube(hook, .018, studio.steel())]


def sleeve_uv(cuts):
    """Cloth runs along the sleeves: beyond each cut line (x, y, angle) the print turns with the arm."""
    def uv(x, y):
        u, v = x * SCALE, y * SCALE
        for cx, cy, angle in cuts:
            a = math.radians(angle)
            far = np.sign(cx) * x > np.abs(cx) - .12 * (y - cy)
            du, dv = (x - cx) * math.cos(a) + (y - cy) * math.sin(a), -(x - cx) * math.sin(a) + (y - cy) * math.cos(a)
            u, v = np.where(far, du * SCALE + 3.3, u), np.where(far, dv * SCALE + 1.7, v)
        return u, v
    return uv


def folds(kind, seed, waist=.3):
    """Heights: `hang` falls in folds that open downwards, `lie` has the small creases of cloth that was smoothed by hand."""
    def height(x, y, edge):
        soft = sewing.field(.9, seed, x, y, .5)
        if kind == 'hang':
            down = np.clip((waist - y) / 2.2, 0, 1.2)
            wave = np.sin(x * 6.3 + 1.4 * sewing.field(.5, seed + 3, x, y) + seed) * .085 * down
            pull = np.sin(x * 11 + seed) * .02 * np.clip((y - waist) / 1.5, 0, 1)
            return soft * .055 + wave + pull
        crease = np.abs(sewing.field(1.3, seed + 7, x, y, .7))
        return soft * .05 + (.03 - crease * .1) * .6
    return height


def garment(studio, view, outline, neck, back_neck, shoulder, cuts, seed=1, placket=None, collar='band', buttons=(), extras=None,
            hang_waist=.3, top=2.06, printed=True, yoke=None, cuffs=(), span=4.3, lift=0):
    """Builds the garment; `front` hangs it in the niche, `side` lays it on the table, `lift` above it where its inside is seen."""
    hanging = view == 'front'
    cloth = studio.colour(roughness=.85, printed=printed, sheen=.12, bump=.1, scale=60)
    plain = studio.accent(roughness=.85, sheen=.1, bump=.1, scale=60)
    height = folds('hang' if hanging else 'lie', seed, hang_waist)
    seams = [[(s * abs(cx), top - .2), (s * (abs(cx) - .04), cy - .75)] for cx, cy, _ in cuts for s in (np.sign(cx),)]
    made = [sewing.sheet(studio, outline, cloth, puff=.11, roll=.09, height=height, seams=seams, uv=sleeve_uv(cuts))]
    made.append(sewing.sheet(studio, back_neck, studio.colour(roughness=.9), puff=.02, z=-.03, step=.05))
    neck3 = [(x, y, .1) for x, y in neck]
    if collar == 'band':
        made.append(studio.tube(neck3, .026, plain))
    elif collar == 'shirt':
        for s in (-1, 1):
            wing = sewing.curve([(s * .02, neck[len(neck) // 2][1] + .02)] * 2 + [(s * .3, top - .36)] * 2 + [(s * .36, top + .0)] * 2 + [(s * .27, top + .08), (s * .12, top - .1)], steps=5)
            made.append(sewing.sheet(studio, wing, studio.colour(roughness=.85, printed=printed), puff=.05, roll=.04, z=.1, step=.025, uv=lambda x, y: (y * SCALE, x * SCALE)))
        made.append(studio.tube([(x, y, .07) for x, y in neck], .045, studio.colour(roughness=.85)))
    if placket:
        x0, x1, y0, y1 = placket
        made.append(sewing.sheet(studio, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], plain if collar == 'band' else studio.colour(roughness=.85, printed=printed),
                                 puff=.03, roll=.03, z=.1, step=.03, height=lambda x, y, e: height(x, y, e), uv=lambda x, y: (x * SCALE + .4, y * SCALE)))
    for bx, by in buttons:
        made.append(studio.cylinder(.032, .03, studio.wood('#5a3a22', .4), at=(bx, by, .17), vertices=24, bevel=.008))
    for line in cuffs:
        made += sewing.stitches(studio, line, plain, .1)
    if extras:
        made += extras(cloth, plain, height)
    if hanging:
        studio.niche(width=4.9, spring=3.6)
        made += hanger(studio, shoulder, top - .06)
        sewing.turn_up(made, at=(0, .6, 2.62))
        for a in (studio.cylinder(.03, 1.2, studio.brass(), at=(0, 1.1, 2.62 + top + .36), rotation=(math.pi / 2, 0, 0)),):
            made.append(a)
        studio.window()
        studio.frame((0, .6, 2.75), span + .5, 'front', lens=70, fill=.86, angle=(0, 5))
    else:
        sewing.lay(made, angle=-8, at=(0, 0, lift))
        studio.flat()
        if view == 'detail':
            studio.above((.1, top - .75), height=2.3)
        else:
            studio.above((0, -.02), height=span + .75)
    return made
