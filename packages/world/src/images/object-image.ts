import { createRequire } from 'node:module'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
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

/** One object on transparent ground, dyed, turned and trimmed to its outline. */
export async function objectImage({
  object,
  hex,
  size,
  turn = 0,
  isMirrored = false,
}: Wanted): Promise<OutputInfo & { data: Buffer }> {
  const file = path.join(assets, `${objects[object] ?? objects.gift}.webp`)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  if (hex) dye(data, hex)
  let image = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  if (isMirrored) image = image.flop()
  const grown = await image.resize(size, size, { kernel: 'lanczos3' }).png().toBuffer()
  const turned = await sharp(grown)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const trimmed = await sharp(turned).trim().png().toBuffer({ resolveWithObject: true })
  return { ...trimmed.info, data: trimmed.data }
}
