import { latePart } from '@nukkad/platform/late-part'

/** Beside the list on a wide screen, in a drawer on a phone, where few open it: a script of its own for both. */
export const FilterForm = latePart(async () => (await import('./filter-form.tsx')).FilterForm)
