"""A square cushion with piping, leaning in the niche."""
import math
from mathutils import Vector, noise

VIEWS = ['front', 'side', 'detail']


def pillow(studio, half, thick, material, n=90):
    verts, uvs, faces = [], [], []
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, w = 2 * i / n - 1, 2 * j / n - 1
                edge = (1 - u ** 4) * (1 - w ** 4)
                z = side * thick * edge ** .55
                z += side * .03 * noise.noise(Vector((u * 3, w * 3, side * 5))) * edge
                z += side * .03 * math.sin(14 * math.atan2(w, u)) * min(1, u * u + w * w) * edge
                verts.append((u * half * (1 - .09 * (1 - abs(u)) * abs(w) ** 6), z, w * half * (1 - .09 * (1 - abs(w)) * abs(u) ** 6)))
                uvs.append((u * half, w * half))
        off = (n + 1) ** 2 if side < 0 else 0
        for i in range(n):
            for j in range(n):
                q = [off + i * (n + 1) + j, off + (i + 1) * (n + 1) + j, off + (i + 1) * (n + 1) + j + 1, off + i * (n + 1) + j + 1]
                faces.append(tuple(q if side < 0 else q[::-1]))
    return studio.mesh('cushion', verts, faces, material, uvs=uvs)


def build(studio, view):
    studio.niche()
    half = 1.55
    o = pillow(studio, half, .62, studio.colour(roughness=.9, printed=True, sheen=.5, bump=.12, scale=120))
    points = []
    for k in range(200):
        t = k / 50
        s, r = int(t), t - int(t)
        u, w = [(2 * r - 1, -1), (1, 2 * r - 1), (1 - 2 * r, 1), (-1, 1 - 2 * r)][s]
        points.append((u * half * (1 - .09 * (1 - abs(u)) * abs(w) ** 6), 0, w * half * (1 - .09 * (1 - abs(w)) * abs(u) ** 6)))
    pipe = studio.tube(points, .035, studio.accent(roughness=.8), closed=True)
    for ob in (o, pipe):
        ob.rotation_euler, ob.location = (math.radians(-14), 0, math.radians(12)), (0, .1, 1.6)
    studio.window()
    studio.frame((0, 0, 1.6), 3.6, view)
