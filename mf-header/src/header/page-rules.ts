import type { RouteMatch } from '@nukkad/contracts'

/** The variant of the site's header: the default, or the shop's. */
type HeaderVariant = 'default' | 'commerce'

const bannerPages: ReadonlySet<string> = new Set([
  '/home-new',
  '/generic-landing-page',
  '/discovery',
  '/lbb-tv',
  '/commerce-category',
  '/cart',
])
const secondaryPages: ReadonlySet<string> = new Set(['/commerce-category', '/generic-landing-page'])
const noCallToAction = '/specials-homepage'

export interface HeaderRules {
  readonly variant: HeaderVariant
  /** name of the page whose banner is shown below the header; null if there is none */
  readonly bannerPage: string | null
  readonly hasSecondaryNav: boolean
  /** the link to the app, at the end of the row */
  readonly hasCallToAction: boolean
  /** the strip above the header: not during checkout, nor on account pages */
  readonly hasCoupon: boolean
}

/**
 * The spec's layout rules for a route that has the site's header; URLs outside the route table get the default header.
 */
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
