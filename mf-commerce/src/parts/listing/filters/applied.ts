import { detailFilters } from '@nukkad/contracts/detail-filters'
import type { Facets } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatRupees } from '@nukkad/platform'
import { type Choice, type ListName, listNames, toggled } from '../choice/choice.ts'

/** One active filter, and the choice without it. */
export interface Applied {
  /** Tells it apart: a colour and a material can have the same label. */
  readonly key: string
  readonly label: string
  readonly without: Choice
}

/** The active filters in words, each with the choice that removes it. */
export function appliedOf(choice: Choice, facets: Facets | null): readonly Applied[] {
  const applied: Applied[] = []
  const add = (key: string, label: string, without: Partial<Choice>) =>
    applied.push({ key, label, without: { ...choice, page: 1, ...without } })
  for (const name of listNames)
    for (const value of choice[name]) {
      const isIt = (facet: { value: string }) => facet.value.toLowerCase() === value.toLowerCase()
      const label = facets?.[name]?.find(isIt)?.label ?? inWords(name, value)
      add(`${name}:${value}`, named(name, label), toggled(choice, name, value))
    }
  if (choice.minPrice !== null || choice.maxPrice !== null)
    add('price', priceLabel(choice), { minPrice: null, maxPrice: null })
  if (choice.discount !== null) add('discount', `${choice.discount}% off or more`, { discount: null })
  if (choice.rating !== null) add('rating', `${choice.rating} stars and up`, { rating: null })
  if (choice.deliversTo) add('deliversTo', `Delivers to ${choice.deliversTo}`, { deliversTo: '' })
  if (choice.sameDay) add('sameDay', sameDayIn(choice.sameDay, facets), { sameDay: '' })
  if (choice.shipsFast) add('shipsFast', 'Ships fast', { shipsFast: false })
  if (choice.available) add('available', 'In stock', { available: false })
  return applied
}

const detailTitles: Readonly<Partial<Record<ListName, string>>> = detailFilters

/** A size or a detail alone does not say what it is: 'M', 'Cotton'. */
function named(name: ListName, label: string): string {
  if (name === 'size') return `Size ${label}`
  const title = detailTitles[name]
  return title ? `${title}: ${label}` : label
}

/** The label of the filter for makers whose products a rider brings on the day they leave. */
export const sameDayIn = (city: string, facets: Facets | null) =>
  `By rider in ${facets?.city.find(({ value }) => value === city)?.label ?? inWords('city', city)}`

/** A name for a value whose label is unknown: 'shopping/shoes' is Shoes, 'm' is M. */
export function inWords(name: string, value: string): string {
  if (name in detailFilters) return value
  if (name === 'size' && value.length < 4) return value.toUpperCase()
  const words = (value.split('/').at(-1) ?? value).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function priceLabel({ minPrice, maxPrice }: Choice): string {
  if (minPrice === null) return `Up to ${formatRupees(maxPrice ?? 0)}`
  if (maxPrice === null) return `From ${formatRupees(minPrice)}`
  return `${formatRupees(minPrice)} to ${formatRupees(maxPrice)}`
}
