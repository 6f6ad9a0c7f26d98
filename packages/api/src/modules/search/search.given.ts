import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import type { World } from '../../testing/world.ts'

export const kindsOf = (list: readonly { kind: string }[]) => [...new Set(list.map(({ kind }) => kind))]

/** Autocomplete requests as sent while typing. */
export const givenTyping = (world: World) => ({
  suggest: async (q: string, city?: string) =>
    (await world.call(autocomplete, { query: { q, ...(city && { city }) } })).body.data,
})
