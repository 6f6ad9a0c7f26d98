import type { LandingType } from '@nukkad/contracts/endpoints/content/posts'
import { hrefs } from '@nukkad/contracts/hrefs'
import { Invalid } from '../../errors.ts'

/** What the address of a landing page names. */
export interface LandingQuery {
  readonly city?: string | undefined
  readonly slug?: string | undefined
  readonly locality?: string | undefined
}

/** What a landing page is about: a city, and of it a tag, a neighbourhood or a kind of post. */
export interface LandingSubject {
  readonly city: string
  readonly kind?: string
  readonly tag?: string | undefined
  readonly locality?: string
}

/** The lists of reviews that have their own names. */
const reviewLists: Readonly<Record<string, string>> = {
  'tried-and-tested-cafes': 'cafes',
  'tried-and-tested-chai': 'chai',
  'tried-and-tested-street-food': 'street-food',
  'tried-and-tested-bakeries': 'bakeries',
}
/** The subject of a landing page, from its type and its address. */
export function subjectOf(type: LandingType, { city: asked, slug, locality }: LandingQuery): LandingSubject {
  const city = asked ?? 'all'
  const need = (name: string, value: string | undefined) => {
    if (value === undefined) throw new Invalid({ [name]: 'is required' })
    return value
  }
  switch (type) {
    case 'tag':
      return { city, tag: need('slug', slug) }
    case 'locality':
      return { city, locality: need('slug', slug ?? locality) }
    case 'locality-tag':
      return { city, tag: need('slug', slug), locality: need('locality', locality) }
    case 'reviews':
      return { city, kind: 'review', ...(slug && { tag: reviewLists[slug] ?? slug.replace(/^tried-and-tested-/, '') }) }
    case 'trusted-reviews':
      return { city, kind: 'review' }
    case 'city-guides':
      return { city, kind: 'guide' }
    default:
      return { city }
  }
}

/** The name of a subject's list of posts and places, under which terms count it. */
export function listOf({ kind, tag, locality }: LandingSubject): string {
  if (kind) return `kind/${kind}${tag ? `/tag/${tag}` : ''}`
  if (locality) return `locality/${locality}${tag ? `/tag/${tag}` : ''}`
  return tag ? `tag/${tag}` : ''
}

/** The address of a landing page in a city. */
export function addressOf(type: LandingType, city: string, { slug = '', locality = '' }: LandingQuery): string {
  switch (type) {
    case 'trusted-reviews':
      return hrefs.trustedReviews()
    case 'city-guides':
      return hrefs.cityGuides()
    case 'events':
      return hrefs.cityEvents(city)
    case 'reviews':
      return slug ? hrefs.reviews(city, slug) : hrefs.trustedReviews()
    case 'locality-tag':
      return hrefs.localityTag(city, locality, slug)
    case 'locality':
      return hrefs.locality(city, slug || locality)
    case 'tag':
      return hrefs.tag(city, slug)
    case 'city':
      return hrefs.city(city)
  }
}
