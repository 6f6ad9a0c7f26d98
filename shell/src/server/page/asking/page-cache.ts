import { LRUCache } from 'lru-cache'
import type { ShellSettings } from '../../settings.ts'
import type { ComposedPage } from '../composed-page.ts'

export interface PageCacheOptions {
  readonly freshMs: number
  readonly staleMs: number
  readonly limitBytes: number
  readonly now?: () => number
}

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'joined'

interface Entry {
  readonly page: ComposedPage
  readonly composedAt: number
}

/**
 * Caches public pages for a few seconds. One request composes the page while others wait for it, and for a while after
 * it expires, the stale page is served while a new one is composed. The key contains everything that a page depends on,
 * including the snapshot, so a new release is never served with an old page.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #underWay = new Map<string, Promise<ComposedPage>>()
  readonly #options: PageCacheOptions
  readonly #now: () => number
  #clearings = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#entries = new LRUCache({
      maxSize: options.limitBytes,
      sizeCalculation: ({ page }) => Math.max(1, page.body.weight),
    })
  }

  get weight(): number {
    return this.#entries.calculatedSize
  }

  /** Returns a fresh or stale page at once; for a stale one it starts composing the next. */
  peek(
    key: string,
    compose: () => Promise<ComposedPage>,
  ): { page: ComposedPage; outcome: 'hit' | 'stale' } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const age = this.#now() - entry.composedAt
    if (age < this.#options.freshMs) return { page: entry.page, outcome: 'hit' }
    if (age >= this.#options.freshMs + this.#options.staleMs) return undefined
    if (!this.#underWay.has(key)) {
      this.#compose(key, () => nextVersion(entry.page, compose)).catch(() => undefined)
    }
    return { page: entry.page, outcome: 'stale' }
  }

  async get(key: string, compose: () => Promise<ComposedPage>): Promise<{ page: ComposedPage; outcome: CacheOutcome }> {
    const ready = this.peek(key, compose)
    if (ready) return ready
    const underWay = this.#underWay.get(key)
    if (underWay) return { page: await underWay, outcome: 'joined' }
    return { page: await this.#compose(key, compose), outcome: 'miss' }
  }

  /** Pages being composed are still served, but not cached. */
  clear(): void {
    this.#clearings += 1
    this.#entries.clear()
  }

  async #compose(key: string, compose: () => Promise<ComposedPage>): Promise<ComposedPage> {
    const clearings = this.#clearings
    const composing = compose()
    this.#underWay.set(key, composing)
    try {
      const page = await composing
      if (page.isCacheable && clearings === this.#clearings) this.#entries.set(key, { page, composedAt: this.#now() })
      return page
    } finally {
      this.#underWay.delete(key)
    }
  }
}

/** The next version of a page, compressed before anybody requests it. */
async function nextVersion({ body }: ComposedPage, compose: () => Promise<ComposedPage>): Promise<ComposedPage> {
  const page = await compose()
  await page.body.prepareLike(body)
  return page
}

type CacheSettings = Pick<ShellSettings, 'PAGE_CACHE_SECONDS' | 'PAGE_STALE_SECONDS' | 'PAGE_CACHE_MB'>

/** Undefined if pages are not cached. */
export const pageCacheOf = ({
  PAGE_CACHE_SECONDS: seconds,
  PAGE_STALE_SECONDS: stale,
  PAGE_CACHE_MB: megabytes,
}: CacheSettings): PageCache | undefined =>
  seconds > 0
    ? new PageCache({ freshMs: seconds * 1000, staleMs: stale * 1000, limitBytes: megabytes * 1024 * 1024 })
    : undefined
