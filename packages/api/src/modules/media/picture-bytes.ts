import type { Sharp } from 'sharp'
import { Refusal } from '../../errors.ts'
import { openSharp } from '../../pictures/open-sharp.ts'

/** A picture as it is stored. */
export interface DrawnPicture {
  /** WebP, rotated upright, without the camera's metadata. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** dominant colour, #rrggbb */
  readonly ground: string
}

/** The size in pixels; without a height the aspect ratio is kept. */
export interface Rendition {
  readonly width: number
  readonly height: number | null
}

/** The stored picture's longer side at most, in pixels. */
const longestSide = 2000
/** The best phone cameras produce 50 megapixels; a few bytes of PNG can claim a billion. */
const mostPixels = 64_000_000

const unreadable = () =>
  new Refusal('unsupported_media', 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.')

/**
 * Re-encodes a picture from its pixels: anything else in the file (place and time, scripts, a second file appended) is
 * dropped. The type is determined by its first bytes, never by its name or declared type.
 */
export async function drawAnew(file: Buffer): Promise<DrawnPicture> {
  const format = formatOf(file)
  if (!format) throw unreadable()
  const sharp = await openSharp()
  const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  try {
    const facts = await picture.metadata()
    if (facts.format !== format) throw unreadable()
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, ground: await groundOf(sharp(data)) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (/pixel limit/.test(String(error))) {
      throw new Refusal('payload_too_large', 'This picture has more than 64 megapixels. Please choose a smaller one.')
    }
    throw unreadable()
  }
}

/** The same picture in another size, cropped when both sides are given. */
export async function resize(bytes: Buffer, { width, height }: Rendition): Promise<Buffer> {
  const sharp = await openSharp()
  return sharp(bytes)
    .resize(width, height, { fit: 'cover', withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer()
}

function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, at) => file[at] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (/^\s*<(\?xml|svg|!doctype svg)/i.test(file.toString('utf8', 0, 200))) {
    throw new Refusal('unsupported_media', 'SVG files are not accepted. Please choose a JPEG, PNG or WebP.')
  }
  return undefined
}

async function groundOf(picture: Sharp): Promise<string> {
  const sharp = await openSharp()
  const { dominant } = await sharp(await picture.resize(48, 48, { fit: 'inside' }).png().toBuffer()).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
