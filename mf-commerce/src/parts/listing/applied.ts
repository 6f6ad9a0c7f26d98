import type { Facets } from '@nukkad/contracts/endpoints/catalogue'
import { formatRupees } from '@nukkad/platform'
import { type Choice, toggled } from './choice.ts'

/** One thing that narrows the list, and the choice without it. */
export interface Applied {
  readonly label: string
  readonly without: Choice
}

const listNames = ['brand', 'colour', 'size'] as const

/** What narrows the list now, in words, each with its undo. */
export function appliedOf(choice: Choice, facets: Facets | null): readonly Applied[] {
  const labelOf = (name: 'category' | (typeof listNames)[number], value: string) =>
    facets?.[name].find((facet) => facet.value === value)?.label ?? value.replaceAll('-', ' ')
  const applied: Applied[] = []
  const first = { ...choice, page: 1 }
  if (choice.category)
    applied.push({ label: labelOf('category', choice.category), without: { ...first, category: '' } })
  for (const name of listNames)
    for (const value of choice[name]) {
      const label = labelOf(name, value)
      applied.push({ label: name === 'size' ? `Size ${label}` : label, without: toggled(choice, name, value) })
    }
  if (choice.minPrice !== null || choice.maxPrice !== null)
    applied.push({ label: priceLabel(choice), without: { ...first, minPrice: null, maxPrice: null } })
  if (choice.discount !== null)
    applied.push({ label: `${choice.discount}% off or more`, without: { ...first, discount: null } })
  if (choice.rating !== null)
    applied.push({ label: `${choice.rating} stars and up`, without: { ...first, rating: null } })
  if (choice.isInStock) applied.push({ label: 'In stock', without: { ...first, isInStock: false } })
  return applied
}

function priceLabel({ minPrice, maxPrice }: Choice): string {
  if (minPrice === null) return `Up to ${formatRupees(maxPrice ?? 0)}`
  if (maxPrice === null) return `From ${formatRupees(minPrice)}`
  return `${formatRupees(minPrice)} to ${formatRupees(maxPrice)}`
}
