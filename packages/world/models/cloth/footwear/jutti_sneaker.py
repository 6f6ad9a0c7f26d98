"""Jutti sneakers: the upper of a jutti on a thick sole of rubber with a band round it."""
from cloth.footwear.form import Last, line, pair
from cloth.footwear.jutti import upper

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    rubber = studio.fixed('#efe9dc', roughness=.6)
    foot = Last([(0, .15), (.12, .34), (.3, .45), (.42, .5), (1, .56)], .28, .44, .38)
    top = line([(.42, 90), (.48, 57), (.7, 47), (.92, 57), (1, 80)])
    parts = upper(studio, studio.colour(roughness=.7, printed=True), foot, top)
    parts += [foot.sole(rubber, .28, 1.1), foot.sole(studio.accent(roughness=.6), .05, 1.115, at=.16), foot.sole(studio.fixed('#cdbd9f', roughness=.9), .02, .94)]
    parts[-1].location.z = .02
    pair(studio, view, parts)
