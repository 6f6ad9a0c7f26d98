import { latePart } from '@nukkad/platform/late-part'

/** Loaded on demand, because most searches have words and results. */
export const NothingFound = latePart(async () => (await import('./without-products.ts')).NothingFound)
export const OftenSearched = latePart(async () => (await import('./without-products.ts')).OftenSearched)
