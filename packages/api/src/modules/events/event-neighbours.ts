import type { Block, BlockThings } from '@nukkad/contracts/block'
import type { FeedSection } from '@nukkad/contracts/content-block'
import type { PlaceCard } from '@nukkad/contracts/endpoints/cards'
import type { Walk } from '@nukkad/contracts/endpoints/walk'

export type { FeedSection }

export interface PlaceOnMap {
  readonly address: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly onFoot: Walk | null
}

/** What an event's page takes from other modules. */
export interface EventNeighbours {
  /** Blocks as they are drawn, and what they name; what is gone is not there. */
  blocksShown(stored: readonly Block[]): Promise<{ blocks: Block[]; things: BlockThings }>
  placeOf(slug: string): Promise<PlaceOnMap | undefined>
  placesIn(city: string, locality: string): Promise<readonly PlaceCard[]>
}
