"""A rope for a dog: three strands twisted, a knot and frayed ends."""
import math

from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    strands = [studio.colour(roughness=0.95), studio.accent(roughness=0.95), studio.fixed((0.8, 0.72, 0.55), roughness=0.95)]
    line = [(1.45 * math.cos(a) * (1 + 0.12 * math.sin(2 * a)), 0.95 * math.sin(a), 0.3) for a in [math.radians(-50 + 280 * i / 60) for i in range(61)]]
    twisted(strands, line, 0.2)
    for end, way in ((line[0], -70), (line[-1], 250)):
        knot(strands, end)
        fray(studio, strands, end, way)
    present(studio, view)


def twisted(strands, line, radius):
    """Three strands around a line that lies flat."""
    for k, paint in enumerate(strands):
        points = []
        for i, (x, y, z) in enumerate(line):
            after, before = line[min(i + 1, len(line) - 1)], line[max(i - 1, 0)]
            dx, dy = after[0] - before[0], after[1] - before[1]
            far = math.hypot(dx, dy)
            nx, ny = -dy / far, dx / far
            a = i * 0.62 + k * math.tau / 3
            points.append((x + nx * radius * 0.62 * math.cos(a), y + ny * radius * 0.62 * math.cos(a), z + radius * 0.62 * math.sin(a)))
        tube(points, radius * 0.72, paint)


def knot(strands, at):
    """A fat knot of three loops."""
    for k, paint in enumerate(strands):
        loop = [(at[0] + 0.26 * math.cos(a), at[1] + 0.26 * math.sin(a) * math.cos(k * 1.1), at[2] + 0.05 + 0.26 * math.sin(a) * math.sin(k * 1.1) + 0.05 * k) for a in [math.tau * i / 14 for i in range(14)]]
        tube(loop, 0.17, paint, True)
    ball(0.26, strands[0], (at[0], at[1], at[2] + 0.05))


def fray(studio, strands, at, way):
    """Loose threads beyond the knot."""
    for k in range(60):
        a = math.radians(way + studio.random.uniform(-26, 26))
        far, lift = studio.random.uniform(0.6, 0.95), studio.random.uniform(-0.22, 0.15)
        points = [(at[0] + d * far * math.cos(a), at[1] + d * far * math.sin(a), max(0.03, at[2] + lift * d * 1.4)) for d in (0.2, 0.6, 1.0)]
        tube(points, 0.03, strands[k % 3])
