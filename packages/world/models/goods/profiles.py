"""Profiles for the wheel: lists of (radius, height) with soft corners or a smooth line, and hollows."""
from mathutils import Vector


def rounded(points, radius=0.05, steps=5):
    """A profile of (r, z) whose corners are rounded off."""
    out = [Vector(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        before, corner, after = Vector(before), Vector(corner), Vector(after)
        cut = min(radius, (corner - before).length * 0.49, (after - corner).length * 0.49)
        if cut < 1e-6:
            continue
        start = corner + (before - corner).normalized() * cut
        end = corner + (after - corner).normalized() * cut
        out += [start.lerp(corner, t).lerp(corner.lerp(end, t), t) for t in [i / steps for i in range(steps + 1)]]
    return out + [Vector(points[-1])]


def flowing(points, steps=8):
    """A profile drawn as one smooth line through its points (Catmull-Rom)."""
    ends = [Vector(p) for p in points]
    ends = [2 * ends[0] - ends[1], *ends, 2 * ends[-1] - ends[-2]]
    out = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return [*out, Vector(points[-1])]


def vessel(profile, wall=0.05):
    """The profile of a hollow: outside from the foot to the rim, then the inside down to the middle."""
    outer = [Vector(p) for p in profile]
    inner = []
    for i, point in enumerate(outer):
        along = outer[min(i + 1, len(outer) - 1)] - outer[max(i - 1, 0)]
        normal = Vector((-along.y, along.x)).normalized()
        inner.append(point + normal * wall)
    inner = [Vector((max(0, p.x), max(p.y, outer[0].y + wall * 0.8))) for p in inner]
    rim = (outer[-1] + inner[-1]) / 2 + (outer[-1] - outer[-2]).normalized() * wall * 0.5
    return [*outer, rim, *reversed(inner), Vector((0, inner[0].y))]
