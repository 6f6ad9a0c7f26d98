import type { SnapshotRelease } from '@nukkad/contracts'
import { type PageEvents, type PlacedRoute, type SlotState, whenNear } from '@nukkad/platform/host'
import type { BehaviorSubject } from 'rxjs'
import { leadPlainLinks } from './plain-links.ts'
import { SlotFrame } from './slot-frame.ts'
import type { SlotWorld } from './slot-parts.ts'

const silent: PageEvents = { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} }

/** See `Outlet`. */
interface FixturePlaces {
  /** the present place, whose page may still be loading */
  readonly placed$: BehaviorSubject<PlacedRoute>
  /** the place of the page that is shown, which the slots show too */
  readonly shown$: BehaviorSubject<PlacedRoute>
}

/** The slots that are on every page, and those that pages embed. */
export class Fixtures {
  readonly #world: SlotWorld
  readonly #places: FixturePlaces
  readonly #frames = new Map<string, SlotFrame>()

  constructor(world: SlotWorld, places: FixturePlaces) {
    this.#world = world
    this.#places = places
  }

  /** Fills a slot of the page, whose element the server rendered. */
  add(slot: string, element: HTMLElement, state: SlotState | null): void {
    this.#frames.set(slot, this.#frame(slot, element, state))
  }

  /**
   * Leaves a slot as the server rendered it until it comes near the viewport or the page navigates, so that its script
   * is not part of a first visit. A slot that the server did not render is filled at once.
   */
  addLater(slot: string, element: HTMLElement, state: SlotState | null): void {
    if (state === null) {
      this.add(slot, element, state)
      return
    }
    const unlink = leadPlainLinks(element, this.#world.host.navigation)
    const fill = this.#waiting(slot, element, unlink)
    const { placed$ } = this.#places
    const drawnFor = placed$.value
    // On another page the markup belongs to the previous one, so the slot is rendered again. Operators of RxJS would
    // cost every visitor 300 bytes here.
    const moving = placed$.subscribe((placed) => {
      if (placed === drawnFor) return
      moving.unsubscribe()
      forget()
      fill(null)
    })
    const forget = whenNear(element, () => {
      moving.unsubscribe()
      fill(state)
    })
  }

  /** Leaves an invisible slot empty until it is needed; the returned function fills it, once. */
  addUnseen(slot: string, element: HTMLElement): () => void {
    const fill = this.#waiting(slot, element, () => {})
    return () => fill(null)
  }

  #waiting(slot: string, element: HTMLElement, filled: () => void): (state: SlotState | null) => void {
    let isWaiting = true
    return (state) => {
      if (!isWaiting) return
      isWaiting = false
      this.add(slot, element, state)
      void this.refresh().then(filled)
    }
  }

  /** Mounts a slot inside a page; the returned function removes it. Stays empty if no remote fills the slot. */
  embed(slot: string, element: HTMLElement): () => void {
    const remote = this.#world.book.fillerOf(slot)
    if (!remote) return () => {}
    // Uses an element of its own: the surrounding page may render again and must find its own elements unchanged.
    const inner = element.appendChild(document.createElement('div'))
    const frame = this.#frame(slot, inner, null)
    void frame.show(remote)
    return () => {
      void frame.close().then(() => inner.remove())
    }
  }

  /**
   * Brings every slot to the release that the book chooses for it now. Without any, a slot's message stays as it is: a
   * new one would take its button away from a visitor who is pressing it.
   */
  async refresh(): Promise<void> {
    await Promise.all(
      [...this.#frames].map(async ([slot, frame]) => {
        const remote = this.#world.book.fillerOf(slot)
        if (!remote) return frame.close()
        const wanted = this.#world.book.releaseOf(remote)
        if (wanted ? wanted.id !== frame.coming?.id : !frame.hasGivenUp) await frame.show(remote)
      }),
    )
  }

  #frame(slot: string, element: HTMLElement, state: SlotState | null) {
    return new SlotFrame(this.#world, { slot, element, placed$: () => this.#places.shown$, page: silent, state })
  }

  /** The release mounted in a slot around the page. */
  releaseIn(slot: string): SnapshotRelease | undefined {
    return this.#frames.get(slot)?.release
  }

  mountedIds(): string[] {
    return [...this.#frames.values()].flatMap(({ release }) => release?.id ?? [])
  }
}
