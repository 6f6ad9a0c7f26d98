"""A book of crosswords that stands, an open one before it with a grid half filled, a pencil and a rubber."""
from goods.paper.pencils import pencil
from goods.presenting import present
from goods.shapes import box, label, tube, together

VIEWS = ('front', 'side', 'detail')
ROWS = ('......#..', '.#.#.#.#.', '....#....', '.#.#...#.', '##.....##', '.#...#.#.', '....#....', '.#.#.#.#.', '..#......')


def build(studio, view):
    cover, pages = studio.colour(roughness=0.6), studio.fixed('#efe4cb', roughness=0.9)
    book = [box((2.2, 0.3, 2.9), cover, (0, 0, 1.45), bevel=0.03), box((2.16, 0.24, 2.84), pages, (0.05, 0, 1.45), bevel=0.01), box((0.2, 0.32, 2.91), studio.accent(roughness=0.7), (-1.02, 0, 1.45), bevel=0.02)]
    book.append(label(1.5, 0.7, studio.label(), (0.08, -0.157, 2.28)))
    book += squares(studio, (0.08, 0.95), 0.17, lambda x, z: (x, -0.158, z))
    together(book, (-0.35, 0.6, 0), (-10, 0, 8))
    flat = [box((1.75, 2.1, 0.08), cover, (side * 0.88, 0, 0.05), bevel=0.02) for side in (-1, 1)]
    flat += [box((1.68, 2.02, 0.12), pages, (side * 0.86, 0, 0.12), (0, side * 2, 0), 0.02) for side in (-1, 1)]
    flat += squares(studio, (0.88, 0.15), 0.155, lambda x, y: (x, y, 0.215), lying=True)
    ink = studio.fixed('#5a4a3a', roughness=1)
    for k in range(15):
        for x in (-1.55, -0.82):
            flat.append(tube([(x, 0.82 - 0.11 * k, 0.205), (x + 0.58 - 0.14 * ((k * 3 + (x < -1)) % 3), 0.82 - 0.11 * k, 0.205)], 0.012, ink, smooth=False))
    together(flat, (0.35, -1.15, 0), (0, 0, -10))
    together(pencil(studio, studio.fixed('#1c3f6b', roughness=0.25)), (0.5, -2.35, 0.12), (0, 90, 24))
    box((0.5, 0.28, 0.2), studio.fixed('#e8b4a8', roughness=0.8), (-1.45, -2.15, 0.1), (0, 0, 18), 0.04)
    present(studio, view, up=26)


def squares(studio, middle, size, at, lying=False):
    """A grid of white and black squares; on the lying page some words are written in."""
    white, black, lead = (studio.fixed(tone, roughness=0.9) for tone in ('#fbf7ee', '#1d1b2e', '#5a6472'))
    half = size * 4.5
    deep = (lambda s: (s, s, 0.006)) if lying else (lambda s: (s, 0.006, s))
    parts = [box(deep(size * 9.25), black, at(middle[0], middle[1]), bevel=0)]
    for row, line in enumerate(ROWS):
        for column, mark in enumerate(line):
            if mark == '#':
                continue
            x, y = middle[0] - half + (column + 0.5) * size, middle[1] + half - (row + 0.5) * size
            px, py, pz = at(x, y)
            parts.append(box(deep(size * 0.9), white, (px, py - (0 if lying else 0.004), pz + (0.004 if lying else 0)), bevel=0))
            if lying and row in (0, 2, 4) and column < 6:
                lean = 0.3 * size * (1 if (row + column) % 2 else -1)
                parts.append(tube([(px - 0.25 * size, py - 0.28 * size, pz + 0.012), (px + lean * 0.4, py + 0.3 * size, pz + 0.012), (px + 0.25 * size, py - 0.25 * size, pz + 0.012)], 0.011, lead, smooth=False))
    return parts
