import { cityInParams, cityOf, isForSearchEngines, type PageSettings, siteName } from '@nukkad/contracts'
import { couponMark } from '@nukkad/contracts/closed-coupons'
import type { RenderRequest } from '@nukkad/platform/host/server'
import { drawnTimes, overlayTags, type PageOverlay, withoutLocal } from '../overlay/page-overlay.ts'
import type { KeyedSnapshot } from '../releases/snapshots.ts'
import type { SlotResult } from '../render/render-messages.ts'
import type { ShellSettings } from '../settings.ts'
import type { ShellAssets } from '../static/shell-assets.ts'
import { pageStyles } from '../styles/page-styles.ts'
import type { SheetStore } from '../styles/sheet-store.ts'
import type { PageRequest } from './asking/page-request.ts'
import { pageSettings } from './asking/page-settings.ts'
import { bootOf } from './boot.ts'
import type { ComposedPage } from './composed-page.ts'
import { documentBytes, type SlotMarkup } from './document/document.ts'
import { headTags } from './document/head.ts'
import { namedFooter } from './document/named-footer.ts'
import { EncodedPage } from './encoding/encoded-page.ts'
import { missingPage, notFoundScreen, type PagePlan, type PageSlot, pageSlots, planPage } from './page-plan.ts'
import type { RenderSlot } from './slot-renderer.ts'

export interface ComposerOptions {
  readonly settings: ShellSettings
  readonly assets: ShellAssets
  readonly sheets: SheetStore
  readonly renderSlot: RenderSlot
  /** key that signs the text on the pictures of shared pages */
  readonly socialSecret: string
}

interface MadeFor {
  readonly requestId: string
  /** revision of the campaign team's content for which this page was requested */
  readonly revision: string
  /** only for a browser with the developers' overlay */
  readonly overlay?: PageOverlay | undefined
  /** the browser is that of our app, which signs in without a question */
  readonly isByApp?: boolean
}

export type ComposePage = (request: PageRequest, chosen: KeyedSnapshot, made: MadeFor) => Promise<ComposedPage>

/** Whether the page contains data of one visitor, or is not visible to everyone. */
const isPersonal = (request: PageRequest, plan: PagePlan, { isPreview }: KeyedSnapshot): boolean =>
  plan.isPrivate || isPreview || request.isFromApp || request.match?.route.isSecret === true

interface Composing extends MadeFor {
  readonly request: PageRequest
  readonly told: PageSettings
  readonly isPreview: boolean
}

type Results = Map<PageSlot, SlotResult | undefined>

/** Dialogs are closed when a page opens, so there is nothing to render. */
const isRendered = (slot: PageSlot) => slot !== 'dialogs'

/**
 * Composes pages: all slots are rendered in parallel, then the document is assembled and sent as a whole. Streaming
 * would gain the time between request and finished page: 20 to 40 ms for a page that is not cached and 1 ms for one
 * that is. But status, redirect and head come from the main slot, which is also the slowest, so only style sheets and
 * scripts could be sent ahead, and a response that began as 200 can no longer become a 404.
 */
