import { lazyPart } from '@nukkad/platform/lazy-part'

/** Loaded on demand, because most searches have words and results. */
export const NothingFound = lazyPart(async () => (await import('./without-products.ts')).NothingFound)
export const OftenSearched = lazyPart(async () => (await import('./without-products.ts')).OftenSearched)
