/** A picture of the image store: `url` takes fm, width, height and dpr as its query. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Its dominant colour, the background while it loads. */
  readonly color: string
  /** The focal point, which is never cropped, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

const densities = [1, 2, 3] as const

interface PictureSize {
  /** CSS pixels at dpr 1. */
  width: number
  /** Aspect ratio (width over height) to crop to. */
  aspect?: number | undefined
}

/** The URL of a picture in one size. */
export function pictureUrl(picture: Pick<Picture, 'url'>, { width, aspect }: PictureSize, dpr = 1): string {
  const height = aspect === undefined ? '' : `&height=${Math.round(width / aspect)}`
  return `${picture.url}${picture.url.includes('?') ? '&' : '?'}fm=webp&width=${width}${height}&dpr=${dpr}`
}

/** The srcset for dpr 1 to 3: by density, or by width if `sizes` states the rendered width. */
export function pictureSrcSet(picture: Pick<Picture, 'url'>, wanted: PictureSize, bySizes = false): string {
  return densities
    .map((dpr) => `${pictureUrl(picture, wanted, dpr)} ${bySizes ? `${wanted.width * dpr}w` : `${dpr}x`}`)
    .join(', ')
}
