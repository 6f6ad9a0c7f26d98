import type { ContentBlock, FeedSection, StoredBlock } from '@nukkad/contracts/content-block'
import type { PlaceCard } from '@nukkad/contracts/endpoints/cards'

export type { ContentBlock, FeedSection, StoredBlock }

export interface PlaceOnMap {
  readonly address: string | null
  readonly lat: number | null
  readonly lng: number | null
}

/** What an event's page takes from other modules. */
export interface EventNeighbours {
  /** Fills what stored blocks name; what is gone is left out. */
  fill(city: string, blocks: readonly StoredBlock[]): Promise<ContentBlock[]>
  placeOf(slug: string): Promise<PlaceOnMap | undefined>
  placesIn(city: string, locality: string): Promise<readonly PlaceCard[]>
}
