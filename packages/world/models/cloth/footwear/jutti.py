"""Juttis: flat, pointed, open over the foot, with a bound edge that rises to a peak over the instep."""
from cloth.footwear.form import Last, line, pair
from goods.shapes import tube

VIEWS = ('front', 'side', 'detail')


def upper(studio, skin, foot, top):
    """Vamp, walls, bound edge and a welt of thread round the toe."""
    bound = studio.accent(roughness=.6)
    parts = [foot.patch(skin, (0, .42), (0, 180), 0, uv=1.1), *foot.walls(skin, .42, top), foot.rim(bound, .42, top, .026)]
    parts.append(tube([foot.at(.42 - .045 * (1 - abs(2 * k / 24 - 1)) ** 1.6, 46 + 88 * k / 24, .02) for k in range(25)], .026, bound))
    return parts


def build(studio, view):
    foot = Last([(0, .13), (.12, .32), (.3, .44), (.42, .48), (1, .56)], .1, .54, .36)
    top = line([(.42, 90), (.48, 57), (.7, 45), (.92, 57), (1, 80)])
    parts = upper(studio, studio.colour(roughness=.6, printed=True), foot, top)
    parts += [foot.sole(studio.fixed('#a8743f', roughness=.6), .08, 1.05), foot.sole(studio.fixed('#c79a66', roughness=.7), .02, .94)]
    parts[-1].location.z = .02
    pair(studio, view, parts)
