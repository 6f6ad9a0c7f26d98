import { createRequire } from 'node:module'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { hslOf, rgb, rgbOfHsl } from './colour.ts'
import { objects } from './objects.ts'

const require = createRequire(import.meta.url)
const assets = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')

/** Dyes the pixels towards one colour: light and shade of the object stay, greys of metal and white trims too. */
function dye(pixels: Buffer, hex: string): void {
  const [hue, saturation, light] = hslOf(rgb(hex))
  let sum = 0
  let weight = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [, s, l] = hslOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
    if ((pixels[at + 3] ?? 0) < 40 || s < 0.12) continue
    sum += l
    weight++
  }
  const mean = weight ? sum / weight : 0.5
  for (let at = 0; at < pixels.length; at += 4) {
    const [, s, l] = hslOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
    const share = l < 0.25 ? 1 : Math.min(1, Math.max(0, (s - 0.06) / 0.16))
    if (share === 0) continue
    const moved = Math.min(0.97, Math.max(0.04, light + (l - mean) * 0.85))
    const [r, g, b] = rgbOfHsl(hue, Math.min(1, saturation * (0.75 + s * 0.4)), moved)
    for (const [n, wanted] of [r, g, b].entries()) {
      const now = pixels[at + n] ?? 0
      pixels[at + n] = now + (wanted - now) * share
    }
  }
}

interface Wanted {
  readonly object: string
  readonly hex: string | null
  /** longest side in pixels */
  readonly size: number
  /** degrees, clockwise */
  readonly turn?: number
  readonly isMirrored?: boolean
}

/** Pixels without a file around them: what is drawn in steps is packed once, at the end. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

const rgba = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 4 as const } })

/** Opens pixels for another step. */
export const opened = (pixels: Pixels): Sharp => sharp(pixels.data, rgba(pixels))

/** Ends a step. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Pixels as a layer of a picture. */
export const layer = (pixels: Pixels, left: number, top: number) => ({ input: pixels.data, ...rgba(pixels), left, top })

/** One object on transparent ground, dyed, turned and trimmed to its outline. */
export async function objectImage({ object, hex, size, turn = 0, isMirrored = false }: Wanted): Promise<Pixels> {
  const file = path.join(assets, `${objects[object] ?? objects.gift}.webp`)
  const dyed = await pixelsOf(sharp(file).ensureAlpha())
  if (hex) dye(dyed.data, hex)
  const facing = isMirrored ? opened(dyed).flop() : opened(dyed)
  const grown = await pixelsOf(facing.resize(size, size, { kernel: 'lanczos3' }))
  const turned = await pixelsOf(opened(grown).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } }))
  return pixelsOf(opened(turned).trim())
}
