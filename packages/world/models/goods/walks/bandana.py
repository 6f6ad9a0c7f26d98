"""Three bandanas for a dog, folded to triangles and laid in a fan."""
import math

from mathutils import Vector, noise

from goods.presenting import lay
from goods.shapes import mesh, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloths = [studio.fixed('#3b3a66', roughness=0.9), studio.accent(roughness=0.9, printed=True), studio.colour(roughness=0.9, printed=True)]
    for k, cloth in enumerate(cloths):
        triangle(studio, cloth, (0.0, 0.9 - 0.75 * k), 8 - 8 * k, 0.02 + 0.06 * k, k)
    lay(studio, view, tilt=18)


def triangle(studio, cloth, at, turn, z, seed):
    """A square folded corner to corner, its ends a little rolled; the long edge is on top."""
    n, c, s = 40, math.cos(math.radians(turn)), math.sin(math.radians(turn))
    verts, uvs, faces, index = [], [], [], {}
    for i in range(n + 1):
        for j in range(n + 1 - i):
            u, v = (j + i / 2) / n, i / n
            x, y = (2 * u - 1) * 1.75, 0.75 - v * 1.7
            lift = 0.05 * noise.noise(Vector((x * 1.4, y * 1.4, seed))) + 0.05 * math.exp(-((v / 0.05) ** 2))
            index[i, j] = len(verts)
            verts.append((at[0] + x * c - y * s, at[1] + x * s + y * c, z + 0.06 + lift))
            uvs.append((x * 0.9, y * 0.9))
    for i in range(n):
        for j in range(n - i):
            faces.append((index[i, j + 1], index[i, j], index[i + 1, j]))
            if j < n - i - 1:
                faces.append((index[i, j + 1], index[i + 1, j], index[i + 1, j + 1]))
    thick(mesh(verts, faces, cloth, uvs=uvs), 0.03)
    edge = [verts[index[0, j]] for j in range(n + 1)]
    tube([(x, y, zz + 0.02) for x, y, zz in edge], 0.06, cloth)
    stitch = studio.fixed('#f3ead6', roughness=0.8)
    for side in (0, 1):
        line = [verts[index[i, 0 if side == 0 else n - i]] for i in range(2, n - 1)]
        middle = at[0], at[1]
        for p, q in list(zip(line, line[1:]))[::2]:
            pull = lambda r: (r[0] + (middle[0] - r[0]) * 0.07, r[1] + (middle[1] - r[1]) * 0.07 + 0.03, r[2] + 0.02)
            tube([pull(p), pull(q)], 0.012, stitch, smooth=False)
