"""Letterheads in a name: a fanned stack of sheets, an envelope, the name at the head of each."""
from goods.presenting import lay
from goods.shapes import box, label, mesh, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paper, rule = studio.fixed((0.88, 0.85, 0.78), roughness=0.9), studio.colour(roughness=0.8)
    for k in range(5):
        parts = [box((2.3, 3.2, 0.012), paper, (0, 0, 0.03 + 0.03 * k), bevel=0)]
        parts.append(box((2.0, 0.018, 0.004), rule, (0, -1.42, 0.04 + 0.03 * k), bevel=0))
        if k == 4:
            parts.append(label(2.1, 0.86, studio.label(roughness=0.9), (0, 1.1, 0.04 + 0.03 * k), (-90, 0, 0)))
        together(parts, (-0.2, 0.2, 0), (0, 0, 10 - 3 * k))
    fold = studio.accent(roughness=0.85)
    cover = [box((2.4, 1.25, 0.02), paper, (0, 0, 0.22), bevel=0), mesh([(-1.2, 0.62, 0.235), (1.2, 0.62, 0.235), (0.08, -0.1, 0.24), (-0.08, -0.1, 0.24)], [(0, 3, 2, 1)], fold)]
    together(cover, (0.7, -1.5, 0), (0, 0, -9))
    lay(studio, view, tilt=18)
