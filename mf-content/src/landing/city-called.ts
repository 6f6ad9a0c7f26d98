import { cities } from '@nukkad/contracts'

/** Other names by which people know our cities. */
const names: Readonly<Record<string, string>> = {
  'delhi-ncr': 'delhi',
  'new-delhi': 'delhi',
  gurgaon: 'delhi',
  gurugram: 'delhi',
  noida: 'delhi',
  bengaluru: 'bangalore',
  bombay: 'mumbai',
  panjim: 'goa',
  calcutta: 'kolkata',
  poona: 'pune',
  madras: 'chennai',
  secunderabad: 'hyderabad',
}

/** The city that a text means, in any case and with blanks or hyphens; undefined where it means none of ours. */
export function cityCalled(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return names[slug] ?? cities.find((city) => city.slug === slug)?.slug
}
