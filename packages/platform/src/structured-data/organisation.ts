import { canonicalUrl, helpEmail, siteName } from '@nukkad/contracts'
import { hrefs } from '@nukkad/contracts/hrefs'
import { absolute, type Ld, ld, part, pictureOf, ratingOf } from './ld.ts'

export interface OrganisationFacts {
  readonly name: string
  readonly line: string
  readonly href: string
  readonly image?: string | null | undefined
  /** founding year */
  readonly since?: number | null | undefined
  readonly founder?: string | undefined
  readonly locality: string
  readonly city: string
  readonly rating?: number | null | undefined
  readonly reviewCount?: number | undefined
}

/** A maker or a brand. */
export const organisationLd = (origin: string, facts: OrganisationFacts): Ld =>
  ld('Organization', {
    name: facts.name,
    description: facts.line,
    url: canonicalUrl(facts.href, origin),
    image: pictureOf(facts.image, origin),
    foundingDate: facts.since ? String(facts.since) : undefined,
    founder: facts.founder ? part('Person', { name: facts.founder }) : undefined,
    address: part('PostalAddress', {
      addressLocality: facts.locality,
      addressRegion: facts.city,
      addressCountry: 'IN',
    }),
    aggregateRating: ratingOf(facts.rating, facts.reviewCount),
  })

/** A person with a page of their own: an author. */
export const personLd = (
  origin: string,
  facts: { readonly name: string; readonly line: string; readonly href: string; readonly image?: string | null },
): Ld =>
  ld('ProfilePage', {
    url: canonicalUrl(facts.href, origin),
    mainEntity: part('Person', {
      name: facts.name,
      description: facts.line,
      url: canonicalUrl(facts.href, origin),
      image: pictureOf(facts.image, origin),
    }),
  })

/** The company that runs the site, for its start page: its name, its logo and who answers questions. */
export const companyLd = (origin: string): Ld =>
  ld('Organization', {
    '@id': `${canonicalUrl('/', origin)}#company`,
    name: siteName,
    url: canonicalUrl('/', origin),
    logo: absolute('/icon-512.png', origin),
    areaServed: 'IN',
    contactPoint: part('ContactPoint', {
      contactType: 'customer service',
      email: helpEmail,
      url: canonicalUrl(hrefs.support(), origin),
      areaServed: 'IN',
      availableLanguage: ['en', 'hi'],
    }),
  })

/** The site itself, for its start page: its name, and the address of its search. */
export const siteLd = (origin: string): Ld =>
  ld('WebSite', {
    name: siteName,
    url: canonicalUrl('/', origin),
    inLanguage: 'en-IN',
    publisher: { '@id': `${canonicalUrl('/', origin)}#company` },
    potentialAction: part('SearchAction', {
      target: part('EntryPoint', { urlTemplate: `${absolute(hrefs.postSearch('all'), origin)}?q={query}` }),
      'query-input': 'required name=query',
    }),
  })
