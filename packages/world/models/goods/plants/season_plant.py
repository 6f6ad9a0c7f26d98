"""The plant of the season, as it comes in November: a chrysanthemum in bloom in a clay pot, with a tag that says for whom."""
import math

from mathutils import Vector

from goods.materials import PALE_WOOD, wood
from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, grid, label, leaf, rod, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.85, 1.15)
    greens = [studio.fixed(rgb, roughness=0.55) for rgb in ((0.08, 0.22, 0.06), (0.12, 0.29, 0.08))]
    stalk = studio.fixed((0.14, 0.26, 0.07), roughness=0.6)
    petals = [studio.fixed(tone, roughness=0.6) for tone in ('#f2b01e', '#e0931a', '#f7cf5a')]
    heads = [(0, -0.1, 3.05, 0.62)] + [(0.85 * math.cos(a), 0.75 * math.sin(a), 2.5 + 0.2 * math.sin(3 * a), 0.55) for a in [math.tau * k / 6 + 0.4 for k in range(6)]]
    for n, (x, y, z, size) in enumerate(heads):
        foot = (x * 0.15, y * 0.15, top)
        tube([foot, (x * 0.4, y * 0.4, (top + z) / 2), (x, y, z - 0.1)], [0.06, 0.05, 0.04], stalk)
        bloom(petals, greens[0], (x, y, z), size, n)
        for k in range(7):
            t = 0.15 + 0.7 * k / 6
            at = (x * 0.6 * t, y * 0.6 * t, top + (z - top) * t * 0.85)
            leaf(0.75 - 0.2 * t, 0.42, greens[k % 2], at, (0, -18 + 30 * t, 137.5 * k + 60 * n), 0.35, 0.2, 0.7)
    bud = studio.fixed('#a8a83a', roughness=0.6)
    for k in range(5):
        a = math.tau * k / 5
        tube([(0.1, 0, top), (0.55 * math.cos(a), 0.5 * math.sin(a), 2.2)], 0.03, stalk)
        ball(0.15, bud, (0.55 * math.cos(a), 0.5 * math.sin(a), 2.26), (1, 1, 0.8), detail=3)
    tag(studio, top)
    present(studio, view, up=13)


def bloom(petals, green, at, size, seed):
    """Four rounds of narrow petals, flat outside and upright in the middle; the head leans outwards."""
    x, y, z = at
    lean = (Vector((x * 0.5, y * 0.5 - 0.35, 1))).normalized()
    spin = lean.to_track_quat('Z', 'Y').to_euler()
    parts = [ball(size * 0.3, green, (0, 0, -0.06), (1, 1, 0.6), detail=3), ball(size * 0.2, petals[1], (0, 0, 0.12), (1, 1, 0.8), detail=3)]
    for ring, (count, rise, reach) in enumerate(((26, 4, 1.0), (22, 26, 0.86), (18, 50, 0.66), (12, 72, 0.46))):
        for k in range(count):
            turn = 360 * (k + 0.5 * (ring % 2)) / count + seed * 13
            parts.append(petal(size * reach, size * 0.15, petals[(k + ring) % 3], (0, -rise, turn), ring * 0.025))
    together(parts, at, [math.degrees(a) for a in spin])


def petal(length, width, paint, turn, lift):
    def surface(u, v):
        half = width / 2 * math.sin(math.pi * (0.12 + 0.86 * u)) ** 0.6
        return (0.08 + u * length, (2 * v - 1) * half, lift + 0.12 * length * math.sin(2.6 * u) + 0.25 * abs(2 * v - 1) * half)

    return thick(grid(surface, paint, 6, 4, (0, 0, 0), turn), 0.01)


def tag(studio, top):
    """A slip of wood in the earth with a card."""
    card = studio.fixed('#f4ead6', roughness=0.85)
    parts = [rod((0, 0.06, -0.9), (0, 0.06, 0.3), 0.04, wood(studio, PALE_WOOD)), thick(mesh_card(card), 0.03), label(1.02, 0.6, studio.label(), (0, -0.03, 0.32))]
    together(parts, (0.45, -0.95, top + 0.1), (-8, 4, 6))


def mesh_card(card):
    return grid(lambda u, v: (-0.58 + 1.16 * u, 0, -0.05 + 0.74 * v), card, 1, 1)
