import { type CitySlug, cities, citySegment } from './cities.ts'

/** Other common names of our cities, and the places around Delhi that are searched as a part of it. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  delhi: [
    ...['new delhi', 'delhi ncr', 'noida', 'greater noida', 'faridabad', 'sohna', 'ghaziabad', 'sonipat', 'sonepat'],
    ...['rohtak', 'panipat', 'karnal', 'alwar', 'gurgaon', 'gurugram'],
  ],
  bangalore: ['bengaluru'],
  mumbai: ['bombay', 'navi mumbai', 'thane'],
  goa: ['panaji', 'panjim', 'margao', 'mapusa'],
  kolkata: ['calcutta', 'howrah'],
  pune: ['poona', 'pimpri', 'chinchwad'],
  chennai: ['madras'],
  hyderabad: ['secunderabad', 'cyberabad'],
} satisfies Record<CitySlug, readonly string[]>

/** The longest first: 'greater noida' must match before 'noida'. */
const names = cities
  .flatMap(({ slug }) => [slug, ...(otherNames[slug] ?? [])].map((name) => ({ slug, name })))
  .sort((a, b) => b.name.length - a.name.length)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/**
 * The city that a text names, in any case and with spaces or hyphens: the slug of one of ours, 'all' for the whole
 * country (also called 'other'), undefined if it names none. Addresses are stricter: see `citySegment`.
 */
export function cityNamed(text: string): string | undefined {
  const words = wordsOf(text)
  return citySegment(words) ?? names.find(({ name }) => name === words)?.slug
}

/** The city that a postal address names: its slug, and the matching name if it is not the city's own name. */
export function cityInAddress(address: string): { slug: string; part: string | null } | undefined {
  const words = ` ${wordsOf(address)} `
  const found = names.find(({ name }) => words.includes(` ${name} `))
  if (!found) return undefined
  const isOwnName = found.name === found.slug
  return { slug: found.slug, part: isOwnName ? null : found.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) }
}

/**
 * The name under which a place is searched: 'Delhi-NCR' for every place of Delhi, such as 'Noida'; other places keep
 * theirs.
 */
export const searchCityName = (place: string): string => (cityNamed(place) === 'delhi' ? 'Delhi-NCR' : place.trim())
