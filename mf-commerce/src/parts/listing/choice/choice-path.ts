import { type Choice, type ListName, listNames, noChoice, separatorOf } from './choice.ts'
import { cityFrom, isPincode, numberFrom, queryAddress, readQuery } from './choice-query.ts'

const root = '/filters'
const inOrder = (values: readonly string[]) =>
  values.map((value) => encodeURIComponent(value.toLowerCase().replaceAll('/', '_'))).sort()

/**
 * The URL of a choice in path form: `/filters/colour-indigo/size-m`. Filters have a fixed order, so that a choice has
 * only one URL; search words, sort order and page are in the query.
 */
export function pathAddress(choice: Choice): string {
  const segments: string[] = []
  for (const name of listNames)
    if (choice[name].length > 0) {
      segments.push(`${name}-${inOrder(choice[name]).join(separatorOf(name))}`)
    }
  const { minPrice, maxPrice } = choice
  if (minPrice !== null && maxPrice !== null) segments.push(`price-${minPrice}-${maxPrice}`)
  else if (minPrice !== null) segments.push(`price-from-${minPrice}`)
  else if (maxPrice !== null) segments.push(`price-under-${maxPrice}`)
  if (choice.discount !== null) segments.push(`discount-${choice.discount}`)
  if (choice.rating !== null) segments.push(`rating-${choice.rating}`)
  if (choice.deliversTo) segments.push(`delivers-to-${choice.deliversTo}`)
  if (choice.sameDay) segments.push(`same-day-${choice.sameDay}`)
  if (choice.shipsFast) segments.push('ships-fast')
  if (choice.available) segments.push('in-stock')
  return queryAddress([root, ...segments].join('/'), { ...noChoice, q: choice.q, sort: choice.sort, page: choice.page })
}

type Part = Partial<Choice>
type Read = (value: string) => Part | null

const single = (name: 'minPrice' | 'maxPrice' | 'discount' | 'rating'): Read => {
  return (value) => {
    const number = numberFrom(name, value)
    return number === null ? null : { [name]: number }
  }
}

const priceRange: Read = (value) => {
  const [low = null, high = null] = value.split('-').map((text) => numberFrom('minPrice', text))
  return low === null || high === null ? null : { minPrice: Math.min(low, high), maxPrice: Math.max(low, high) }
}

/** Parsers of a segment by its prefix, longer prefixes first. */
const readers: readonly (readonly [begin: string, read: Read])[] = [
  ...listNames.map(
    (name) =>
      [
        `${name}-`,
        (text: string) => ({ [name]: text.replaceAll('_', '/').split(separatorOf(name)).filter(Boolean) }),
      ] as const,
  ),
  ['price-from-', single('minPrice')],
  ['price-under-', single('maxPrice')],
  ['price-', priceRange],
  ['discount-', single('discount')],
  ['rating-', single('rating')],
  ['same-day-', (value) => (cityFrom(value) ? { sameDay: value } : null)],
  ['delivers-to-', (value) => (isPincode(value) ? { deliversTo: value } : null)],
]
const flags: Readonly<Record<string, Part>> = { 'ships-fast': { shipsFast: true }, 'in-stock': { available: true } }

/** Parses the path form, with the query on top of it. Null if a segment is invalid: no such page. */
export function readPath(pathname: string, search: URLSearchParams): Choice | null {
  let choice = noChoice
  for (const segment of pathname.split('/').slice(2).filter(Boolean)) {
    const part = readSegment(segment)
    if (!part) return null
    choice = { ...choice, ...part, ...joined(choice, part) }
  }
  const asked = readQuery(search)
  const given = Object.entries(asked).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(noChoice[name as keyof Choice]),
  )
  return { ...choice, ...(Object.fromEntries(given) as Part), ...joined(choice, asked) }
}

/** A list that is given twice has the values of both. */
const joined = (choice: Choice, part: Part) =>
  Object.fromEntries(listNames.map((name: ListName) => [name, [...new Set([...choice[name], ...(part[name] ?? [])])]]))

function readSegment(segment: string): Part | null {
  const text = decoded(segment)
  if (text === null) return null
  if (flags[text]) return flags[text]
  const found = readers.find(([begin]) => text.startsWith(begin) && text.length > begin.length)
  return found ? found[1](text.slice(found[0].length)) : null
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
