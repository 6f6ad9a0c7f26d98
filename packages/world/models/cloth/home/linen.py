"""Table linen or towels: four pieces folded small, in two piles."""
import sewing
from cloth.home import drape

VIEWS = ['front', 'side', 'detail']


def build(studio, view):
    for x, count, seed in ((-.85, 4, 1), (.85, 3, 8)):
        for n in range(count):
            sewing.folded_block(studio, (1.5, 1.4, .3), studio.colour(roughness=.85, printed=True, sheen=.12), 2, at=(x + .03 * (-1) ** n, .15, n * .3), seed=seed + n, spin=(x > 0) * -9 + 2 * (-1) ** n, uv_shift=(n * .7, x))
    drape.shelf(studio, view, None, look=(0, 0, .75), size=2.9, up=20)
