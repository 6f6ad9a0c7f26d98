import type { Block, BlockThings } from '@nukkad/contracts/block'
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

/** What an event's page takes from other modules. */
export interface EventNeighbours {
  /** Blocks as they are drawn, and what they name; what is gone is not there. */
  blocksShown(stored: readonly Block[]): Promise<{ blocks: Block[]; things: BlockThings }>
  /** by slug; a place that is a draft is not there */
  whereAre(slugs: readonly string[]): Promise<ReadonlyMap<string, PlaceOnMap>>
  placesIn(city: string, locality: string): Promise<readonly PlaceCard[]>
}
