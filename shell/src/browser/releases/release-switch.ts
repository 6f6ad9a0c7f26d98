import type { Snapshot, SnapshotRelease } from '@nukkad/contracts'
import { urlOf } from '../federation/integrity.ts'
import { manifestOf } from '../federation/manifests.ts'
import { prefetch } from '../page/preloader.ts'
import type { ShellStore } from '../ui/shell-state.ts'
import type { ReleaseBook } from './release-book.ts'

interface SwitchParts {
  readonly book: ReleaseBook
  readonly store: ShellStore
  hasUnsaved(): boolean
  /** tells the page's remotes which of them change */
  available(remotes: readonly string[]): void
  /** brings everything that stands to the releases of the book */
  refresh(): void
}

async function fetchEntry(release: SnapshotRelease) {
  const { browser } = await manifestOf(release)
  prefetch(urlOf(release, browser.entry), 'script')
}

/** Takes new releases at the next navigation, and asks first where unsaved input would be lost. */
export class ReleaseSwitch {
  readonly #parts: SwitchParts

  constructor(parts: SwitchParts) {
    this.#parts = parts
  }

  /** A newer snapshot is known; its entries are fetched while nobody waits for them. */
  offer(snapshot: Snapshot): void {
    const { book, available } = this.#parts
    const changed = book.offer(snapshot)
    if (changed.length === 0) return
    for (const remote of changed) {
      const release = book.awaited(remote)
      // Whoever takes it asks again.
      if (release) fetchEntry(release).catch(() => undefined)
    }
    available(changed)
  }

  /** The moment of a navigation. True when a newer snapshot was taken. */
  leaving(): boolean {
    const { book, hasUnsaved } = this.#parts
    if (!book.hasNews) return false
    if (hasUnsaved()) {
      this.#ask()
      return false
    }
    this.#take()
    return true
  }

  #ask() {
    const { store } = this.#parts
    if (store.state$.value.question) return
    store.set({
      question: {
        accept: () => {
          this.#take()
          this.#parts.refresh()
        },
        // It is asked again at the next navigation, unless the input is saved by then.
        decline: () => store.set({ question: null }),
      },
    })
  }

  #take() {
    this.#parts.store.set({ question: null })
    this.#parts.book.take()
  }
}
