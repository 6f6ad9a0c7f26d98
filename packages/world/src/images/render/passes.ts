import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { passesFolder } from '../../asset-folders.ts'
import { keptFew } from './kept-few.ts'
import { type Coordinates, type Fit, type Part, type Passes, type Role, whole } from './rendered-view.ts'

interface About {
  readonly width: number
  readonly height: number
  readonly planes: readonly Role[]
  readonly print?: readonly [Fit, Fit]
  readonly label?: readonly [Fit, Fit]
}

const lastPasses = keptFew<Passes>(12)

/** The passes of a view at a size, from disk or from the cache of the last few. */
export function passesOf(model: string, view: string, width: number, height: number, part = whole): Promise<Passes> {
  const key = JSON.stringify([model, view, width, height, part])
  return lastPasses(key, () => readPasses(path.join(passesFolder, model, view), width, height, part))
}

interface Raw {
  readonly about: About
  readonly base: Buffer
  readonly light: Buffer
  readonly mask: Buffer | null
  readonly uv: Buffer | null
}

/** The decoded files of a view, cached because lists need one model in many sizes. */
const lastDecoded = keptFew<Raw>(14)

async function decode(stem: string): Promise<Raw> {
  const about: About = JSON.parse(await readFile(`${stem}.json`, 'utf8'))
  const pixels = (name: string) => sharp(`${stem}.${name}.webp`).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const grey = (name: string) => sharp(`${stem}.${name}.webp`).removeAlpha().extractChannel(0).raw().toBuffer()
  const [base, light, mask, uv] = await Promise.all([
    pixels('base'),
    pixels('light'),
    about.planes.length > 0 ? grey('mask') : null,
    about.print || about.label ? grey('uv') : null,
  ])
  return { about, base, light, mask, uv }
}

async function readPasses(stem: string, width: number, height: number, part: Part): Promise<Passes> {
  const { about, base, light, mask, uv } = await lastDecoded(stem, () => decode(stem))
  const area = {
    left: Math.round(part.left * about.width),
    top: Math.round(part.top * about.height),
    width: Math.round(part.size * about.width),
    height: Math.round(part.size * about.height),
  }
  const size = about.width * about.height
  const crop = (data: Buffer, channels: 1 | 3) =>
    sharp(data, { raw: { width: about.width, height: about.height, channels } })
      .extract(area)
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer()
  const planes = (stack: Buffer | null, count: number) =>
    Promise.all(
      Array.from({ length: stack ? count : 0 }, (_, n) =>
        crop((stack as Buffer).subarray(n * size, (n + 1) * size), 1),
      ),
    )
  const [sizedBase, sizedLight, masks, coordinatePlanes] = await Promise.all([
    crop(base, 3),
    crop(light, 3),
    planes(mask, about.planes.length),
    planes(uv, (about.print ? 2 : 0) + (about.label ? 2 : 0)),
  ])
  const coordinates = (fits: About['print'], from: number): Coordinates | null => {
    const [u, v] = [coordinatePlanes[from], coordinatePlanes[from + 1]]
    return fits && u && v ? { fits, rest: [u, v] } : null
  }
  return {
    width,
    height,
    part,
    base: sizedBase,
    light: sizedLight,
    masks: Object.fromEntries(about.planes.map((role, n) => [role, masks[n]])),
    print: coordinates(about.print, 0),
    label: coordinates(about.label, about.print ? 2 : 0),
  }
}
