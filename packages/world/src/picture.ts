import { cityLook } from '@nukkad/contracts'
import { backdropOf } from './build/backdrops.ts'
import type { FaceSeed } from './data/content-types.ts'
import type { GiftCardDrawing } from './data/gift-cards.ts'
import { type LandmarkSeed, landmarksOf } from './data/landmarks.ts'
import { packColours } from './data/pictures/models.ts'
import { subjects } from './data/subjects.ts'
import { type Pattern, patterns } from './patterns.ts'
import { groundFor, groundsFor, mix, plasterShares } from './picture-palette.ts'
import { type Looked, lookOf, type ProductLook, shownHex } from './product-look.ts'
import { hashOf } from './random.ts'
import { modelOfPath } from './rendered-models.ts'

/** The views of a product, in the order of its gallery. */
export const productViews = ['front', 'side', 'detail', 'inuse'] as const
export type ProductView = (typeof productViews)[number]

/** Generic subjects of a scene, used when its name is not more specific. */
export const motifs = [
  ...['landmark', 'garden', 'street', 'market', 'cafe', 'music', 'river', 'beach', 'books', 'bookstall', 'bakery'],
  ...['fort', 'temple', 'train', 'gallery', 'museum', 'rain', 'food', 'workshop', 'lamps', 'walk', 'mall', 'lake'],
  ...['stage', 'kitchen', 'bazaar', 'bridge', 'playground', 'cinema', 'maidan', 'spa', 'bar'],
] as const
const hours = ['dawn', 'day', 'dusk', 'night'] as const
type Hour = (typeof hours)[number]

/** Everything needed to draw a picture; `seed` varies angle, light and pattern between pictures. */
export type PictureDescription =
  | {
      readonly kind: 'product'
      readonly slug: string
      readonly view: ProductView
      readonly look: ProductLook
      readonly hex: string
      readonly ground: string
      readonly pattern: Pattern
      readonly seed: number
      /** A buyer's photo, taken at home by lamplight and handheld. */
      readonly isSnapshot: boolean
    }
  | {
      readonly kind: 'scene'
      readonly city: string
      /** a landmark of the city, a dish, an instrument, a craft, an activity, or a motif */
      readonly subject: string
      readonly hour: Hour
      readonly tint: string
      readonly ground: string
      readonly seed: number
    }
  | {
      readonly kind: 'face'
      readonly slug: string
      readonly face: FaceSeed
      readonly ground: string
      readonly seed: number
    }
  | {
      readonly kind: 'category'
      readonly path: string
      readonly model: string | null
      readonly hex: string
      readonly ground: string
      readonly pattern: Pattern
      readonly seed: number
    }
  | {
      readonly kind: 'gift-card'
      readonly drawing: string
      readonly ground: string
      readonly print: string
      readonly pattern: Pattern
      readonly seed: number
    }

/** Natural sizes in CSS pixels. */
export const pictureSizes = {
  product: { width: 960, height: 1200 },
  scene: { width: 1200, height: 800 },
  maker: { width: 640, height: 640 },
  face: { width: 640, height: 640 },
  category: { width: 800, height: 800 },
  giftCard: { width: 1200, height: 750 },
} as const

const patternOf = (key: string): Pattern => patterns[hashOf(`pattern ${key}`) % patterns.length] ?? 'buti'

/** One view of a product in one colour. All views of one colour share the background and the pattern. */
export function describeProduct(
  product: Looked & { section: string },
  view: ProductView,
  wanted: string,
  colourSlug: string,
): PictureDescription & { readonly kind: 'product' } {
  const key = `${product.slug} ${colourSlug}`
  // Copies made for load tests have no backdrop and get a hashed look.
  const backdrop = backdropOf(product.slug)
  const chance = hashOf(`pack ${product.slug}`)
  const hex = shownHex(
    product,
    wanted,
    colourSlug,
    backdrop?.pack ?? packColours[chance % packColours.length] ?? wanted,
  )
  const isGroundSeen = backdrop && groundsFor(product.section, hex).includes(backdrop.ground)
  return {
    kind: 'product',
    slug: product.slug,
    view,
    look: lookOf(product, hex, backdrop?.plaster ?? (chance >>> 8) % plasterShares.length),
    hex,
    ground: isGroundSeen ? backdrop.ground : groundFor(product.section, hex, key),
    pattern: patternOf(product.slug),
    seed: hashOf(`${key} ${view}`),
    isSnapshot: false,
  }
}

