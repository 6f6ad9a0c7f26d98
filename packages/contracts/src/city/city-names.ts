import { type CitySlug, cities, citySegment } from './cities.ts'

/** Other names by which people know our cities, and the places around Delhi that are searched as a part of it. */
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

/** The longest first: Greater Noida is not Noida. */
const names = cities
  .flatMap(({ slug }) => [slug, ...(otherNames[slug] ?? [])].map((name) => ({ slug, name })))
  .sort((a, b) => b.name.length - a.name.length)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/**
 * The city that a text means, in any case and with blanks or hyphens: the slug of one of ours, 'all' for the whole
 * country (also called 'other'), undefined where it means none. Addresses are stricter: see `citySegment`.
 */
export function cityNamed(text: string): string | undefined {
  const words = wordsOf(text)
  return citySegment(words) ?? names.find(({ name }) => name === words)?.slug
}

/** The city that an address names: its slug, and the part of it as written when it is not the city's own name. */
export function cityInAddress(address: string): { slug: string; part: string | null } | undefined {
  const words = ` ${wordsOf(address)} `
  const found = names.find(({ name }) => words.includes(` ${name} `))
  if (!found) return undefined
  const isOwnName = found.name === found.slug
  return { slug: found.slug, part: isOwnName ? null : found.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) }
}

/** The name that a searched place goes by: 'Noida' → 'Delhi-NCR'; other places keep theirs. */
export const searchCityName = (place: string): string => (cityNamed(place) === 'delhi' ? 'Delhi-NCR' : place.trim())
