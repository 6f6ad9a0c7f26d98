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
 * Public pages for a few seconds. One visitor composes, those who ask meanwhile wait for the same page, and for a
 * while after its time an old page stands in while the new one is made. The key names everything a page depends on,
 * the snapshot included, so a new release never meets an old page.
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

  /** A fresh or stale page at once, without waiting; a stale one has its successor started. */
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
      this.#compose(key, compose).then(
        ({ body }) => body.expectReuse(),
        () => undefined,
      )
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

  /** Pages that are being made are still answered, and kept for nobody. */
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

type CacheSettings = Pick<ShellSettings, 'PAGE_CACHE_SECONDS' | 'PAGE_STALE_SECONDS' | 'PAGE_CACHE_MB'>

/** Undefined where every page is to be rendered anew. */
export const pageCacheOf = ({
  PAGE_CACHE_SECONDS: seconds,
  PAGE_STALE_SECONDS: stale,
  PAGE_CACHE_MB: megabytes,
}: CacheSettings): PageCache | undefined =>
  seconds > 0
    ? new PageCache({ freshMs: seconds * 1000, staleMs: stale * 1000, limitBytes: megabytes * 1024 * 1024 })
    : undefined