const skies: Readonly<Record<Hour, string>> = { dawn: '#f2b48a', day: '#8fbfc4', dusk: '#e08a1e', night: '#2a2850' }
const countryTint = '#3b3a66'

/** Motifs that stand for one of the city's landmarks, with the kind of landmark. */
const kindOfMotif: Readonly<Record<string, LandmarkSeed['kind']>> = { fort: 'fort', temple: 'sacred', bridge: 'bridge' }

function landmarkFor(city: string, motif: string, seed: number): string {
  const all = Object.entries(landmarksOf(city))
  const kind = kindOfMotif[motif]
  const fitting = kind ? all.filter(([, one]) => one.kind === kind) : all.slice(0, 1)
  if (fitting.length === 0) return motif === 'bridge' ? motif : (all[0]?.[0] ?? 'street')
  return fitting[seed % fitting.length]?.[0] ?? motif
}

/**
 * The subject of a scene: its name is `<subject>-<hour>`, or `<subject>-<hour>-<number>` for another picture of the
 * same subject.
 */
function subjectOf(city: string, name: string, seed: number): string {
  const words = name.replace(/-(dawn|day|dusk|night)(-\d+)?$/, '')
  if (Object.hasOwn(landmarksOf(city), words) || Object.hasOwn(subjects, words)) return words
  const motif = motifs.find((known) => words.split('-').includes(known)) ?? 'landmark'
  return motif === 'landmark' || motif in kindOfMotif ? landmarkFor(city, motif, seed) : motif
}

/** A scene of a city (or of `all`) by its name. */
export function describeScene(city: string, name: string): PictureDescription & { readonly kind: 'scene' } {
  const hour = hours.find((known) => name.split('-').includes(known)) ?? 'dusk'
  const tint = cityLook(city)?.tint ?? countryTint
  const ground = mix(skies[hour], tint, 0.3)
  const seed = hashOf(`${city} ${name}`)
  return { kind: 'scene', city, subject: subjectOf(city, name, seed), hour, tint, ground, seed }
}

/** The portrait of an author or a maker. */
export function describeFace(slug: string, face: FaceSeed): PictureDescription {
  return { kind: 'face', slug, face, ground: face.ground, seed: hashOf(`face ${slug}`) }
}

/** The front of a gift card. */
export function describeGiftCard({ key, ground, print, pattern }: GiftCardDrawing): PictureDescription {
  return { kind: 'gift-card', drawing: key, ground, print, pattern, seed: hashOf(`gift card ${key}`) }
}

/** The picture of a category or of a whole section. */
export function describeCategory(path: string, hex: string): PictureDescription {
  const section = path.split('/')[0] ?? path
  return {
    kind: 'category',
    path,
    model: modelOfPath(path),
    hex,
    ground: groundFor(section, hex, path),
    pattern: patternOf(path),
    seed: hashOf(`category ${path}`),
  }
}

/** URLs of the pictures. A product without a choice of colour has plain view names. */
export const picturePaths = {
  product: (slug: string, view: ProductView, colourSlug: string) =>
    `/images/product/${slug}/${view}${colourSlug ? `-${colourSlug}` : ''}`,
  scene: (city: string, name: string) => `/images/scene/${city}/${name}`,
  maker: (slug: string) => `/images/maker/${slug}`,
  face: (slug: string) => `/images/face/${slug}`,
  giftCard: (key: string) => `/images/gift-card/${key}`,
  category: (path: string) => `/images/category/${path.replaceAll('/', '-')}`,
} as const
