import { type Choice, type ListName, listNames, noChoice } from './choice.ts'
import { addressOf, isPincode, numberFrom, readChoice } from './choice-query.ts'

const root = '/filters'
const inOrder = (values: readonly string[]) => values.map((value) => encodeURIComponent(value.toLowerCase())).sort()

/**
 * The address of a choice in the path form: `/filters/colour-indigo/size-m`. Filters stand in one order, so that a
 * choice has one address; words, order and page stand in the query.
 */
export function filtersAddress(choice: Choice): string {
  const segments: string[] = []
  if (choice.category) segments.push(`category-${choice.category.split('/').map(encodeURIComponent).join('_')}`)
  for (const name of listNames) if (choice[name].length > 0) segments.push(`${name}-${inOrder(choice[name]).join(',')}`)
  const { minPrice, maxPrice } = choice
  if (minPrice !== null && maxPrice !== null) segments.push(`price-${minPrice}-${maxPrice}`)
  else if (minPrice !== null) segments.push(`price-from-${minPrice}`)
  else if (maxPrice !== null) segments.push(`price-under-${maxPrice}`)
  if (choice.discount !== null) segments.push(`discount-${choice.discount}`)
  if (choice.rating !== null) segments.push(`rating-${choice.rating}`)
  if (choice.pincode) segments.push(`delivers-to-${choice.pincode}`)
  if (choice.shipsFast) segments.push('ships-fast')
  if (choice.isInStock) segments.push('in-stock')
  return addressOf([root, ...segments].join('/'), { ...noChoice, q: choice.q, sort: choice.sort, page: choice.page })
}

type Part = Partial<Choice>

/** Words of an address, the longest first, each with what it means. */
const readers: readonly [prefix: string, read: (value: string) => Part | null][] = [
  ['category-', (value) => ({ category: value.replaceAll('_', '/') })],
  ...listNames.map((name): [string, (value: string) => Part] => [
    `${name}-`,
    (value) => ({ [name]: value.split(',').filter(Boolean) }),
  ]),
  ['price-from-', (value) => some('minPrice', numberFrom('minPrice', value))],
  ['price-under-', (value) => some('maxPrice', numberFrom('maxPrice', value))],
  ['price-', priceRange],
  ['discount-', (value) => some('discount', numberFrom('discount', value))],
  ['rating-', (value) => some('rating', numberFrom('rating', value) || null)],
  ['delivers-to-', (value) => (isPincode(value) ? { pincode: value } : null)],
]
const flags: Readonly<Record<string, Part>> = { 'ships-fast': { shipsFast: true }, 'in-stock': { isInStock: true } }

const some = (name: keyof Choice, value: number | null): Part | null => (value === null ? null : { [name]: value })

function priceRange(value: string): Part | null {
  const [low, high] = value.split('-').map((text) => numberFrom('minPrice', text))
  return low === null || high === null || low === undefined || high === undefined
    ? null
    : { minPrice: Math.min(low, high), maxPrice: Math.max(low, high) }
}

/** Reads the path form, with the query on top of it. Null where a part of the path means nothing: no such page. */
export function readFilters(pathname: string, search: URLSearchParams): Choice | null {
  const asked = readChoice(search)
  let choice: Choice = noChoice
  for (const segment of pathname.split('/').slice(2).filter(Boolean)) {
    const part = readSegment(segment)
    if (!part) return null
    choice = { ...choice, ...part, ...joined(choice, part) }
  }
  const fromQuery = Object.entries(asked).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(noChoice[name as keyof Choice]),
  )
  return { ...choice, ...(Object.fromEntries(fromQuery) as Part), ...joined(choice, asked) }
}

/** Lists given twice hold the values of both. */
const joined = (choice: Choice, part: Part) =>
  Object.fromEntries(listNames.map((name: ListName) => [name, [...new Set([...choice[name], ...(part[name] ?? [])])]]))

function readSegment(segment: string): Part | null {
  const text = decoded(segment)
  if (text === null) return null
  if (flags[text]) return flags[text]
  for (const [prefix, read] of readers) {
    if (text.startsWith(prefix) && text.length > prefix.length) return read(text.slice(prefix.length))
  }
  return null
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
