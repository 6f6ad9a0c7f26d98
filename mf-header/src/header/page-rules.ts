import type { RouteMatch } from '@nukkad/contracts'

/** What the site's header is like on a page: as everywhere, or in the shop. */
type HeaderVariant = 'default' | 'commerce'

const bannerPages: ReadonlySet<string> = new Set([
  ...['/home-new', '/generic-landing-page', '/discovery', '/lbb-tv', '/commerce-category', '/cart'],
])
const secondaryPages: ReadonlySet<string> = new Set(['/commerce-category', '/generic-landing-page'])
const noCallToAction = '/specials-homepage'

export interface HeaderRules {
  readonly variant: HeaderVariant
  /** name of the page whose banner stands below the header; null where there is none */
  readonly bannerPage: string | null
  readonly hasSecondaryNav: boolean
  /** the link into the app, at the end of the row */
  readonly hasCallToAction: boolean
  /** the strip above: not where somebody is about to pay, nor on their own pages */
  readonly hasCoupon: boolean
}

/** The spec's layout rules for a page of the route table with the site's header; addresses outside it get the plain header. */
export function headerRules(match: RouteMatch | undefined): HeaderRules {
  const page = match?.route.page ?? 'direct'
  return {
    variant: match?.route.owner === 'commerce' ? 'commerce' : 'default',
    bannerPage: bannerPages.has(page) ? page : null,
    hasSecondaryNav: secondaryPages.has(page),
    hasCallToAction: page !== noCallToAction,
    hasCoupon: match?.route.access === 'public',
  }
}
