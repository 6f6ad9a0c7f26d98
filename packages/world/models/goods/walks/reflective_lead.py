"""A flat lead of webbing with a reflecting stripe, folded in bends, with a padded loop and a steel hook."""
from goods.materials import steel
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, grid, hoop, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    web, silver, edge = studio.colour(roughness=0.8, bump=0.3, scale=40), studio.fixed((0.8, 0.82, 0.84), roughness=0.18, metallic=0.6), studio.accent(roughness=0.8)
    line = []
    for k in range(6):
        y, way = 1.0 - 0.42 * k, 1 if k % 2 == 0 else -1
        line += [(way * x, y - 0.03 * (x + 1.2), 0.2) for x in (-1.2, -0.6, 0, 0.6, 1.2)]
        line += [(way * 1.5, y - 0.2, 0.2)] if k < 5 else []
    ribbon(line, 0.16, web, 0.05)
    for side in (-1, 1):
        ribbon(line, 0.012, edge, 0.06, side * 0.145)
    ribbon(line, 0.05, silver, 0.066)
    metal = steel(studio)
    x, y, z = line[-1]
    ball(0.13, metal, (x - 0.1, y, z))
    tube([(x - 0.2, y, z), (x - 0.35, y - 0.18, z), (x - 0.62, y - 0.2, z), (x - 0.85, y - 0.05, z), (x - 0.78, y + 0.12, z), (x - 0.5, y + 0.12, z), (x - 0.25, y + 0.03, z)], 0.055, metal)
    loop = [(line[0][0], line[0][1], 0.2), (-1.6, 1.3, 0.25), (-1.3, 1.75, 0.25), (-0.5, 1.8, 0.25), (-0.3, 1.45, 0.25), (-0.8, 1.15, 0.25), line[1]]
    tube(loop, 0.13, edge, flat=1.0)
    hoop(0.16, 0.05, metal, (-1.15, 1.02, 0.22), (0, 90, 0))
    present(studio, view, up=46)


def ribbon(line, half, material, lift, shift=0.0):
    """A flat band along points that lie on the table; `lift` raises it, `shift` moves it to a side."""
    flat = flowing([(x, y) for x, y, _ in line], 10)

    def surface(u, v):
        i = min(len(flat) - 2, int(u * (len(flat) - 1)))
        t = u * (len(flat) - 1) - i
        p, q = flat[i], flat[i + 1]
        d = (q - p).normalized()
        at = p + (q - p) * t
        s = (2 * v - 1) * half + shift
        return (at.x - d.y * s, at.y + d.x * s, 0.14 + lift)

    return thick(grid(surface, material, len(flat) * 3, 4), 0.03)
