import { sortNumbers } from '@nukkad/contracts'
import { byDetailFilter } from '@nukkad/contracts/detail-filters'
import { type Choice, type ListName, listNames, separatorOf } from './choice.ts'

const numbers = ['minPrice', 'maxPrice', 'discount', 'rating', 'sort'] as const
const flags = ['shipsFast', 'available'] as const
const mostOf = { minPrice: 10_000_000, maxPrice: 10_000_000, discount: 99, rating: 5, page: 100_000 } as const

/** A whole number within the field's limit, otherwise null. */
export function numberFrom(name: keyof typeof mostOf, text: string | null | undefined): number | null {
  const value = Number(text)
  return /^\d{1,8}$/.test(text?.trim() ?? '') && value <= mostOf[name] ? value : null
}

/** The number of a sort order; null for any other text, such as that of a sort that is gone. */
const sortFrom = (text: string | null): number | null => sortNumbers().find((value) => String(value) === text) ?? null

export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text)

/** Text in the form of a city's slug; for an unknown city the list is empty. */
export const cityFrom = (text: string): string | undefined => /^[a-z]{3,20}$/.exec(text)?.[0]

/**
 * Parses a choice from a query. A form sent without JavaScript repeats a name, a link joins values by commas: both are
 * read.
 */
export function readQuery(search: URLSearchParams): Choice {
  const list = (name: ListName) =>
    [...new Set(search.getAll(name).flatMap((value) => value.split(separatorOf(name))))].filter(Boolean)
  const number = (name: keyof typeof mostOf) => numberFrom(name, search.get(name))
  // A form sent without JavaScript holds the pincode as typed.
  const pincode = (search.get('deliversTo') ?? '').replace(/[\s-]/g, '')
  return {
    q: (search.get('q') ?? '').trim().slice(0, 120),
    category: list('category'),
    brand: list('brand'),
    colour: list('colour'),
    size: list('size'),
    ...byDetailFilter(list),
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    discount: number('discount') || null,
    rating: number('rating') || null,
    deliversTo: isPincode(pincode) ? pincode : '',
    shipsFast: search.get('shipsFast') === 'true',
    sameDay: cityFrom(search.get('sameDay') ?? '') ?? '',
    available: search.get('available') === 'true',
    sort: sortFrom(search.get('sort')),
    page: number('page') || 1,
  }
}

/** The URL of a choice on a path; anything not chosen is left out. */
export function queryAddress(path: string, choice: Choice): string {
  const search = new URLSearchParams()
  if (choice.q) search.set('q', choice.q)
  for (const name of listNames) if (choice[name].length > 0) search.set(name, choice[name].join(separatorOf(name)))
  for (const name of numbers) if (choice[name] !== null) search.set(name, String(choice[name]))
  if (choice.deliversTo) search.set('deliversTo', choice.deliversTo)
  if (choice.sameDay) search.set('sameDay', choice.sameDay)
  for (const name of flags) if (choice[name]) search.set(name, 'true')
  if (choice.page > 1) search.set('page', String(choice.page))
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%3B', ';').replaceAll('%2F', '/')
  return text ? `${path}?${text}` : path
}
