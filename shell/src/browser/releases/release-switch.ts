import type { Snapshot, SnapshotRelease } from '@nukkad/contracts'
import { urlOf } from '../federation/integrity.ts'
import { manifestOf } from '../federation/manifests.ts'
import { prefetch } from '../page/preloader.ts'
import type { PageRoutes } from './page-routes.ts'
import type { ReleaseBook } from './release-book.ts'

interface SwitchParts {
  readonly book: ReleaseBook
  readonly routes: Pick<PageRoutes, 'has' | 'learn'>
  /** tells the page's remotes which of them change */
  available(remotes: readonly string[]): void
}

async function fetchEntry(release: SnapshotRelease) {
  const { browser } = await manifestOf(release)
  prefetch(urlOf(release, browser.entry), 'script')
}

/** Applies new releases on the next navigation. */
export class ReleaseSwitch {
  readonly #parts: SwitchParts

  constructor(parts: SwitchParts) {
    this.#parts = parts
  }

  /** A newer snapshot is known; its entries are prefetched in the background. */
  offer(snapshot: Snapshot): void {
    const { book, available } = this.#parts
    const changed = book.offer(snapshot)
    this.#learnRoutes()
    if (changed.length === 0) return
    for (const remote of changed) {
      const release = book.awaited(remote)
      // The switch fetches it again when it applies the release.
      if (release) fetchEntry(release).catch(() => undefined)
    }
    available(changed)
  }

  /**
   * Called on a navigation, after the user was asked about unsaved input. Returns true if a newer snapshot was applied;
   * if its routes are not known yet, it waits for the next navigation.
   */
  leaving(): boolean {
    const { book, routes } = this.#parts
    const { awaitedRoutes } = book
    if (awaitedRoutes === undefined) return false
    if (!routes.has(awaitedRoutes)) {
      this.#learnRoutes()
      return false
    }
    book.take()
    return true
  }

  #learnRoutes() {
    const { book, routes } = this.#parts
    // The next navigation tries again.
    if (book.awaitedRoutes !== undefined) routes.learn(book.awaitedRoutes).catch(() => undefined)
  }
}
