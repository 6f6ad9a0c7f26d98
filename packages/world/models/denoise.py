"""A filter for grain: edge-avoiding a-trous wavelets, guided by passes that have no grain (normal, depth, albedo)."""
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def clear_fireflies(image):
    """Takes single bright dots down to the second brightest of what is around them."""
    h, w = image.shape[:2]
    wide = np.pad(image, ((1, 1), (1, 1), (0, 0)), 'edge')
    first = np.zeros_like(image)
    second = np.zeros_like(image)
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            if dy == 1 and dx == 1:
                continue
            near = wide[dy:dy + h, dx:dx + w]
            second = np.maximum(second, np.minimum(first, near))
            first = np.maximum(first, near)
    return np.minimum(image, second)


def _softened(grey):
    """Means of 3 by 3, so that one dark sample is not taken for an edge."""
    h, w = grey.shape[:2]
    wide = np.pad(grey, ((1, 1), (1, 1), (0, 0)), 'edge')
    return sum(wide[dy:dy + h, dx:dx + w] for dy in (0, 1, 2) for dx in (0, 1, 2)) / 9


def filtered(images, guides, levels=4, tolerance=.35):
    """Each of the images (h, w, 3) without grain; `guides` are (array, tolerance) without grain of their own."""
    guide = np.concatenate([a / sigma for a, sigma in guides], axis=2).astype(np.float32)
    outs = [clear_fireflies(image.astype(np.float32)) for image in images]
    h, w = guide.shape[:2]
    for level in range(levels):
        step = 2 ** level
        pad = ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0))
        wide_guide = np.pad(guide, pad, 'edge')
        stacks = []
        for out in outs:
            bright = np.log(_softened(out.mean(axis=2, keepdims=True)) + .02) / (tolerance * .6 ** level)
            stacks.append((np.pad(np.concatenate([out, bright], axis=2), pad, 'edge'), bright[..., 0], np.zeros_like(out), np.zeros((h, w), np.float32)))
        for i, ky in enumerate(KERNEL):
            for j, kx in enumerate(KERNEL):
                rows, columns = slice(i * step, i * step + h), slice(j * step, j * step + w)
                apart = wide_guide[rows, columns] - guide
                apart = np.einsum('ijk,ijk->ij', apart, apart)
                for wide, bright, total, weight in stacks:
                    share = ky * kx * np.exp(-apart - (wide[rows, columns, 3] - bright) ** 2)
                    total += wide[rows, columns, :3] * share[..., None]
                    weight += share
        outs = [total / weight[..., None] for _, _, total, weight in stacks]
    return outs
