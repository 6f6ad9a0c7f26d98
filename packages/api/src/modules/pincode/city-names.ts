import { cities } from '@nukkad/contracts'

/** Other names of our cities, and the places around Delhi that the spec counts to it. */
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
}

const names = cities
  .flatMap(({ slug }) => [slug, ...(otherNames[slug] ?? [])].map((name) => ({ slug, name })))
  .sort((a, b) => b.name.length - a.name.length)

/** The city that an address names: its slug, and the part of it as written when it is not the city's own name. */
export function cityNamed(address: string): { slug: string; part: string | null } | undefined {
  const words = ` ${address.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  const found = names.find(({ name }) => words.includes(` ${name} `))
  if (!found) return undefined
  const isOwnName = found.name === found.slug
  return { slug: found.slug, part: isOwnName ? null : found.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) }
}
