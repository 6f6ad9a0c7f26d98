"""Cloth that hangs over a rod or lies folded: what sarees, stoles, throws, curtains and towels share."""
import math
import sewing


def rod(studio, width, height, y=.6):
    made = [studio.cylinder(.05, width, studio.brass(), at=(0, y, height), rotation=(0, math.pi / 2, 0))]
    for s in (-1, 1):
        made.append(studio.ball(.09, studio.brass(), at=(s * width / 2, y, height), sub=3))
        made.append(studio.cylinder(.03, 3, studio.brass(), at=(s * (width / 2 - .12), y + 1.5, height), rotation=(math.pi / 2, 0, 0)))
    return made


def over_rod(studio, width, front, behind, height, waves=4, depth=.16, border=.3, fringe=0, seed=1, y=.6, end=.5):
    """Cloth over a rod: `front` falls before it and `behind` at the back; the lower end is a pallu in the accent colour."""
    cloth, second = studio.colour(roughness=.85, printed=True, sheen=.12), studio.accent(roughness=.75, sheen=.1)
    total = front + behind
    def point(s, t, lift=0):
        along = s * total
        x = (t - .5) * width
        fall = along - behind
        if fall > 0:
            swell = min(1, fall / 1.2)
            z, yy = height - fall, y - .07
        else:
            swell = min(1, -fall / 1.2)
            z, yy = height + fall, y + .07
        if abs(fall) < .12:
            z = height + .06 - fall * fall * 3
            yy = y - fall * .6
        wave = math.sin(t * waves * 2 * math.pi + seed + .5 * math.sin(fall * 1.1)) * depth * swell
        narrow = 1 - .1 * swell
        return (x * narrow + .05 * math.sin(fall * 2 + seed) * swell, yy + (-wave - .02 if fall > 0 else abs(wave) * .4) - lift, z + .04 * math.sin(t * 7 + seed) * swell)
    made = [studio.grid('drape', 110, 140, point, cloth, uv=lambda s, t: (t * width * 2.2, -s * total * 2.2))]
    if border:
        for a, b in ((0, border / width), (1 - border / width, 1)):
            made.append(studio.grid('edge', 110, 16, lambda s, t, a=a, b=b: point(s, a + (b - a) * t, .012), second))
    if end:
        made.append(studio.grid('pallu', 20, 140, lambda s, t: point(1 - (1 - s) * end / total, t, .013), second))
    if fringe:
        for k in range(36):
            x, yy, z = point(1, (k + .5) / 36)
            made.append(studio.tube([(x, yy, z + .02), (x + .01, yy, z - fringe * .5), (x + .02 * math.sin(k), yy, z - fringe)], .016, second, resolution=2))
    return made


def shelf(studio, view, made, look=(0, 0, 1.6), size=3.6, up=7):
    studio.niche(width=4.7, spring=3.2)
    studio.window()
    angle = {'front': (0, up), 'side': (30, up + 6)}.get(view, (-14, up + 8))
    studio.frame(look, size * (.5 if view == 'detail' else 1), 'front', lens=65, fill=.8, angle=angle)


def pile(studio, blocks, seed=1):
    """Folded pieces on one another: (width, depth, height, layers, role) from below."""
    z = 0
    for n, (w, d, h, layers, role) in enumerate(blocks):
        cloth = studio.colour(roughness=.85, printed=True, sheen=.12) if role == 'colour' else studio.accent(roughness=.85, sheen=.12)
        sewing.folded_block(studio, (w, d, h), cloth, layers, at=(.03 * (-1) ** n, .2, z), seed=seed + n, spin=2 * (-1) ** n, uv_shift=(n * .7, n * .4))
        z += h
    return z
