import { armFor, armsIn, withArm } from '@nukkad/contracts/campaign-arms'
import type { PageArm } from '@nukkad/contracts/page-arm'
import type { ComposedPage } from '../composed-page.ts'
import type { CacheOutcome, PageCache } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'

interface Found {
  readonly page: ComposedPage
  readonly outcome: CacheOutcome
}
type Compose = (request: PageRequest) => Promise<ComposedPage>

const mostKnown = 2_000

/**
 * Cached pages, some of which have several arms: each arm is cached under its own key. Whether a page has arms is known
 * from the last one composed; the first one is composed for its visitor alone.
 */
export function armPages(cache: PageCache) {
  const known = new Map<string, PageArm>()
  function remember(key: string, arm: PageArm | undefined): void {
    if (known.size >= mostKnown) known.clear()
    if (arm) known.set(key, arm)
    else known.delete(key)
  }
  return {
    async page(key: string, request: PageRequest, compose: Compose): Promise<Found> {
      if (!known.has(key)) {
        const first = await cache.get(key, async () => keptFor(await compose(request), undefined))
        remember(key, first.page.arm)
        // A visitor who waited for the same page would otherwise get another visitor's arm.
        if (!first.page.arm || first.outcome === 'miss') return first
      }
      const { page, arms } = known.get(key) as PageArm
      const arm = armFor(arms, armsIn(request.arms).get(page), Math.random)
      const asked = { ...request, arms: `${page}${arm}` }
      const found = await cache.get(`${key} arm ${arm}`, async () => keptFor(await compose(asked), arm))
      remember(key, found.page.arm)
      return found
    },
  }
}

/** Cacheable only if the page is the arm of its key: the shares may have changed meanwhile. */
const keptFor = (page: ComposedPage, arm: string | undefined): ComposedPage =>
  page.arm?.key === arm ? page : { ...page, isCacheable: false }

/** The new value of the cookie; undefined if it is up to date. */
export function metArm({ arms }: PageRequest, { arm }: ComposedPage): string | undefined {
  const met = armsIn(arms)
  return arm && met.get(arm.page) !== arm.key ? withArm(met, arm) : undefined
}
