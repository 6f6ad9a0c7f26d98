import type { Applied } from '../parts/listing/filters/applied.ts'

/** A heading made of the chosen filters: "Indigo, size M". */
export function titleOf(applied: readonly Applied[]): string {
  if (applied.length === 0) return 'Everything in the shop'
  const [first = '', ...others] = applied.map(({ label }) => label)
  return [first, ...others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ')
}
