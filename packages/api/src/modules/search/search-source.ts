import type { SearchHit } from '@nukkad/contracts/endpoints/search'

/** What is asked of every source. */
export interface SourceQuery {
  readonly q: string
  readonly city: string | undefined
  readonly from: number
  readonly to: number
}

/**
 * Finds one kind of thing. Places and posts join the search by being one more of these in the composition; the order of
 * the sources is the order of their finds in a mixed list.
 */
export interface SearchSource {
  readonly kind: string
  /** As the filter calls it: 'Makers'. */
  readonly title: string
  /** At most so many in a list of all kinds; the list of this kind alone has them all. */
  readonly mostAmongOthers: number
  find(query: SourceQuery): Promise<{ total: number; hits: SearchHit[] }>
  /** Where all finds of this kind stand. */
  hrefOf(q: string): string
}
