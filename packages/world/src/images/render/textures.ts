import sharp from 'sharp'
import { dice, mix } from '../colour.ts'
import { keptFew } from './kept-few.ts'
import { fitted, lettered, widthOf } from './lettering.ts'
import { motifs, type PrintName } from './motifs.ts'
import type { Inks } from './repeat.ts'
import type { Texture } from './texture-sample.ts'

const ivory = '#f3ead6'
const families = [
  ['#b5371f', '#3b3a66'],
  ['#f5a300', '#7a2f4a'],
  ['#0b6b66', '#b5371f'],
  ['#3b3a66', '#c46a2b'],
  ['#26242b', '#a84a22'],
] as const

const lightness = (hex: string) =>
  [1, 3, 5].reduce(
    (sum, at, n) => sum + (Number.parseInt(hex.slice(at, at + 2), 16) / 255) * ([0.3, 0.59, 0.11][n] ?? 0),
    0,
  )

/** Inks that contrast with the cloth: light ones on dark cloth, deep ones on pale. */
function inksOn(ground: string, seed: number): Inks {
  const [first, second] = families[seed % families.length] ?? families[0]
  const light = lightness(ground)
  if (light > 0.72) return { ground, ink: first, second, pale: mix(ground, first, 0.35) }
  const warm = lightness(first) > 0.5 ? first : '#e8b64c'
  return {
    ground,
    ink: mix(ground, light < 0.3 ? '#ffffff' : '#1d1b2e', 0.42),
    second: Math.abs(light - lightness(warm)) > 0.18 ? warm : mix(ground, '#1d1b2e', 0.6),
    pale: ivory,
  }
}

const remembered = keptFew<Texture>(24)

async function draw(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * The cloth of one product: its print in inks that suit its colour, at a scale of its own. `fine` is the pixels per
 * unit of cloth.
 */
export function clothTexture(print: PrintName, colour: string, seed: number, fine: number): Promise<Texture> {
  const roll = dice(seed)
  const repeat = (print === 'garden' || print === 'kantha' ? 1.5 : 1.15) * (0.8 + roll() * 0.6)
  const size = Math.min(512, Math.max(20, Math.round(fine * repeat)))
  return remembered(JSON.stringify([print, colour, seed, size]), async () => {
    const inks = inksOn(colour, Math.floor(roll() * 1000))
    const body = motifs[print](inks, Math.floor(roll() * 1000))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200"><rect width="200" height="200" fill="${colour}"/>${body}</svg>`
    return { data: await draw(svg, size, size), width: size, height: size, repeat, shift: roll() }
  })
}

export interface LabelWords {
  readonly title: string
  readonly maker: string
  readonly colour: string
}

/** The shape of a label in the picture, so that its text is fully visible and undistorted. */
export interface LabelShape {
  /** Width to height. */
  readonly aspect: number
  /** The visible part of its width: a band around a jar continues behind it. */
  readonly from: number
  readonly to: number
}

/** A maker's label: a frame, the product's name, the maker below. `fine` is its width in the picture in pixels. */
export function labelTexture(
  { title, maker, colour }: LabelWords,
  seed: number,
  fine: number,
  { aspect, from, to }: LabelShape,
): Promise<Texture> {
  // about as many pixels as the label has in the picture, so that sampling skips no parts of the type
  const across = Math.min(480, Math.max(48, Math.round(fine)))
  return remembered(JSON.stringify([title, maker, colour, seed, across, aspect, from, to]), async () => {
    const height = 320
    const width = Math.round(height * aspect)
    const [middle, seen] = [(width * (from + to)) / 2, width * (to - from)]
    const ink = lightness(colour) > 0.62 ? '#1d1b2e' : colour
    const paper = ['#fbf4e4', '#f4ead2', '#fffaf1'][seed % 3] ?? '#fbf4e4'
    const { lines, size } = fitted(title, { width: seen * 0.86, height: 176, rows: 4, largest: 74 })
    const start = 138 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.34
    const words = lines.map((line, n) =>
      lettered({ words: line, face: 'display', size, x: middle, y: start + n * size * 1.1, fill: ink }),
    )
    const by = maker.toUpperCase()
    const small = Math.min(26, (seen * 0.84) / widthOf(by, 'sans', 0.08))
    const below = lettered({ words: by, face: 'sans', size: small, x: middle, y: 272, fill: '#1d1b2e', spacing: 0.08 })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/><rect width="${width}" height="26" fill="${ink}"/><rect y="${height - 26}" width="${width}" height="26" fill="${ink}"/>${words.join('')}${below}</svg>`
    const down = Math.round(across / aspect)
    return { data: await draw(svg, across, down), width: across, height: down, repeat: 1, shift: 0 }
  })
}

/** A picture printed on a sheet, with about as many pixels as are visible. */
export function sheetTexture(svg: string, fine: number, aspect: number): Promise<Texture> {
  const width = Math.min(720, Math.max(64, Math.round(fine)))
  const height = Math.round(width / aspect)
  return remembered(JSON.stringify([svg, width]), async () => ({
    data: await draw(svg, width, height),
    width,
    height,
    repeat: 1,
    shift: 0,
  }))
}

/** A typeset card for products without a model: the product's name, the maker, and the variant's colour. */
export function cardSvg(
  { title, maker, colour }: LabelWords,
  ground: string,
  print: string,
  width: number,
  height: number,
): string {
  const { lines, size } = fitted(title, { width: 600, height: 400, rows: 6, largest: 112 })
  const start = 545 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.34
  const words = lines
    .map((line, n) =>
      lettered({ words: line, face: 'display', size, x: 480, y: start + n * size * 1.1, fill: '#1d1b2e' }),
    )
    .join('')
  const by = maker.toUpperCase()
  const small = Math.min(34, 600 / widthOf(by, 'sans', 0.09))
  const below = lettered({ words: by, face: 'sans', size: small, x: 480, y: 868, fill: '#3b3a66', spacing: 0.09 })
  const band = mix(colour, '#1d1b2e', 0.1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 960 1200"><defs>${print}<linearGradient id="day" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.250"/><stop offset="1" stop-color="#000" stop-opacity="0.180"/></linearGradient></defs><rect width="960" height="1200" fill="${ground}"/><rect width="960" height="1200" fill="url(#cloth)" opacity="0.350"/><rect width="960" height="1200" fill="url(#day)"/><rect x="132" y="172" width="720" height="880" rx="10" fill="#1d1b2e" opacity="0.220"/><rect x="120" y="156" width="720" height="880" rx="10" fill="#fffaf1"/><rect x="120" y="156" width="720" height="120" fill="${band}"/><rect x="120" y="950" width="720" height="86" fill="${band}"/><circle cx="480" cy="276" r="44" fill="#fffaf1"/><path d="M480 248c26 8 26 60 0 60s-26-52 0-60z" fill="${band}"/>${words}<path d="M420 800h120" stroke="#e2ab3a" stroke-width="6"/>${below}</svg>`
}
