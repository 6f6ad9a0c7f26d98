"""Six bangles in a stack and two that lean on it: metal between rings of lac set with mirrors."""
import math

from goods.materials import silver
from goods.presenting import present
from goods.shapes import ball, hoop

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, lac = studio.colour(roughness=0.2, metallic=1), studio.accent(roughness=0.12)
    mirror = silver(studio, 0.03)
    z = 0.0
    for i in range(7):
        tall = 0.1 if i % 2 else 0.07
        z += tall
        hoop(0.95, tall * 0.85, lac if i % 2 else metal, (0.02 * math.sin(i * 2), 0.02 * math.cos(i * 3), z), tall=1.15)
        for k in range(30 if i % 2 else 0):
            a = math.tau * k / 30
            ball(0.05, mirror, (1.03 * math.cos(a), 1.03 * math.sin(a), z), (0.45, 1, 1), (0, 0, math.degrees(a)), 2)
        z += tall
    hoop(0.95, 0.085, metal, (0.78, -1.0, 0.95), (74, 0, 24))
    hoop(0.95, 0.075, lac, (0.9, -1.2, 0.93), (72, 0, 30), 1.15)
    present(studio, view)
