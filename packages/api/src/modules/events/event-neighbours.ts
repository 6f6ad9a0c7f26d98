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

/** What an event's page needs from other modules. */
export interface EventNeighbours {
  /** Blocks as they are rendered, and the things they refer to; what no longer exists is left out. */
  showBlocks(stored: readonly Block[]): Promise<{ blocks: Block[]; things: BlockThings }>
  /** by slug; draft places are left out */
  whereAre(slugs: readonly string[]): Promise<ReadonlyMap<string, PlaceOnMap>>
  placesIn(city: string, locality: string): Promise<readonly PlaceCard[]>
}
