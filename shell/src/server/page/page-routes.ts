import { type RouteTable, withQuery } from '@nukkad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { httpOnlyCookie, sharedCookie } from '../http/cookies.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Overlaid, Overlays } from '../overlay/overlays.ts'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { KeyedSnapshot } from '../releases/snapshots.ts'
import { armPages, metArm } from './asking/arm-pages.ts'
import { addressFault, newVisitorId, previewAnswer, withoutForeignLogin } from './asking/page-address.ts'
import type { CacheOutcome, PageCache } from './asking/page-cache.ts'
import { type PageRequest, pageCookies, pageRequestOf } from './asking/page-request.ts'
import type { PageRevision } from './asking/page-revision.ts'
import type { ComposePage } from './compose-page.ts'
import type { ComposedPage } from './composed-page.ts'
import { movedPage } from './moved-pages.ts'
import type { PageProofs } from './page-proof.ts'

export interface PageRoutesOptions {
  readonly releases: LiveReleases
  readonly compose: ComposePage
  readonly cache: PageCache | undefined
  /** changes with what the campaign team publishes */
  readonly revision: () => Promise<PageRevision>
  readonly security: SecurityHeaders
  readonly metrics: Metrics
  readonly proofs: PageProofs
  readonly overlays: Overlays
  /** called for every page that was sent */
  readonly gave: (release: string, address: string) => void
  readonly isSecure: boolean
  /** whether the mobile app asks, and not a browser */
  readonly isAskedByApp: (request: FastifyRequest) => boolean
}

const year = 365 * 24 * 60 * 60

/** Every address without another route is a page. */
// limit: the ways of one answer share the caches of pages
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { releases, compose, cache, revision, security, metrics, proofs, overlays, gave, isSecure, isAskedByApp } =
    options

  const arms = cache && armPages(cache)

  async function pageFor(request: PageRequest, { chosen, overlay }: Overlaid, asking: FastifyRequest): Promise<Found> {
    const { all, chrome } = await revision()
    const published = isOfCampaigns(request) ? all : chrome
    const made = { requestId: asking.id, revision: published, overlay, isByApp: isAskedByApp(asking) }
    const make = (asked = request) => compose(asked, chosen, made)
    const isShared = arms && !overlay && !request.isFromApp && !chosen.isPreview && isForEverybody(request)
    if (!isShared) return { page: await make(), outcome: 'miss' }
    const { url, city, theme, closedCoupons, hasOrdered, isWebview } = request
    const shown = [
      city ?? '',
      theme ?? '',
      closedCoupons.join('.'),
      hasOrdered ? 'ordered' : '',
      isWebview ? 'app' : '',
      published,
    ]
    return arms.page(`${chosen.key} ${shown.join(' ')} ${url}`, request, make)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const started = performance.now()
    const { snapshots } = releases
    const { table } = snapshots.usual.routes
    const elsewhere = addressFault(request.url, table)
    if (elsewhere) return reply.redirect(elsewhere.to, elsewhere.status)
    const moved = movedPage(request.url)
    if (moved) return reply.redirect(moved.to, moved.status)
    const wanted = pageRequestOf(request.url, request.headers.cookie, table)
    const withoutLogin = withoutForeignLogin(wanted, request)
    if (withoutLogin !== undefined) return redirectTo(reply, withoutLogin, 302, wanted)
    const preview = previewAnswer(wanted, isSecure)
    if (preview) return reply.header('set-cookie', preview.cookie).redirect(preview.to, 302)

    const visitorId = wanted.visitorId ?? (snapshots.hasShares ? newVisitorId() : undefined)
    const cookies: string[] = []
    if (visitorId && visitorId !== wanted.visitorId)
      cookies.push(httpOnlyCookie(pageCookies.visitor, visitorId, { maxAge: year, isSecure }))
    const { city, isWebview, isFromApp, previewToken, account } = wanted
    if (isFromApp) cookies.push(httpOnlyCookie(pageCookies.webview, '1', { isSecure }))
    const usual = snapshots.for({ id: visitorId, city, isWebview, previewToken, account })
    const overlaid = await overlays.over(usual, request.headers.cookie)
    const { chosen } = overlaid
    const asked = placedBy(chosen, wanted, request, table)
    const { page, outcome } = await pageFor(asked, overlaid, request)
    const met = metArm(asked, page)
    if (met) cookies.push(httpOnlyCookie(pageCookies.arms, met, { maxAge: year, isSecure }))
    // The browser writes it when it takes over the page; a visitor may follow a link before that, or run no scripts.
    if (asked.metCity && page.status === 200 && !isFetchedAhead(request))
      cookies.push(sharedCookie(pageCookies.city, asked.metCity, { maxAge: year, isSecure }))
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    metrics.cache.inc({ outcome })
    metrics.pageSeconds.observe({ cache: outcome }, (performance.now() - started) / 1000)
    if (!overlaid.overlay) for (const release of page.releases) gave(release, request.ip)
    // Until its scripts run, the page's own files would be asked for with an address that contains the token.
    if (isFromApp) reply.header('referrer-policy', 'strict-origin')
    if (asked.match?.route.isSecret) reply.headers(secretHeaders)
    if (page.location) return redirectTo(reply, page.location, page.status, asked)
    return send(request, reply, page, overlaid)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ComposedPage,
    { chosen, overlay }: Overlaid,
  ): Promise<FastifyReply> {
    reply.header('cache-control', page.isCacheable ? 'private, no-cache' : 'private, no-store')
    const nonce = proofs.mint(chosen.given)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (page.status === 503) reply.header('retry-after', '5')
    return reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      .header('content-security-policy', security.policy(nonce, Object.values(overlay?.locals ?? {})))
      .send(await page.body.bytes(encoding, nonce))
  }

  app.get('/*', { config: { kind: 'page' } }, answer)
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    config: { kind: 'page' },
    onRequest: (_, reply) => {
      void reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('This form needs JavaScript. Go back, allow it for this site, and send the form again.\n')
    },
    handler: () => undefined,
  })
}

/** The same request, matched with the routes of this visitor's releases if they differ from the usual ones. */
const placedBy = (
  { routes }: KeyedSnapshot,
  wanted: PageRequest,
  { url, headers }: FastifyRequest,
  table: RouteTable,
): PageRequest => (routes.table === table ? wanted : pageRequestOf(url, headers.cookie, routes.table))

/** Keeps the campaign parameters of the visit in the redirect. */
const redirectTo = (reply: FastifyReply, location: string, status: number, { campaign }: PageRequest): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(withQuery(location, campaign), status)

/** A page that the browser fetches ahead may never be seen. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean => headers['sec-purpose']?.includes('prefetch') === true

/** If the address itself grants access, it is not sent on as a referrer and not indexed. */
const secretHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** The campaign team changes whole pages of these while visitors view them. */
const isOfCampaigns = ({ match }: PageRequest): boolean => match?.route.owner === 'campaigns'

const isForEverybody = ({ match }: PageRequest): boolean =>
  match?.route.access === 'public' && match.route.isSecret !== true

interface Found {
  readonly page: ComposedPage
  readonly outcome: CacheOutcome
}
