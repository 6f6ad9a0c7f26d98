"""A potli: a gathered pouch with a drawstring and tassels."""
import math
from cloth.bags import parts

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    def point(s, t):
        a = t * 2 * math.pi + math.pi / 2
        z = 2.75 * s
        if s < .62:
            r = 1.15 * math.sin(math.pi * min(1, (s / .62) * .86 + .07)) ** .55 if s > 0 else 0
        else:
            r = .34 + (s - .70) ** 2 * 6.2 + max(0, (.70 - s)) * 5.4
        pleat = 1 + (.03 + .16 * max(0, s - .45) / .55) * math.sin(a * 16)
        return (r * pleat * math.cos(a), r * pleat * math.sin(a), z + .02)
    studio.grid('potli', 90, 200, point, studio.colour(roughness=.7, printed=True, sheen=.12), uv=lambda s, t: (t * 12, s * 6))
    cord = studio.accent(roughness=.7)
    studio.torus(.4, .055, cord, at=(0, 0, 1.95))
    for x, drop in ((-.5, .7), (.62, .95)):
        points = [(x * .5, -.38, 1.95), (x, -.62, 1.8), (x * 1.3, -.95, 1.95 - drop)]
        studio.tube(points, .035, cord)
        studio.ball(.12, studio.brass(), at=points[-1], sub=3)
        for k in range(14):
            a = k * 2.4
            studio.tube([(points[-1][0], points[-1][1], points[-1][2] - .08), (points[-1][0] + .09 * math.cos(a), points[-1][1] + .09 * math.sin(a), points[-1][2] - .5)], .018, cord, resolution=2)
    parts.stand(studio, view, look=(0, 0, 1.4), size=3.3, up=12)
