import sharp, { type Sharp } from 'sharp'
import { colourDistance, plasterOf } from '../../picture-palette.ts'
import { clothPattern } from '../cloth.ts'
import { dice, mix } from '../colour.ts'
import { printOf } from '../prints/index.ts'
import type { ProductPicture } from '../spec.ts'
import { composed } from './compose.ts'
import { labelShapeOf } from './label-shape.ts'
import { passesOf } from './passes.ts'
import type { Coordinates, Part, Passes } from './rendered-view.ts'
import { whole } from './rendered-view.ts'
import { cardSvg, clothTexture, labelTexture, sheetTexture } from './textures.ts'

const W = 960
const H = 1200
const daylight = [1, 1, 1] as const

/** A render of a model, its lead view, and the visible part. */
interface Shown {
  readonly model: string
  readonly lead: string
  readonly render: string
  readonly part: Part
}

/**
 * Which render shows a view. Garments lead with either of two sides, so that a list of them does not repeat one
 * picture.
 */
function renderOf(spec: ProductPicture): Shown | null {
  const { model, view, cut, renders, packaging } = spec
  if (view === 'inuse' && packaging) return { model: packaging, lead: 'front', render: 'front', part: whole }
  const [first = 'front'] = renders
  if (!model || renders.length === 0) return null
  const isTurned = renders.includes('front') && renders.includes('side')
  const [lead, other] = isTurned && garments.has(model) && cut % 2 === 1 ? ['side', 'front'] : [first, 'side']
  if (view === 'front') return { model, lead: first, render: lead, part: cropped(cut) }
  if (view === 'side' && isTurned) return { model, lead: first, render: other, part: whole }
  if (view === 'side') return { model, lead: first, render: first, part: { left: 0.12, top: 0.16, size: 0.76 } }
  // A garment's third render lies flat like its second, so its detail is cropped from the lead instead.
  if (renders.includes('detail') && !garments.has(model)) return { model, lead: first, render: 'detail', part: whole }
  return { model, lead: first, render: lead, part: { left: 0.27, top: 0.3, size: 0.46 } }
}

/** How a print was made is stated in its title but not printed on it. */
const printing = /^Wood-type: /

/** Sample texts for products that carry the buyer's name. */
const samples: Readonly<Record<string, readonly [name: string, below: string]>> = {
  name_tile: ['Casa Pereira', 'No. 31'],
  tile_panel: ['The Fernandes', 'Rua de Natal'],
  letterheads: ['Anjali Deshpande', '12 Prabhat Road, Pune'],
  doorbell_tile: ['Ring for Minnu', 'Twice'],
  bookplates: ['From the library of', 'Anjali Deshpande'],
  family_tree: ['The Deshpandes', 'Since 1911'],
  season_plant: ['For Asha', 'Guldaudi, November'],
}

/** Models that carry a drawing instead of text, with its aspect ratio. */
const sheets: Readonly<Record<string, number>> = { art_print: 300 / 420, phad_strip: 600 / 300 }

const garments = new Set([
  'kurta-straight',
  'kurta-flared',
  'shirt',
  'dress',
  'slip',
  'halter',
  'column',
  'kaftan',
  'pinafore',
  'backless',
  'apron',
])

/** Crops slightly more or less, depending on the product. */
function cropped(cut: number): Part {
  const size = 0.9 + ((cut >>> 5) % 5) * 0.025
  return { left: (1 - size) / 2, top: (1 - size) * 0.6, size }
}

/** Pixels of the picture per unit of cloth. */
function fineness({ width, height, part }: Passes, on: Coordinates): number {
  const [u, v] = on.fits
  const across = Math.hypot((u.line[0] ?? 0) / width, (u.line[1] ?? 0) / height)
  const down = Math.hypot((v.line[0] ?? 0) / width, (v.line[1] ?? 0) / height)
  return 1 / Math.max(across, down, 1e-4) / part.size
}

/** The width of a label in pixels. */
function labelWidth({ width, height, part }: Passes, { fits }: Coordinates): number {
  const [along, up] = [(fits[0].line[0] ?? 0) / width, (fits[0].line[1] ?? 0) / height]
  return 1 / Math.max(Math.hypot(along, up), 1e-4) / part.size
}

/**
 * Tiles and plates are painted in the variant's colour on white; a pale paint would be invisible, so an ivory tile
 * becomes blue on white.
 */
