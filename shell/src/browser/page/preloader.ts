import { remoteOf } from '@nukkad/contracts'
import { fetchWire } from '@nukkad/platform/host'
import { urlOf } from '../federation/integrity.ts'
import { assetsOf, entryOf } from '../federation/release-files.ts'
import type { PageRoutes } from '../releases/page-routes.ts'
import type { ReleaseBook } from '../releases/release-book.ts'
import { whenTouched } from './first-touch.ts'

/** Maximum number of files prefetched only because a link came near: speculative traffic must stay small. */
const mostNear = 12

interface PreloaderParts {
  readonly book: Pick<ReleaseBook, 'releaseOf'>
  readonly routes: Pick<PageRoutes, 'learn' | 'of'>
  readonly page: Window
}

/**
 * Prefetches the files of pages that are likely to be opened. A link indicated by the visitor is fetched at once; one
 * that is merely near only after the visitor has interacted, so that a first visit loads only what it shows.
 */
export class Preloader {
  readonly #parts: PreloaderParts
  readonly #asked = new Set<string>()
  readonly #waiting = new Set<string>()
  #near = 0
  #isAwake = false

  constructor(parts: PreloaderParts) {
    this.#parts = parts
    whenTouched(parts.page, () => {
      // A visitor who touches the page or scrolls will soon need the API, and the pictures further down (ui/grid).
      parts.page.document.documentElement.dataset.touched = ''
      fetchWire()
      this.#wake()
    })
  }

  /**
   * The browser's own cache knows what was fetched; this set would otherwise list files of every release that the page
   * has used.
   */
  forget(): void {
    this.#asked.clear()
  }

  preload(path: string, reason: 'near' | 'meant'): void {
    if (reason === 'meant') this.#fetch(path)
    else if (!this.#isAwake) this.#waiting.add(path)
    else this.#fetchNear(path)
  }

  #wake() {
    if (this.#isAwake || savesData()) return
    this.#isAwake = true
    this.#goOn()
  }

  /** Fetches the waiting pages one by one when idle, so that no tap has to wait for all of them. */
  #goOn() {
    const idle = this.#parts.page.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    idle(() => {
      const [path] = this.#waiting
      if (path === undefined) return
      this.#waiting.delete(path)
      this.#fetchNear(path)
      this.#goOn()
    })
  }

  #fetchNear(path: string) {
    if (this.#near < mostNear) this.#fetch(path, () => (this.#near += 1))
  }

  #fetch(path: string, counted?: () => void) {
    // The navigation requests the files again.
    this.#fetchFiles(path, counted).catch(() => undefined)
  }

  async #fetchFiles(path: string, counted: () => void = () => {}) {
    const { book, routes } = this.#parts
    await routes.learn()
    const match = routes.of(path)
    const release = match && book.releaseOf(remoteOf(match.route))
    if (!release) return
    const assets = await assetsOf(release, `screen:${match.route.name}`)
    if (assets.js.length === 0) return
    const slot = await assetsOf(release, 'slot:main')
    for (const [file, as] of [
      ...[await entryOf(release), ...slot.js, ...assets.js].map((file) => [file, 'script'] as const),
      ...assets.css.map((file) => [file, 'style'] as const),
    ]) {
      const url = urlOf(release, file)
      if (this.#asked.has(url) || isPresent(url)) continue
      this.#asked.add(url)
      counted()
      prefetch(url, as)
    }
  }
}

const isPresent = (url: string) =>
  performance.getEntriesByName(url, 'resource').length > 0 || document.querySelector(`link[href="${url}"]`) !== null

/** The hint is removed after use: a page that stays open must not collect them. */
export function prefetch(url: string, as: 'script' | 'style'): void {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = as
  link.href = url
  for (const event of ['load', 'error']) link.addEventListener(event, () => link.remove(), { once: true })
  document.head.append(link)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
