import { lostRoute, type Route, remoteOf } from '@nukkad/contracts'
import type { PageRelease } from '../releases/release-files.ts'
import type { PageSnapshot } from '../releases/snapshots.ts'
import type { PageRequest } from './asking/page-request.ts'

/** The slots of the page, in document order. */
export const pageSlots = ['header', 'main', 'footer', 'dialogs'] as const
export type PageSlot = (typeof pageSlots)[number]

/** The screen of an address and the release for each slot. */
export interface PagePlan {
  readonly status: 200 | 404
  /** its name; `not-found` for every address without a screen */
  readonly screen: string
  /** its row in the table */
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  /** page name for analytics: 'direct' for addresses without a route */
  readonly page: string
  /** package name of the remote that owns the page */
  readonly remote: string
  readonly isPrivate: boolean
  readonly releases: Readonly<Partial<Record<PageSlot, PageRelease>>>
}

const notFoundOwner = remoteOf(lostRoute)
/** Shown with status 404 for every address without a route. */
export const notFoundScreen = lostRoute.name

function fillers(snapshot: PageSnapshot, owner: string): PagePlan['releases'] {
  const all = Object.values(snapshot.remotes)
  const main = snapshot.remotes[owner]
  const fixed = (slot: PageSlot) => all.find((release) => release.slots.includes(slot))
  return {
    header: fixed('header'),
    ...(main?.slots.includes('main') ? { main } : {}),
    footer: fixed('footer'),
    dialogs: fixed('dialogs'),
  }
}

/**
 * A plan depends only on the route and the snapshot. A remote without a release keeps its page, where the browser shows
 * the fallback.
 */
export function planPage({ match }: PageRequest, snapshot: PageSnapshot): PagePlan {
  if (!match) {
    return {
      status: 404,
      screen: notFoundScreen,
      route: lostRoute,
      params: {},
      page: 'direct',
      remote: notFoundOwner,
      isPrivate: false,
      releases: fillers(snapshot, notFoundOwner),
    }
  }
  const { route, params } = match
  const owner = remoteOf(route)
  return {
    status: route.name === notFoundScreen ? 404 : 200,
    screen: route.name,
    route,
    params,
    page: route.page,
    remote: owner,
    isPrivate: route.access !== 'public',
    releases: fillers(snapshot, owner),
  }
}

/** The plan of a page whose screen was not found: the 404 page replaces it. */
export function missingPage(plan: PagePlan, snapshot: PageSnapshot): PagePlan {
  const { main, ...fixed } = plan.releases
  const stand = fillers(snapshot, notFoundOwner).main ?? main
  return {
    ...plan,
    status: 404,
    screen: notFoundScreen,
    route: lostRoute,
    page: 'direct',
    params: {},
    releases: { ...fixed, ...(stand ? { main: stand } : {}) },
  }
}
