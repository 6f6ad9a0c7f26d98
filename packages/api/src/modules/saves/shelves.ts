import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'

/** Where the cards of each kind come from: those of the refs that are there and public, by ref. */
export interface Shelves {
  product(refs: readonly string[]): Promise<ReadonlyMap<string, ProductCard>>
  place(refs: readonly string[]): Promise<ReadonlyMap<string, unknown>>
  post(refs: readonly string[]): Promise<ReadonlyMap<string, unknown>>
  event(refs: readonly string[]): Promise<ReadonlyMap<string, unknown>>
}

/** What the other modules lend; see `composeModules`. */
export interface ShelfParts {
  /** Cards of products by slug; those not sold are left out. */
  readonly catalogue: { cards(slugs: readonly string[]): Promise<ProductCard[]> }
}

const none = async (): Promise<ReadonlyMap<string, never>> => new Map()

export const shelvesOf = ({ catalogue }: ShelfParts): Shelves => ({
  product: async (refs) => new Map((await catalogue.cards(refs)).map((card) => [card.slug, card])),
  place: none,
  post: none,
  event: none,
})