const painted: ReadonlySet<string> = new Set(['tile_panel', 'name_tile', 'doorbell_tile', 'recipe_plate'])
const paintOf = (model: string, hex: string) =>
  painted.has(model) && colourDistance(hex, '#ffffff') < 160 ? '#2b4f8c' : hex

/** The texture of a label: the print named in the title, a sample of the buyer's name, or the product's name. */
async function labelOf(passes: Passes, { model, lead }: Shown, spec: ProductPicture, ink: string) {
  if (!passes.label) return null
  const { title, maker, cut } = spec
  const fine = labelWidth(passes, passes.label)
  const shape = await labelShapeOf(model, lead)
  const print = sheets[model] ? printOf(title, ink) : undefined
  if (print) return sheetTexture(print, fine, sheets[model] ?? 1)
  const [name, below] = samples[model] ?? [title.replace(printing, ''), maker]
  return labelTexture({ title: name, maker: below, colour: ink }, cut, fine, shape)
}

/** RGB pixels of a model in the colours of a product. */
export async function modelPixels(spec: ProductPicture, width: number, height: number): Promise<Buffer | null> {
  const chosen = renderOf(spec)
  if (!chosen) return null
  const passes = await passesOf(chosen.model, chosen.render, width, height, chosen.part)
  const { hex, accent, ground, print, cut, plaster, isSnapshot } = spec
  const isPacked = chosen.model === spec.packaging
  const paint = isPacked ? ground : paintOf(chosen.model, hex)
  const cloth = passes.print
    ? await clothTexture(isPacked ? 'block' : print, paint, cut, fineness(passes, passes.print))
    : null
  const label = await labelOf(passes, chosen, spec, paint)
  return composed(passes, {
    colours: {
      colour: paint,
      accent: isPacked ? mix(accent, ground, 0.1) : accent,
      ground: isPacked ? mix(ground, '#fffaf1', 0.55) : ground,
      back: isSnapshot ? mix('#fdf3e1', ground, 0.3) : plasterOf(ground, plaster),
    },
    print: cloth,
    label,
    tint: isSnapshot ? [1.08, 0.93, 0.74] : daylight,
  })
}

/**
 * The picture of a product: its model in the niche, from another side, close up, or packed; without a model, a
 * typographic card. PNG.
 */
export async function productPicture(spec: ProductPicture, scale: number): Promise<Buffer> {
  const [width, height] = [Math.round(W * scale), Math.round(H * scale)]
  const pixels = await modelPixels(spec, width, height)
  if (!pixels) return card(spec, width, height)
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (spec.isSnapshot) return snapshot(image, spec.seed, width, height)
  return image.png({ compressionLevel: 0 }).toBuffer()
}

/** A typographic card with the product's title, its line, or its maker in large type, depending on the view. */
function card(spec: ProductPicture, width: number, height: number): Promise<Buffer> {
  const { title, line, maker, hex, ground, pattern, seed, view } = spec
  const roll = dice(seed)
  const cloth = clothPattern('cloth', pattern, mix(ground, '#fffaf1', 0.5), 60 + roll() * 50, view === 'front' ? 0 : 45)
  const words = { front: [title, maker], side: [line || title, title], detail: [maker, title], inuse: [title, maker] }[
    view
  ]
  const [large = title, small = maker] = words
  const wall = view === 'side' ? mix(ground, '#fffaf1', 0.6) : ground
  const svg = cardSvg({ title: large, maker: small, colour: hex }, wall, cloth, width, height)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

/** A phone snapshot: tilted, in warm lamplight, darker towards the corners. */
async function snapshot(image: Sharp, seed: number, width: number, height: number): Promise<Buffer> {
  const roll = dice(seed)
  const tilt = (roll() < 0.5 ? -1 : 1) * (2 + roll() * 4)
  const turned = await image
    .rotate(tilt, { background: '#6a5a48' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const share = 0.8
  const [w, h] = [Math.round(width * share), Math.round(height * share)]
  const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx="${0.3 + roll() * 0.4}" cy="${0.25 + roll() * 0.3}" r="0.850"><stop offset="0.300" stop-color="#ffdf9e" stop-opacity="0.140"/><stop offset="1" stop-color="#120a04" stop-opacity="0.420"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`
  const cut = await sharp(turned.data)
    .extract({
      left: Math.round((turned.info.width - w) / 2),
      top: Math.round((turned.info.height - h) / 2),
      width: w,
      height: h,
    })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(cut)
    .composite([{ input: Buffer.from(lamp) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
