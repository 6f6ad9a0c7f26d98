import { cityInParams, citySegment, type RouteMatch, type RouteTable, splitQuery } from '@nukkad/contracts'
import { accountMarkCookie, isAccountMark } from '@nukkad/contracts/account-mark'
import { armsCookie } from '@nukkad/contracts/campaign-arms'
import { closedCouponsCookie, closedCouponsIn } from '@nukkad/contracts/closed-coupons'
import { cookieOf } from '../../http/cookies.ts'

/** Cookies that decide what a page shows. */
export const pageCookies = {
  city: 'city',
  theme: 'theme',
  couponClosed: closedCouponsCookie,
  webview: 'nukkad_webview',
  hasOrdered: 'has_ordered',
  visitor: 'nukkad_visitor',
  preview: 'nukkad_preview',
  arms: armsCookie,
  overlay: 'nukkad_overlay',
} as const

/** What one address and its cookies say, before any release is chosen. */
export interface PageRequest {
  /** path and query as asked, without the campaign parameters: all that decides what the page shows */
  readonly url: string
  readonly pathname: string
  readonly search: URLSearchParams
  /** '' or '?…': where the visitor came from, which only the browser tells analytics; a redirect takes it along */
  readonly campaign: string
  readonly match: RouteMatch | undefined
  /** slug of the chosen city, 'all' too; the address comes before the cookie */
  readonly city: string | undefined
  readonly theme: 'light' | 'dark' | undefined
  /** strips of offers that were closed in this session: they are not drawn and taken away again */
  readonly closedCoupons: readonly string[]
  /** has bought something here: nothing is promised for a first order */
  readonly hasOrdered: boolean
  /** inside the mobile app: its first address says so, the following ones by a cookie that lasts as long as the visit */
  readonly isWebview: boolean
  /** opened by the app, which hands over its login in the query: never cached, never logged */
  readonly isFromApp: boolean
  readonly visitorId: string | undefined
  readonly previewToken: string | undefined
  /** the mark of the account that is signed in here; it opens nothing, it only decides who gets which release */
  readonly account: string | undefined
  /** the arms of campaigns that this visitor met, as the cookie has them */
  readonly arms: string
}

/** Only what we wrote there goes on to the API. */
const withoutStrangers = (arms: string | undefined) => (arms && /^[\dabcd.-]{1,600}$/.test(arms) ? arms : '')

function cityOf(match: RouteMatch | undefined, cookie: string | undefined): string | undefined {
  return (match && cityInParams(match.params)) ?? (cookie ? citySegment(cookie) : undefined)
}

/** Reads a request for a page by a table of routes. Whatever a cookie holds that we did not put there counts as absent. */
export function pageRequestOf(url: string, cookies: string | undefined, table: Pick<RouteTable, 'match'>): PageRequest {
  const queryAt = url.indexOf('?')
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt)
  const { shown, campaign } = splitQuery(queryAt === -1 ? '' : url.slice(queryAt))
  const search = new URLSearchParams(shown)
  const match = table.match(pathname)
  const isFromApp = search.has('appuser') || search.has('token')
  const theme = cookieOf(cookies, pageCookies.theme)
  const visitorId = cookieOf(cookies, pageCookies.visitor)
  const previewToken = cookieOf(cookies, pageCookies.preview)
  const account = cookieOf(cookies, accountMarkCookie)
  return {
    url: pathname + shown,
    pathname,
    search,
    campaign,
    match,
    city: cityOf(match, cookieOf(cookies, pageCookies.city)),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
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
