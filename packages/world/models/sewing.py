"""Cloth: sheets cut along an outline with soft edges, folds and seams; stuffed shapes; hanging and lying garments."""
import math
import numpy as np
from mathutils import Vector, noise


def curve(points, closed=True, steps=8):
    """A smooth line through the points (Catmull-Rom); a point repeated twice stays a corner."""
    p = np.array(points, float)
    n, out = len(p), []
    for i in range(n if closed else n - 1):
        a, b, c, d = (p[(i + k) % n] if closed else p[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2))
        if np.allclose(b, c):
            continue
        a = b if np.allclose(a, b) else a
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed:
        out.append(p[-1])
    return np.array(out)


def mirrored(half):
    """A closed outline from its right half, listed from the top middle to the bottom middle."""
    left = [(-x, y) for x, y in reversed(half) if abs(x) > 1e-9]
    return list(half) + left


def inside(poly, x, y):
    within = np.zeros(x.shape, bool)
    for (xi, yi), (xj, yj) in zip(poly, np.roll(poly, 1, 0)):
        within ^= ((yi > y) != (yj > y)) & (x < (xj - xi) * (y - yi) / (yj - yi + 1e-12) + xi)
    return within


def nearest(poly, x, y, closed=True):
    """Distance to the outline, and the nearest point on it."""
    best, bx, by = np.full(x.shape, 1e9), np.zeros(x.shape), np.zeros(x.shape)
    ends = np.roll(poly, -1, 0) if closed else poly[1:]
    for a, b in zip(poly if closed else poly[:-1], ends):
        ab = b - a
        t = np.clip(((x - a[0]) * ab[0] + (y - a[1]) * ab[1]) / (ab @ ab + 1e-12), 0, 1)
        px, py = a[0] + t * ab[0], a[1] + t * ab[1]
        d = np.hypot(x - px, y - py)
        near = d < best
        best, bx, by = np.where(near, d, best), np.where(near, px, bx), np.where(near, py, by)
    return best, bx, by


def field(scale, seed, x, y, stretch=1.0):
    """Smooth noise over arrays."""
    flat = [noise.fractal(Vector((a * scale, b * scale * stretch, seed)), 1.0, 2.0, 3) for a, b in zip(x.ravel(), y.ravel())]
    return np.array(flat).reshape(x.shape)


def sheet(studio, poly, material, step=.03, puff=.06, roll=.07, height=None, seams=(), uv=None, thick=.02, z=0, both=0):
    """Cloth cut along `poly` in the xy plane. `puff` is how high it lies away from its edges, `roll` how wide the edge
    is; `height(x, y, edge)` adds folds; `seams` are lines that draw it in; `both` > 0 makes a stuffed shape of that depth."""
    poly = np.array(poly, float)
    low, high = poly.min(0) - step, poly.max(0) + step
    xs, ys = np.arange(low[0], high[0] + step, step), np.arange(low[1], high[1] + step, step)
    x, y = np.meshgrid(xs, ys)
    within = inside(poly, x, y)
    edge, bx, by = nearest(poly, x, y)
    cells = within[:-1, :-1] | within[1:, :-1] | within[:-1, 1:] | within[1:, 1:]
    used = np.zeros(within.shape, bool)
    for dy in (0, 1):
        for dx in (0, 1):
            used[dy:dy + cells.shape[0], dx:dx + cells.shape[1]] |= cells
    out = used & ~within
    x, y, edge = np.where(out, bx, x), np.where(out, by, y), np.where(out, 0, edge)
    rise = 1 - np.exp(-(edge / roll) ** 2) if not both else np.sqrt(np.clip(1 - (1 - np.clip(edge / roll, 0, 1)) ** 2, 0, 1))
    zz = puff * rise
    if height is not None:
        zz = zz + height(x, y, edge) * np.clip(edge / roll, 0, 1)
    for line in seams:
        d, _, _ = nearest(np.array(line, float), x, y, closed=False)
        zz = zz - puff * .45 * np.exp(-(d / .03) ** 2) * np.clip(edge / .05, 0, 1)
    if not both:
        zz = np.maximum(zz, .006)  # cloth never falls through what it lies on
    u, v = uv(x, y) if uv else (x, y)
    index = -np.ones(used.shape, int)
    index[used] = np.arange(used.sum())
    verts = list(zip(x[used], y[used], (zz[used] + z)))
    uvs = list(zip(u[used], v[used]))
    q = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)[cells]
    faces = [tuple(int(i) for i in f) for f in q]
    if both:
        count = len(verts)
        verts += [(a, b, 2 * z - c) for a, b, c in verts]
        uvs += uvs
        faces += [tuple(i + count for i in reversed(f)) for f in faces]
    o = studio.mesh('sheet', verts, faces, material, uvs=uvs)
    if both:
        weld = o.modifiers.new('weld', 'WELD')
        weld.merge_threshold = .001
    elif thick:
        solid = o.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, -1
    return o


