import { cityNameOf } from '@nukkad/contracts'
import { byDetailFilter, type DetailFilter } from '@nukkad/contracts/detail-filters'
import type { Facets, FacetValue } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { KeywordCount, NumberCount } from '@nukkad/finder'
import type { Lookups } from './lookups.ts'
import { discountSteps, priceSteps } from './product-shape.ts'

/** The product field that is counted for each facet; a city's products are those of its merchants. */
export const countedFields = {
  category: 'category',
  brand: 'merchant',
  colour: 'colour',
  size: 'size',
  ...byDetailFilter((name) => name),
  city: 'merchant',
  price: 'price',
  discount: 'discount',
  rating: 'rating',
  shipsFast: 'isFast',
  available: 'isInStock',
} as const

interface ProductCounts extends Readonly<Record<DetailFilter, KeywordCount<string>>> {
  readonly category: KeywordCount<number>
  readonly brand: KeywordCount<number>
  readonly colour: KeywordCount<string>
  readonly size: KeywordCount<string>
  readonly city: KeywordCount<number>
  readonly price: NumberCount
  readonly discount: NumberCount
  readonly rating: NumberCount
  readonly shipsFast: number
  readonly available: number
}

const byCount = (one: FacetValue, other: FacetValue) => other.count - one.count || (one.value < other.value ? -1 : 1)
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

/** Counts in the contract's shape, each value with its display name. */
export function facetsOf(lookups: Lookups, counts: ProductCounts): Omit<Facets, 'delivers'> {
  return {
    category: categories(lookups, counts.category),
    brand: brands(lookups, counts.brand),
    colour: colours(lookups, counts.colour),
    size: sizes(counts.size),
    ...byDetailFilter((name) => details(counts[name])),
    city: cities(lookups, counts.city),
    price: price(counts.price),
    discount: discountSteps
      .map((step, at) => ({
        value: String(step),
        label: `${step}% off or more`,
        // The first step holds discounts too small to offer.
        count: sumFrom(counts.discount.steps, at + 1),
      }))
      .filter(({ count }) => count > 0),
    rating: ratings
      .map(({ stars, step }) => ({
        value: String(stars),
        label: `${stars} stars and up`,
        count: sumFrom(counts.rating.steps, step),
      }))
      .filter(({ count }) => count > 0),
    shipsFast: counts.shipsFast,
    available: counts.available,
  }
}

/** The star ratings on offer, with the step of the field at which each begins. */
const ratings = [
  { stars: 4, step: 5 },
  { stars: 3, step: 4 },
  { stars: 2, step: 3 },
] as const

const sumFrom = (steps: readonly number[], first: number) => steps.slice(first).reduce((sum, count) => sum + count, 0)

function categories({ categories: known }: Lookups, counts: KeywordCount<number>): FacetValue[] {
  return [...counts]
    .flatMap(([id, count]) => {
      const category = known.get(id)
      return category ? [{ value: category.path, label: category.title, count }] : []
    })
    .sort(byCount)
}

function brands({ merchants }: Lookups, counts: KeywordCount<number>): FacetValue[] {
  return [...counts]
    .flatMap(([id, count]) => {
      const merchant = merchants.get(id)
      return merchant ? [{ value: merchant.slug, label: merchant.name, count }] : []
    })
    .sort(byCount)
}

function cities({ merchants }: Lookups, counts: KeywordCount<number>): FacetValue[] {
  const byCity = new Map<string, number>()
  for (const [id, count] of counts) {
    const city = merchants.get(id)?.city
    if (city) byCity.set(city, (byCity.get(city) ?? 0) + count)
  }
  return [...byCity].map(([value, count]) => ({ value, label: cityNameOf(value), count })).sort(byCount)
}

function colours({ colours: known }: Lookups, counts: KeywordCount<string>): FacetValue[] {
  return [...counts]
    .map(([value, count]) => {
      const colour = known.get(value)
      return { value, label: colour?.name ?? value, count, ...(colour && { hex: colour.hex }) }
    })
    .sort(byCount)
}

/** Merchants enter details as they like, so a long list may have thousands of values. */
const mostDetails = 40

const details = (counts: KeywordCount<string>): FacetValue[] =>
  [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .sort(byCount)
    .slice(0, mostDetails)

const worn = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Small', 'Medium', 'Large']
const placeOf = (size: string) => (worn.includes(size) ? worn.indexOf(size) : worn.length)

function sizes(counts: KeywordCount<string>): FacetValue[] {
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .sort(
      (one, other) =>
        placeOf(one.value) - placeOf(other.value) || one.value.localeCompare(other.value, 'en', { numeric: true }),
    )
}

function price({ steps, lowest, highest }: NumberCount): Facets['price'] {
  return {
    min: lowest / 100,
    max: highest / 100,
    steps: priceSteps.flatMap((from, step) => {
      const next = priceSteps[step + 1]
      const count = steps[step] ?? 0
      if (count === 0) return []
      const label = next === undefined ? `${rupees(from)} and more` : `${rupees(from)} to ${rupees(next - 1)}`
      return [
        {
          from,
          to: next === undefined ? null : next - 1,
          label: from === 0 ? `Under ${rupees(next ?? 0)}` : label,
          count,
        },
      ]
    }),
  }
}
