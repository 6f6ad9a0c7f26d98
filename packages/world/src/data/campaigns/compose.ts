import { createHash } from 'node:crypto'
import { type BlockData, type KindName, kinds } from '@nukkad/blocks/schema'
import type { Block } from '@nukkad/contracts/block'
import type { CampaignTheme } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { describeScene, picturePaths } from '../../picture.ts'

/** The section of the site that a campaign's page belongs to. */
type CampaignKind =
  | 'campaign'
  | 'deals'
  | 'shop-event'
  | 'shop-marketing'
  | 'event-guide'
  | 'cadburysilk'
  | 'landing'
  | 'private'

/** A page composed of blocks; `scene` is its picture, of the whole country or as `city/scene`. */
export interface CampaignSeed {
  readonly slug: string
  readonly kind: CampaignKind
  /** In the URL of a campaign: /campaign/festive/diwali-lights. */
  readonly category: string
  readonly title: string
  readonly description: string
  readonly scene: string
  readonly alt: string
  readonly theme: CampaignTheme
  /** Whole days from the day of seeding; without them it has no end. */
  readonly days?: number
  readonly cities?: readonly string[]
  /** `ends` is the time of its end, as text. */
  blocks(ends: string): readonly Piece[]
  /** Shown to half of the visitors instead. */
  readonly variant?: { readonly name: string; blocks(): readonly Piece[] }
}

type Piece = Omit<Block, 'id'>

/** A block in the current version of its kind. */
export const block = <K extends KindName>(type: K, data: BlockData<K>): Piece => ({
  type,
  v: kinds[type].v,
  data: data as Block['data'],
})

/** A scene as a picture; `path` is its name, prefixed with a city unless it is one of the whole country. */
export function scene(path: string, alt: string) {
  const [city, name] = path.includes('/') ? (path.split('/') as [string, string]) : (['all', path] as const)
  return { url: picturePaths.scene(city, name), alt, color: describeScene(city, name).ground }
}

/** A scene of a gallery, with its caption. */
export const captioned = (path: string, caption: string) => ({ picture: scene(path, caption), caption })

/** The blocks of a page with ids that are the same in every seeding. */
export const withIds = (slug: string, pieces: readonly Piece[]): Block[] =>
  pieces.map((piece, at) => ({ id: uuidOf(`${slug}/${at}`), ...piece }))

/** A version 5 UUID for a name. */
function uuidOf(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
