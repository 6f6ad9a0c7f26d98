import { cityCount } from '@nukkad/contracts'
import type { LandingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import type { Head, ScreenContext } from '@nukkad/platform'
import { breadcrumbLd, itemListLd } from '@nukkad/platform/structured-data'
import { type Landing, landingKey } from './landing.queries.ts'

const inAWord: Head = {
  title: 'Nukkad',
  description: `City guides, events and a local shop for ${cityCount} Indian cities.`,
}

/**
 * The head of a landing page, with the server's metadata. Later pages and other sort orders have the first page as
 * canonical.
 */
export function landingHead({ query, url }: Pick<ScreenContext, 'query' | 'url'>, landing: Landing): Head {
  const { type, city, slug, locality } = landing
  const data = query.getQueryData<LandingMetadata>(landingKey({ type, city, slug, locality }))
  if (!data) return inAWord
  const crumbs = data.breadcrumbs.map(({ title, href }) => ({ title, href: href ?? data.canonical }))
  return {
    title: data.headTitle,
    description: data.line,
    canonical: data.canonical,
    robots: data.robots,
    image: data.image.url,
    jsonLd: [
      breadcrumbLd(url.origin, crumbs),
      ...(data.related.length > 0 ? [itemListLd(url.origin, named(data))] : []),
    ],
  }
}

const named = ({ related }: LandingMetadata) => related.map(({ name, href }) => ({ title: name, href }))
