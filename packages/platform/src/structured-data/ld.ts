/** One thing in the words of schema.org, as a head's `jsonLd` takes it. */
export interface Ld {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

/** What is undefined, null, empty text or an empty list is left out: search engines call an empty property a fault. */
export function ld(type: string, properties: Readonly<Record<string, unknown>>): Ld {
  return { '@context': 'https://schema.org', ...part(type, properties) } as Ld
}

/** A thing inside another one. */
export function part(type: string, properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said = Object.entries(properties).filter(([, value]) => !isEmpty(value))
  return { '@type': type, ...Object.fromEntries(said) }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The whole address of a file. Pages go by `canonicalUrl`: search engines take another form for another page. */
export const absolute = (href: string, origin: string): string => new URL(href, origin).href

/** Search engines want pictures at least 1200 pixels wide. */
export function pictureOf(image: string | undefined | null, origin: string): string | undefined {
  if (!image) return undefined
  const isOurs = /^\/(images|api\/media)\//.test(image) && !image.includes('?')
  return absolute(isOurs ? `${image}?fm=webp&width=1200` : image, origin)
}

/** A rating counts only with somebody who gave it. */
export const ratingOf = (value: number | null | undefined, count: number | undefined) =>
  value && count ? part('AggregateRating', { ratingValue: value, reviewCount: count }) : undefined
