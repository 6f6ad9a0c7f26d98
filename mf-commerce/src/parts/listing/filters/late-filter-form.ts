import { latePart } from '@nukkad/platform/late-part'

/** Beside the list on a wide screen, in a rarely opened drawer on a phone: loaded as a script of its own for both. */
export const FilterForm = latePart(async () => (await import('./filter-form.tsx')).FilterForm)