def stitches(studio, line, material, z, length=.05, gap=.04, radius=.006):
    """A row of running stitch along a line."""
    line = np.array(line, float)
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = 0
    made = []
    while at + length < lengths[-1]:
        ends = [tuple(np.interp(s, lengths, line[:, k]) for k in (0, 1)) for s in (at, at + length)]
        made.append(studio.tube([(*ends[0], z), (*ends[1], z)], radius, material, resolution=2))
        at += length + gap
    return made


def turn_up(objects, at=(0, 0, 0), spin=0, lean=0):
    """Lifts what was made lying in the xy plane so that it stands or hangs in the xz plane, facing the camera."""
    import bpy
    from mathutils import Matrix
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(spin), 4, 'Z') @ Matrix.Rotation(math.radians(90 - lean), 4, 'X')
    for o in objects:
        o.matrix_world = move @ o.matrix_world
    return objects


def lay(objects, angle=0, at=(0, 0, 0)):
    """Turns what lies on the table."""
    import bpy
    from mathutils import Matrix
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(angle), 4, 'Z')
    for o in objects:
        o.matrix_world = move @ o.matrix_world
    return objects


def folded_block(studio, size, material, layers=4, at=(0, 0, 0), uv_shift=(0, 0), edge=.5, seed=1, spin=0):
    """Folded cloth: layers with round folds at the front, seen as one soft block of (width, depth, height)."""
    w, d, h = size
    each = h / layers
    made = []
    for k in range(layers):
        n = 40
        sag = .06 * h
        grow = 1 + .015 * math.sin(k * 2.3 + seed)
        def at_(s, t, k=k, grow=grow):
            # round the section: from the back on top, over the front fold, to the back below
            a = (s - .5) * math.pi * 1.0
            if s < .35:
                yy, zz = d / 2 - d * (s / .35) * .93, each * .96
            elif s > .65:
                yy, zz = -d / 2 + d * .07 + d * .93 * ((s - .65) / .35), 0
            else:
                a = (s - .35) / .3 * math.pi
                yy, zz = -d / 2 + d * .07 - math.sin(a) * each * .55, each * .48 * (1 + math.cos(a))
            x = (t - .5) * w * grow
            side = 1 - abs(2 * t - 1) ** 10
            bump = .03 * noise.noise(Vector((x * 1.3, yy * 1.3, k * 3.1 + seed)))
            return (x, yy * grow, k * each + zz * (.55 + .45 * side) + (sag * side * (1 if s < .35 else 0) * .3) + bump * (1 if s < .4 else .3))
        o = studio.grid('fold', n, 44, at_, material,
                        uv=lambda s, t, k=k: (t * w + uv_shift[0], (1 - s) * d * 2 + k * .7 + uv_shift[1]))
        o.location, o.rotation_euler = at, (0, 0, math.radians(spin))
        sub = o.modifiers.new('sub', 'SUBSURF')
        sub.levels = sub.render_levels = 1
        made.append(o)
    return made
