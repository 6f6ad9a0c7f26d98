import { cityOf } from '@nukkad/contracts'
import type { Facets, FacetValue } from '@nukkad/contracts/endpoints/catalogue'
import { type Counts, countFrom } from './counts.ts'
import { discountSteps, type Option, type ProductIndex, priceSteps, ratingSteps } from './product-index.ts'
import type { Facet } from './wanted.ts'

/** Counts under all choices but those of the facet named. */
export type CountsFor = (facet: Facet) => Counts

const byCount = (one: FacetValue, other: FacetValue) => other.count - one.count || (one.value < other.value ? -1 : 1)
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

/** Counts in the contract's shape, each value with the name people read. */
export function facetsOf(index: ProductIndex, countsFor: CountsFor, delivers: number | null): Facets {
  return {
    category: categories(index, countsFor('category').categories),
    brand: brands(index, countsFor('brand').brands),
    colour: colours(index, countsFor('colour').options),
    size: sizes(index, countsFor('size').options),
    city: cities(index, countsFor('city').brands),
    price: price(countsFor('price')),
    discount: discountSteps
      .map((step) => ({
        value: String(step),
        label: `${step}% off or more`,
        count: countFrom(countsFor('discount').discounts, step),
      }))
      .filter(({ count }) => count > 0),
    rating: ratingSteps
      .map((stars) => ({
        value: String(stars),
        label: `${stars} stars and up`,
        count: countFrom(countsFor('rating').ratings, stars * 10),
      }))
      .filter(({ count }) => count > 0),
    shipsFast: countsFor('shipsFast').fast,
    available: countsFor('available').inStock,
    delivers,
  }
}

function categories({ frame, categoryIds }: ProductIndex, counts: Uint32Array): FacetValue[] {
  return categoryIds
    .flatMap((id, number) => {
      const category = frame.categories.get(id)
      const count = counts[number] ?? 0
      return category && count > 0 ? [{ value: category.path, label: category.title, count }] : []
    })
    .sort(byCount)
}

function brands({ frame, merchantIds }: ProductIndex, counts: Uint32Array): FacetValue[] {
  return merchantIds
    .flatMap((id, number) => {
      const merchant = frame.merchants.get(id)
      const count = counts[number] ?? 0
      return merchant && count > 0 ? [{ value: merchant.slug, label: merchant.name, count }] : []
    })
    .sort(byCount)
}

function cities({ frame, merchantIds }: ProductIndex, counts: Uint32Array): FacetValue[] {
  const byCity = new Map<string, number>()
  for (const [number, id] of merchantIds.entries()) {
    const city = frame.merchants.get(id)?.city
    const count = counts[number] ?? 0
    if (city && count > 0) byCity.set(city, (byCity.get(city) ?? 0) + count)
  }
  return [...byCity].map(([value, count]) => ({ value, label: cityOf(value)?.name ?? value, count })).sort(byCount)
}

const counted = (options: readonly Option[], kind: Option['kind'], counts: Uint32Array) =>
  options.flatMap((option, number) => {
    const count = counts[number] ?? 0
    return option.kind === kind && count > 0 ? [{ value: option.value, count }] : []
  })

function colours({ frame, options }: ProductIndex, counts: Uint32Array): FacetValue[] {
  return counted(options, 'colour', counts)
    .map(({ value, count }) => {
      const colour = frame.colours.get(value)
      return { value, label: colour?.name ?? value, count, ...(colour && { hex: colour.hex }) }
    })
    .sort(byCount)
}

const worn = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Small', 'Medium', 'Large']
const placeOf = (size: string) => (worn.includes(size) ? worn.indexOf(size) : worn.length)

function sizes({ options }: ProductIndex, counts: Uint32Array): FacetValue[] {
  return counted(options, 'size', counts)
    .map(({ value, count }) => ({ value, label: value, count }))
    .sort(
      (one, other) =>
        placeOf(one.value) - placeOf(other.value) || one.value.localeCompare(other.value, 'en', { numeric: true }),
    )
}

function price({ prices, priceRange: [lowest, highest] }: Counts): Facets['price'] {
  return {
    min: lowest / 100,
    max: highest / 100,
    steps: priceSteps.flatMap((from, step) => {
      const next = priceSteps[step + 1]
      const count = prices[step] ?? 0
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
