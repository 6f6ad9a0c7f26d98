"""What shoes of leather and felt share: an upper drawn over a last without a seam in front, soles and heels, and a pair seen from an angle."""
import math
from goods.presenting import extent, present
from goods.shapes import grid, thick, together, tube
import bpy
from mathutils import Matrix

LENGTH = 2.7


def half(s, toe=.36, heel=.38):
    """Half the breadth of the foot from toe (0) to heel (1); a small `toe` is blunt."""
    if s < toe:
        return .5 * math.sqrt(max(0, 1 - ((toe - s) / toe) ** 2))
    if s > .82:
        return heel * math.sqrt(max(0, 1 - ((s - .82) / .18) ** 2))
    t = (s - toe) / (.82 - toe)
    return .5 + (heel - .5) * (3 * t * t - 2 * t ** 3) - .03 * math.sin(math.pi * t)


def line(pairs):
    """A smooth function through (s, value) pairs."""
    def value(s):
        for (a, x), (b, y) in zip(pairs, pairs[1:]):
            if s <= b:
                t = max(0, (s - a) / (b - a))
                return x + (y - x) * t * t * (3 - 2 * t)
        return pairs[-1][1]
    return value


def ends(t):
    """Closer together towards toe and heel."""
    return (1 - math.cos(math.pi * t)) / 2


class Last:
    """The shape of a foot: `tall` gives the height over the sole from toe to heel, `base` the height of the sole."""

    def __init__(self, tall, base, toe=.36, heel=.38, curl=0.0):
        self.tall, self.base, self.toe, self.heel, self.curl = line(tall), line(base) if isinstance(base, list) else lambda s: base, toe, heel, curl

    def at(self, s, degrees, out=0.0):
        """A point over the last: 0 and 180 degrees are the edges of the sole, 90 the middle of the instep."""
        a = math.radians(degrees)
        w, h = half(s, self.toe, self.heel) + out, self.tall(s) + out
        c = math.cos(a)
        back = self.curl * max(0, .14 - s)
        return (math.copysign(w * abs(c) ** .72, c), s * LENGTH + back * 2.2, self.base(s) + h * math.sin(a) ** .8 + back * 3.2)

    def patch(self, material, s_range, a_range, out=.03, depth=.04, uv=1.0):
        """A piece of leather on the last; the ranges may be functions of the other's share."""
        low, high = s_range

        def surface(u, v):
            s = low + (high - low) * (ends(u) if low == 0 else u)
            first, last = (edge(s) if callable(edge) else edge for edge in a_range)
            return self.at(s, first + (last - first) * v, out)
        made = thick(grid(surface, material, 60, 40), depth, -1)
        layer = made.data.uv_layers.active.data
        for loop in made.data.loops:
            u, v = layer[loop.index].uv
            layer[loop.index].uv = ((v - .5) * 2.2 * uv, (low + (high - low) * u) * LENGTH * uv)
        return made

    def walls(self, material, start, top, out=.0):
        """Both sides from `start` round the heel, up to `top(s)` degrees."""
        made = []
        for left in (False, True):
            def surface(u, v, left=left):
                s = start + (1 - start) * math.sin(u * math.pi / 2)
                a = top(s) * v
                return self.at(s, 180 - a if left else a, out)
            one = thick(grid(surface, material, 60, 24), .05, 1 if left else -1)
            layer = one.data.uv_layers.active.data
            for loop in one.data.loops:
                u, v = layer[loop.index].uv
                layer[loop.index].uv = ((v - .5) * 1.4, u * 2.2)
            made.append(one)
        return made

    def rim(self, material, start, top, radius=.035):
        """A bound edge along the top of the walls, round the heel."""
        steps = [start + (1 - start) * math.sin(k / 30 * math.pi / 2) for k in range(31)]
        points = [self.at(s, top(s)) for s in steps] + [self.at(s, 180 - top(s)) for s in reversed(steps)]
        return tube(points, radius, material, smooth=False)

    def sole(self, material, depth, grow=1.06, span=(0, 1), at=None, tall=None):
        """A slab below the last between two shares of its length, following its base; `tall` reaches down to the floor."""
        low, high = span
        rings = []
        for k in range(41):
            s = low + (high - low) * ends(k / 40)
            w = half(min(s, .995), self.toe, self.heel) * grow if 0 < k < 40 else 0
            y = s * LENGTH + (s - .5) * LENGTH * (grow - 1) * .6 + self.curl * max(0, .14 - s) * 2.2
            z = (self.base(s) if at is None else at) + self.curl * max(0, .14 - s) * 3.2
            foot = 0 if tall else z - depth
            rings.append((w, y, z, foot))

        def surface(u, v):
            w, y, z, foot = rings[round(u * 40)]
            around = [(-w, foot), (-w * 1.01, (z + foot) / 2), (-w, z), (-w * .5, z), (w * .5, z), (w, z), (w * 1.01, (z + foot) / 2), (w, foot), (w * .5, foot), (-w * .5, foot), (-w, foot)]
            x, up = around[round(v * 10)]
            return (x, y, up)
        return grid(surface, material, 40, 10, smooth=35)


def pair(studio, view, parts, spread=1.35, up=22):
    """Mirrors the shoe and puts both beside each other, seen from the front quarter."""
    bpy.context.view_layer.update()
    low, high = extent(parts)
    across = max(spread, (high.x - low.x) + .25)
    second = []
    for one in parts:
        other = one.copy()
        bpy.context.collection.objects.link(other)
        second.append(other)
    bpy.context.view_layer.update()
    for other in second:
        other.matrix_world = Matrix.Scale(-1, 4, (1, 0, 0)) @ other.matrix_world
    turn = {'front': 38, 'side': 74, 'detail': 30}.get(view, 38)
    both = [*together(parts, (-across / 2, -LENGTH / 2 + .12, 0), (0, 0, 3)), *together(second, (across / 2, -LENGTH / 2 - .12, 0), (0, 0, -3))]
    together(both, turn=(0, 0, turn))
    present(studio, 'detail' if view == 'detail' else 'front', up=up)
