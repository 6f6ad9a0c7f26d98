import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { SaveKind } from '@nukkad/contracts/endpoints/saves'

interface CardOf {
  readonly product: ProductCard
  readonly place: never
  readonly post: never
  readonly event: never
}
export type Cards<K extends SaveKind> = ReadonlyMap<string, CardOf[K]>
/** Where the cards of each kind come from: those of the refs that are there and public, by ref. */
export type Shelves = { readonly [K in SaveKind]: (refs: readonly string[]) => Promise<Cards<K>> }

/** What the other modules lend; see `composeModules`. */
export interface ShelfParts {
  /** Cards of products by slug; those not sold are left out. */
  readonly catalogue: { cards(slugs: readonly string[]): Promise<ProductCard[]> }
}

const none = async () => new Map<string, never>()

export const shelvesOf = ({ catalogue }: ShelfParts): Shelves => ({
  product: async (refs) => new Map((await catalogue.cards(refs)).map((card) => [card.slug, card])),
  place: none,
  post: none,
  event: none,
})