// limit: the steps of one page share its template and its caches
export function composer({ settings, assets, sheets, renderSlot, socialSecret }: ComposerOptions): ComposePage {
  const settingsNow = pageSettings(settings)

  async function renderPlanned(
    slot: PageSlot,
    plan: PagePlan,
    { request, told, isPreview, requestId, revision }: Composing,
  ) {
    const release = plan.releases[slot]
    if (!release) return undefined
    const wanted: RenderRequest = {
      slot,
      releaseId: release.id,
      url: settings.PUBLIC_URL + request.url,
      route: plan.route,
      params: plan.params,
      city: request.city ?? null,
      apiBase: `${settings.API_URL}/api`,
      apiWithinMs: Math.round(settings.RENDER_DEADLINE_MS * 0.7),
      publicToken: settings.PUBLIC_TOKEN,
      requestId,
      revision,
      sharedMs: isPreview ? 0 : settings.PAGE_CACHE_SECONDS * 1000,
      webview: request.isWebview,
      arms: request.arms,
      settings: told,
      isPrivate: slot === 'main' && plan.isPrivate,
      isPreview,
    }
    return renderSlot(release, wanted)
  }

  return async (request, chosen, made) => {
    const told = settingsNow()
    const { isPreview } = chosen
    const { drawn, time } = drawnTimes()
    const render = (slot: PageSlot, plan: PagePlan) =>
      time(slot, renderPlanned(slot, plan, { ...made, request, told, isPreview }))
    let plan = withoutLocal(planPage(request, chosen.snapshot), made.overlay)
    const results: Results = new Map()
    const filled = pageSlots.filter((slot) => isRendered(slot) && plan.releases[slot])
    const fill = (slots: readonly PageSlot[]) =>
      Promise.all(slots.map(async (slot) => results.set(slot, await render(slot, plan))))
    await fill(filled)
    const main = results.get('main')
    if (main?.redirect) return redirectTo(main.redirect, main.status)
    // A screen that rendered its own content for an absent thing keeps it.
    if (main?.status === 404 && !main.state && plan.screen !== notFoundScreen) {
      plan = missingPage(plan, chosen.snapshot)
      // The breadcrumbs of the footer would name what is missing.
      await fill(filled.filter((slot) => slot === 'main' || slot === 'footer'))
    }
    const isLocal = made.overlay?.locals[plan.remote] !== undefined
    const status = isLocal ? plan.status : statusOf(plan, results.get('main'))
    const isWhole = filled.every((slot) => (results.get(slot)?.status ?? 500) < 500)
    const isCacheable = isWhole && !made.overlay && !isPersonal(request, plan, chosen)
    const markup = markupOf(results)
    const html = documentBytes({
      plan,
      theme: request.theme,
      isWebview: request.isWebview,
      isCouponClosed: request.closedCoupons.some((id) => markup.header?.html.includes(couponMark(id))),
      hasOrdered: request.hasOrdered,
      headTags: headTags(results.get('main')?.head ?? {}, {
        siteName,
        origin: settings.PUBLIC_URL,
        pathname: request.pathname,
        isIndexed: status === 200 && !chosen.isPreview && isForSearchEngines(request.match, request.search),
        fbAppId: settings.FB_APP_ID,
        socialSecret,
        name: pictureName(plan),
        city: cityOf(cityInParams(plan.params)),
      }),
      slots: markup,
      lateMain: results.get('main')?.status === 503 ? 'down' : 'late',
      boot: bootOf(
        { plan, chosen, status, city: request.city, search: request.search, isByApp: made.isByApp },
        { settings, told },
      ),
      assets,
      overlay: overlayTags(made.overlay, assets, drawn),
      sheets: await pageStyles(plan, markup, sheets),
    })
    const releases = Object.values(plan.releases).flatMap((one) => (one ? `${one.name}@${one.version}` : []))
    return {
      status,
      isCacheable,
      arm: results.get('main')?.head?.arm,
      releases: [...new Set(releases)],
      body: new EncodedPage(html, isCacheable && settings.PAGE_CACHE_SECONDS > 0),
    }
  }
}

/** A main slot that has neither content nor a status is late or broken: the page must not be cached or indexed. */
const statusOf = (plan: PagePlan, main: SlotResult | undefined): number =>
  plan.status === 404 ? 404 : (main?.status ?? 503)

/** A readable name in the picture's address, for people only. */
const pictureName = ({ screen, params }: PagePlan) =>
  [screen, params.slug ?? params.citySlug ?? params.userID].filter((part) => part && /^[\w-]+$/.test(part)).join('/')

/** The slots that were rendered without an API error; the browser renders the others. */
function markupOf(results: Results): Partial<Record<PageSlot, SlotMarkup>> {
  const slots: Partial<Record<PageSlot, SlotMarkup>> = {}
  const { jsonLd } = results.get('main')?.head ?? {}
  for (const [slot, result] of results) {
    if (!result?.state) continue
    const { html, state } = result
    slots[slot] = { html: slot === 'footer' ? Buffer.from(namedFooter(html.toString(), jsonLd)) : html, state }
  }
  return slots
}

/** Redirects only within this site: a remote is not trusted to redirect elsewhere. */
function redirectTo(to: string, status: number): ComposedPage {
  const isOurs = /^\/(?![/\\])/.test(to)
  return {
    status,
    location: isOurs ? to : '/',
    isCacheable: false,
    releases: [],
    body: new EncodedPage(Buffer.alloc(0), false),
  }
}
