"""Two bound notebooks: one stands with its cover to the front, one lies beneath a pen."""

from goods.materials import brass
from goods.presenting import present
from goods.shapes import box, label, rod, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    together(book(studio, 2.1, 2.9, 0.34), (-0.1, 0.35, 0), (-10, 0, -10))
    flat = book(studio, 2.0, 2.7, 0.3, is_bare=True)
    together(flat, (0.35, -0.15, 0.16), (-90, 0, 0))
    together(flat, (0.25, -1.5, 0), (0, 0, 66))
    metal = brass(studio)
    rod((-0.6, -1.5, 0.42), (1.0, -1.25, 0.42), 0.07, studio.fixed((0.03, 0.03, 0.04), roughness=0.2))
    rod((1.0, -1.25, 0.42), (1.2, -1.22, 0.42), 0.06, metal, 0.01)
    present(studio, view)


def book(studio, wide, tall, deep, is_bare=False):
    """A book that stands, its spine on the left: boards, pages, cloth spine, label."""
    cover, spine = studio.colour(roughness=0.75, printed=True), studio.accent(roughness=0.85)
    pages = studio.fixed((0.82, 0.76, 0.62), roughness=0.9)
    parts = [
        box((wide - 0.06, deep, tall - 0.12), pages, (0, 0, tall / 2), bevel=0.01),
        box((wide, 0.06, tall), cover, (0.02, -deep / 2 - 0.03, tall / 2), bevel=0.02),
        box((wide, 0.06, tall), cover, (0.02, deep / 2 + 0.03, tall / 2), bevel=0.02),
        box((0.34, deep + 0.14, tall + 0.005), spine, (-wide / 2 + 0.13, 0, tall / 2), bevel=0.03),
    ]
    for k in range(5):
        parts.append(box((wide - 0.05, deep - 0.04 - 0.05 * k, 0.002), spine, (0, 0, tall - 0.059), bevel=0))
    if not is_bare:
        parts.append(label(wide * 0.55, tall * 0.27, studio.label(), (0.14, -deep / 2 - 0.064, tall * 0.66)))
        ribbon = studio.fixed((0.5, 0.03, 0.03), roughness=0.6)
        parts.append(box((0.09, 0.012, 0.6), ribbon, (0.4, 0.02, -0.15), bevel=0))
    return parts
