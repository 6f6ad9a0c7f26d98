import { cityInParams, citySegment, type RouteMatch, type RouteTable, splitQuery } from '@nukkad/contracts'
import { accountMarkCookie, isAccountMark } from '@nukkad/contracts/account-mark'
import { armsCookie } from '@nukkad/contracts/campaign-arms'
import { closedCouponsCookie, closedCouponsIn } from '@nukkad/contracts/closed-coupons'
import { type Theme, themeCookie, themeOf } from '@nukkad/contracts/page-theme'
import { cookieOf } from '../../http/cookies.ts'

/** Cookies that affect what a page shows. */
export const pageCookies = {
  city: 'city',
  theme: themeCookie,
  couponClosed: closedCouponsCookie,
  webview: 'nukkad_webview',
  hasOrdered: 'has_ordered',
  visitor: 'nukkad_visitor',
  preview: 'nukkad_preview',
  arms: armsCookie,
  overlay: 'nukkad_overlay',
} as const

/** What an address and its cookies say, before releases are chosen. */
export interface PageRequest {
  /** path and query without the campaign parameters: the part that determines what the page shows */
  readonly url: string
  readonly pathname: string
  readonly search: URLSearchParams
  /** '' or '?…': where the visitor came from, which only the browser reports to analytics; redirects preserve it */
  readonly campaign: string
  readonly match: RouteMatch | undefined
  /** slug of the chosen city, which can be 'all'; the address takes precedence over the cookie */
  readonly city: string | undefined
  /** the single city that the address names, if the cookie does not have it yet */
  readonly metCity: string | undefined
  readonly theme: Theme | undefined
  /** offer strips that were closed in this session: they are not rendered only to be removed again */
  readonly closedCoupons: readonly string[]
  /** has ordered here before, so offers for a first order are not shown */
  readonly hasOrdered: boolean
  /** inside the mobile app: the first address says so, later ones have a cookie that lasts for the visit */
  readonly isWebview: boolean
  /** opened by the app, which passes its login in the query: never cached, never logged */
  readonly isFromApp: boolean
  readonly visitorId: string | undefined
  readonly previewToken: string | undefined
  /** the mark of the signed-in account; it grants no access and only selects releases */
  readonly account: string | undefined
  /** the arms of campaigns that this visitor saw, as in the cookie */
  readonly arms: string
}

/** Passes the cookie on to the API only if it has the format that this site writes. */
const withoutStrangers = (arms: string | undefined) => (arms && /^[\dabcd.-]{1,600}$/.test(arms) ? arms : '')

function citiesOf(match: RouteMatch | undefined, cookie: string | undefined): Pick<PageRequest, 'city' | 'metCity'> {
  const named = match && cityInParams(match.params)
  const kept = cookie ? citySegment(cookie) : undefined
  return { city: named ?? kept, metCity: named !== 'all' && named !== kept ? named : undefined }
}

/** Parses a page request with a route table. A cookie value that this site did not write counts as absent. */
export function pageRequestOf(url: string, cookies: string | undefined, table: Pick<RouteTable, 'match'>): PageRequest {
  const queryAt = url.indexOf('?')
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt)
  const { shown, campaign } = splitQuery(queryAt === -1 ? '' : url.slice(queryAt))
  const search = new URLSearchParams(shown)
  const match = table.match(pathname)
  const isFromApp = search.has('appuser') || search.has('token')
  const visitorId = cookieOf(cookies, pageCookies.visitor)
  const previewToken = cookieOf(cookies, pageCookies.preview)
  const account = cookieOf(cookies, accountMarkCookie)
  return {
    url: pathname + shown,
    pathname,
    search,
    campaign,
    match,
    ...citiesOf(match, cookieOf(cookies, pageCookies.city)),
    theme: themeOf(cookieOf(cookies, pageCookies.theme)),
    closedCoupons: closedCouponsIn(cookieOf(cookies, pageCookies.couponClosed)),
    hasOrdered: cookieOf(cookies, pageCookies.hasOrdered) === '1',
    isWebview: isFromApp || cookieOf(cookies, pageCookies.webview) === '1',
    isFromApp,
    visitorId: visitorId && /^[0-9a-f]{32}$/.test(visitorId) ? visitorId : undefined,
    arms: withoutStrangers(cookieOf(cookies, pageCookies.arms)),
    previewToken: previewToken && /^[\w-]{8,128}$/.test(previewToken) ? previewToken : undefined,
    account: account && isAccountMark(account) ? account : undefined,
  }
}
