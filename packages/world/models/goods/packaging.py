"""Packs that many makers use: jar, bottle, pouch, bag, tin and carton, each with a blank label."""
import math

from mathutils import Vector, noise

from goods.materials import glass
from goods.profiles import rounded, vessel
from goods.shapes import box, grid, label, loft, turned, wrap


def jar(studio, inside, lid, radius=0.75, height=1.9, at=(0, 0, 0), fill=0.86, band=(0.28, 0.68)):
    """A glass jar with what it holds, a screw lid and a label around it."""
    x, y, z = at
    shoulder = [(0, 0.0), (radius, 0.0), (radius, height * 0.8), (radius * 0.82, height * 0.92), (radius * 0.82, height)]
    body = turned(rounded(shoulder, 0.16), glass(studio), at)
    level = height * fill
    filling = [(0, 0.05), (radius - 0.05, 0.05), (radius - 0.05, level), (0, level)]
    turned(rounded(filling, 0.1), inside, at)
    cap = [(0, 0.3), (radius * 0.86, 0.3), (radius * 0.9, 0.26), (radius * 0.9, 0.0), (0, 0.0)]
    turned(rounded(cap, 0.04), lid, (x, y, z + height - 0.04), ribs=lambda a, _: 1 + 0.008 * math.cos(60 * a))
    wrap(radius + 0.006, height * band[0], height * band[1], studio.label(), 170, at)
    return body


def tin(studio, radius=0.8, height=1.6, at=(0, 0, 0), lid=0.3, metallic=0.0):
    """A round tin: painted body, lid with a rolled edge, label."""
    x, y, z = at
    body = studio.colour(roughness=0.32, metallic=metallic)
    trim = studio.fixed((0.83, 0.62, 0.3), roughness=0.25, metallic=1)
    turned(rounded([(0, 0), (radius, 0), (radius, height), (0, height)], 0.03), body, at)
    turned(rounded([(radius, 0), (radius + 0.03, 0.02), (radius + 0.03, 0.05), (radius, 0.07)], 0.02), trim, at)
    top = [(radius + 0.025, height - lid), (radius + 0.03, height), (radius - 0.02, height + 0.05), (0, height + 0.05)]
    turned(rounded([(radius, height - lid), *top], 0.02), trim, at)
    wrap(radius + 0.008, height * 0.16, height - lid - height * 0.12, studio.label(), 140, at)


def pouch(studio, width=1.7, height=2.5, depth=0.55, at=(0, 0, 0), turn=(0, 0, 0), roughness=0.55):
    """A stand-up pouch of foil or kraft paper, full and creased, with a label on its front."""
    body, face = studio.colour(roughness=roughness), studio.label()
    nu, nv = 36, 48
    seal = 0.9

    def front(side):
        def surface(u, v):
            x = (2 * u - 1) * width / 2
            edge = max(0.0, 1 - abs(2 * u - 1) ** 3.2)
            swell = (1 - max(0.0, v / seal) ** 2.2) if v < seal else 0.0
            foot = 1 if v > 0.06 else 0.9 + v * 1.6
            crease = 0.045 * noise.noise(Vector((x * 2.2, side * 3, v * 5))) * edge * min(1, swell * 4)
            y = -side * (depth * (edge**0.6) * (swell**0.75) * foot + 0.012) + crease
            pull = 1 - 0.05 * swell * (1 - abs(2 * v - 1))
            return (x * pull, y, v * height)

        return surface

    shape = front(1)
    grid(front(-1), body, nu, nv, at, turn)
    thing = grid(shape, [body, face], nu, nv, at, turn)
    low, high, left, right = 0.2, 0.68, 0.2, 0.8
    layer = thing.data.uv_layers.active.data
    for polygon in thing.data.polygons:
        u = sum(layer[i].uv[0] for i in polygon.loop_indices) / 4
        v = sum(layer[i].uv[1] for i in polygon.loop_indices) / 4
        if left < u < right and low < v < high:
            polygon.material_index = 1
    for polygon in thing.data.polygons:
        if polygon.material_index:
            for i in polygon.loop_indices:
                u, v = layer[i].uv
                layer[i].uv = ((u - left) / (right - left), (v - low) / (high - low))
    return thing


def paper_bag(studio, width=1.7, depth=0.95, height=2.7, at=(0, 0, 0), turn=(0, 0, 0), fold=0.34):
    """A block-bottom bag with side gussets whose top is rolled over and held by a tin tie."""
    body = studio.colour(roughness=0.7)
    rings = []
    for k in range(25):
        v = k / 24
        flat = max(0.0, (v - 0.72) / 0.28) ** 1.2
        half_w, half_d = width / 2 * (1 + 0.04 * flat), depth / 2 * (1 - flat) + 0.03 * flat
        pinch = 0.32 * width / 2 * min(1, max(0.0, v - 0.35) / 0.6) ** 1.5
        swell = 0.05 * math.sin(math.pi * min(1, v * 1.25))
        one = []
        for i in range(14):
            t = i / 13
            one.append((-half_w + 2 * half_w * t, -half_d - swell * math.sin(math.pi * t), v * height))
        one.append((half_w - pinch, 0, v * height))
        for i in range(14):
            t = i / 13
            one.append((half_w - 2 * half_w * t, half_d + swell * math.sin(math.pi * t), v * height))
        one.append((-half_w + pinch, 0, v * height))
        rings.append([
            (x + 0.018 * noise.noise(Vector((x * 3, y * 3, z * 3))), y + 0.03 * noise.noise(Vector((x * 2, z * 2, y + 5))), z)
            for x, y, z in one
        ])
    loft(rings, body, at, turn, smooth=35)
    spin = math.radians(turn[2])
    ahead = lambda d, z: (at[0] + math.sin(spin) * d, at[1] - math.cos(spin) * d, at[2] + z)
    box((width * 1.05, 0.13, fold), body, ahead(0.02, height + 0.02), turn, 0.05)
    tie = studio.fixed((0.83, 0.62, 0.3), roughness=0.3, metallic=1)
    box((width * 1.16, 0.03, 0.1), tie, ahead(0.1, height + 0.02), turn, 0.012)
    label(width * 0.68, height * 0.42, studio.label(), ahead(depth / 2 + 0.075, height * 0.36), turn)


def carton(studio, size, at=(0, 0, 0), turn=(0, 0, 0), lidded=True):
    """A paper-covered box; with a lid that overlaps, and a label on the lid's front when `lidded` is false."""
    width, depth, height = size
    x, y, z = at
    body = studio.colour(roughness=0.6)
    box(size, body, (x, y, z + height / 2), turn, 0.02)
    if lidded:
        box((width + 0.06, depth + 0.06, height * 0.34), body, (x, y, z + height * 0.86), turn, 0.02)


def bottle(profile, material, at=(0, 0, 0), wall=0.05):
    """A hollow bottle of glass after the outside of its profile."""
    return turned(vessel(profile, wall), material, at)


def heap(radius, height, material, at=(0, 0, 0), rough=0.06):
    """A heap of powder."""

    def surface(u, v):
        a, r = 2 * math.pi * u, radius * v
        z = height * math.cos(v * math.pi / 2) ** 1.2 + rough * noise.noise(Vector((r * math.cos(a) * 3, r * math.sin(a) * 3, 1)))
        return (r * math.cos(a), r * math.sin(a), z)

    return grid(surface, material, 64, 24, at)

