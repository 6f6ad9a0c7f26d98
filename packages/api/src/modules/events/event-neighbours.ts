import type { Block, ReferencedContent } from '@nukkad/contracts/block'
import type { FeedSection } from '@nukkad/contracts/content-block'
import type { Walk } from '@nukkad/contracts/endpoints/city/walk'
import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'

export type { FeedSection }

export interface PlaceOnMap {
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly onFoot: Walk | null
}

/** Blocks as they are rendered, and the content they refer to; what no longer exists is left out. */
export interface ShownBlocks {
  readonly blocks: Block[]
  readonly things: ReferencedContent
}

/** What an event's page needs from other modules. */
export interface EventNeighbours {
  showBlocks(stored: readonly Block[]): Promise<ShownBlocks>
  /** by slug; draft places are left out */
  whereAre(slugs: readonly string[]): Promise<ReadonlyMap<string, PlaceOnMap>>
  /** The most popular places of a neighbourhood, at most `limit`. */
  placesIn(city: string, locality: string, limit: number): Promise<readonly PlaceCard[]>
}
