import { lazyPart } from '@nukkad/platform/lazy-part'

/** Beside the list on a wide screen, in a rarely opened drawer on a phone: loaded as a script of its own for both. */
export const FilterForm = lazyPart(async () => (await import('./filter-form.tsx')).FilterForm)
