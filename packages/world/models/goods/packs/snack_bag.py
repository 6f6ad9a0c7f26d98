"""A pouch of snacks, closed: for what looks unlike chips of banana."""

from goods.packaging import pouch
from goods.presenting import present
from goods.shapes import box

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    pouch(studio, 2.0, 2.8, 0.75, roughness=0.4)
    box((2.02, 0.1, 0.3), studio.accent(roughness=0.5), (0, 0, 2.66), bevel=0.02)
    present(studio, view, fill=0.78)
