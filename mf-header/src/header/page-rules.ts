import type { RouteMatch } from '@nukkad/contracts'

/** What the header is like on a page: as everywhere, for somebody who books a seat, or in the shop. */
export type HeaderVariant = 'default' | 'ticketing' | 'commerce'

const bannerPages: ReadonlySet<string> = new Set([
  ...['/home-new', '/generic-landing-page', '/discovery', '/lbb-tv', '/commerce-category', '/cart'],
])
const secondaryPages: ReadonlySet<string> = new Set(['/commerce-category', '/generic-landing-page'])
const ticketPages: ReadonlySet<string> = new Set(['/event-register', '/event-w-register'])
const noCallToAction = '/specials-homepage'

export interface HeaderRules {
  readonly variant: HeaderVariant
  readonly hasBanner: boolean
  readonly hasSecondaryNav: boolean
  /** the link into the app, at the end of the row */
  readonly hasCallToAction: boolean
  /** the strip above: not where somebody is about to pay, nor on their own pages */
  readonly hasCoupon: boolean
}

/** The spec's layout rules for a page of the route table; addresses outside it get the plain header. */
export function headerRules(match: RouteMatch | undefined): HeaderRules {
  const page = match?.route.page ?? 'direct'
  const variant = ticketPages.has(page) ? 'ticketing' : match?.route.owner === 'commerce' ? 'commerce' : 'default'
  return {
    variant,
    hasBanner: bannerPages.has(page),
    hasSecondaryNav: secondaryPages.has(page),
    hasCallToAction: page !== noCallToAction && variant !== 'ticketing',
    hasCoupon: match?.route.access === 'public',
  }
}
