/** A schema.org object, as accepted by a head's `jsonLd`. */
export interface Ld {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

/**
 * Omits properties that are undefined, null, an empty text or an empty list: search engines report an empty property as
 * an error.
 */
export function ld(type: string, properties: Readonly<Record<string, unknown>>): Ld {
  return { '@context': 'https://schema.org', ...part(type, properties) } as Ld
}

/** An object nested in another one. */
export function part(type: string, properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said = Object.entries(properties).filter(([, value]) => !isEmpty(value))
  return { '@type': type, ...Object.fromEntries(said) }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The absolute address of a file. Pages use `canonicalUrl`: search engines treat another form as another page. */
export const absolute = (href: string, origin: string): string => new URL(href, origin).href

/** Search engines want pictures that are at least 1200 pixels wide. */
export function pictureOf(image: string | undefined | null, origin: string): string | undefined {
  if (!image) return undefined
  const isOurs = /^\/(images|api\/media)\//.test(image) && !image.includes('?')
  return absolute(isOurs ? `${image}?fm=webp&width=1200` : image, origin)
}

/** A rating is only valid with at least one review. */
export const ratingOf = (value: number | null | undefined, count: number | undefined) =>
  value && count ? part('AggregateRating', { ratingValue: value, reviewCount: count }) : undefined
