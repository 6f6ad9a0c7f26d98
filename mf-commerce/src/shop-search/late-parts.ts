import { latePart } from '@nukkad/platform/late-part'

/** Most searches have words and find something. */
export const NothingFound = latePart(async () => (await import('./without-products.ts')).NothingFound)
export const OftenSearched = latePart(async () => (await import('./without-products.ts')).OftenSearched)
