/** A picture of the image store: `url` takes fm, width, height and dpr as its query. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Its dominant colour, the ground while it loads. */
  readonly color: string
  /** The point that is never cut away, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

const densities = [1, 2, 3] as const

interface Wanted {
  /** CSS pixels at dpr 1. */
  width: number
  /** Width over height, where the picture has to be cut to it. */
  aspect?: number | undefined
}

/** The address of one size of a picture. */
export function pictureUrl(picture: Pick<Picture, 'url'>, { width, aspect }: Wanted, dpr = 1): string {
  const height = aspect === undefined ? '' : `&height=${Math.round(width / aspect)}`
  return `${picture.url}${picture.url.includes('?') ? '&' : '?'}fm=webp&width=${width}${height}&dpr=${dpr}`
}

/** Candidates for dpr 1 to 3: by density, or by width when `sizes` tells how wide the picture will be. */
export function pictureSrcSet(picture: Pick<Picture, 'url'>, wanted: Wanted, bySizes = false): string {
  return densities
    .map((dpr) => `${pictureUrl(picture, wanted, dpr)} ${bySizes ? `${wanted.width * dpr}w` : `${dpr}x`}`)
    .join(', ')
}
