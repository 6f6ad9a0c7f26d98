"""A nurse's fob watch: it hangs upside down from a pin bar, so that it is read from above."""
from goods.dials.movement import face
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, hoop, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.fixed((0.72, 0.73, 0.75), roughness=0.18, metallic=1)
    strap = studio.colour(roughness=0.4)
    case = [turned(rounded([(0, -0.2), (0.9, -0.2), (1.02, 0), (0.98, 0.16), (0.88, 0.18), (0.86, 0.1)], 0.05), metal), *face(studio, 0.86, ((-58, 0.42, 0.07), (60, 0.64, 0.045)), paper=studio.fixed('#f0e8d6', roughness=0.5))]
    together(case, (0, 0, 1.05), (90, 180, 0))
    hoop(0.17, 0.045, metal, (0, 0, 2.2), (0, 90, 0))
    box((0.44, 0.09, 0.95), strap, (0, 0, 2.8), bevel=0.03)
    for z in (2.36, 3.2):
        box((0.56, 0.16, 0.14), metal, (0, 0, z), bevel=0.03)
    box((1.6, 0.14, 0.22), metal, (0, 0, 3.38), bevel=0.08)
    tube([(-0.8, 0.12, 3.38), (-0.86, 0.2, 3.36), (-0.7, 0.22, 3.34), (0.7, 0.22, 3.34)], 0.03, metal)
    ball(0.06, metal, (0.72, 0.2, 3.34))
    rod((0, 0.02, 0.0), (0, 0.02, 0.06), 0.08, metal)
    present(studio, view, hung=0.25)
