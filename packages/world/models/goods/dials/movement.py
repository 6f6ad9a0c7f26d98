"""Dials with marks and hands, lying flat with twelve towards +y; together with a case they are turned upright."""
import math

from goods.shapes import box, turned


def face(studio, radius, hands, marks=12, top=0.1, paper=None, ink=None):
    """A dial in the second colour unless `paper` and `ink` are given. Hands are (degrees from twelve, length, width)."""
    ink = ink or studio.fixed((0.02, 0.02, 0.04), roughness=0.4)
    parts = [turned([(radius, top), (0, top)], paper or studio.accent(roughness=0.6))]
    for k in range(marks):
        a, wide = math.tau * k / marks, k % (marks // 4) == 0
        size = (0.06 if wide else 0.022, 0.2 if wide else 0.1, 0.012)
        far = radius * 0.84
        parts.append(box([s * radius for s in size[:2]] + [0.012], ink, (far * math.sin(a), far * math.cos(a), top + 0.012), (0, 0, -math.degrees(a)), 0))
    for k, (angle, length, width) in enumerate(hands):
        a = math.radians(angle)
        parts.append(box((width, length, 0.014), ink, (length / 2 * math.sin(a), length / 2 * math.cos(a), top + 0.03 + 0.02 * k), (0, 0, -angle), 0))
    parts.append(turned([(0.07, top), (0.07, top + 0.08), (0, top + 0.08)], ink))
    return parts
