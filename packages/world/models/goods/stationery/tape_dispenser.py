"""A heavy tape dispenser of cast metal with a roll of tape and a toothed blade."""
from goods.presenting import present, turn_all
from goods.shapes import box, mesh, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.25, metallic=1)
    outline = [(-1.6, 0.12), (-1.55, 0.5), (-1.2, 0.75), (-0.75, 0.72), (-0.4, 0.6), (0.5, 0.6), (0.9, 0.85), (1.2, 1.25), (1.5, 1.25), (1.62, 0.9), (1.65, 0.12)]
    for y in (-0.42, 0.42):
        thick(mesh([(x, y, z) for x, z in [(-1.6, 0.1), *outline, (1.65, 0.1)]], [tuple(range(len(outline) + 2))], metal), 0.14)
    box((3.35, 1.1, 0.14), metal, (0.02, 0, 0.07), bevel=0.05)
    tape, core = studio.fixed((0.75, 0.6, 0.32), roughness=0.2), studio.accent(roughness=0.4)
    ring = [(0.45, -0.25), (0.95, -0.25), (0.95, 0.25), (0.45, 0.25), (0.45, -0.25)]
    turned(ring, tape, (-0.35, 0, 1.25), (90, 0, 0))
    turned([(0.2, -0.3), (0.47, -0.3), (0.47, 0.3), (0.2, 0.3), (0.2, -0.3)], core, (-0.35, 0, 1.25), (90, 0, 0))
    strip = [(0.1, 2.1), (1.45, 1.32)]
    mesh([(x, y, z) for x, z in strip for y in (-0.25, 0.25)], [(0, 1, 3, 2)], tape)
    steel = studio.fixed((0.75, 0.76, 0.78), roughness=0.2, metallic=1)
    for k in range(9):
        y = -0.3 + 0.075 * k
        mesh([(1.42, y - 0.035, 1.25), (1.42, y + 0.035, 1.25), (1.58, y, 1.36)], [(0, 1, 2)], steel)
    turn_all(26)
    present(studio, view, up=18)
