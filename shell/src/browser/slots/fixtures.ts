import type { SnapshotRelease } from '@nukkad/contracts'
import { type PageEvents, type PlacedRoute, type SlotState, whenNear } from '@nukkad/platform/host'
import { type BehaviorSubject, skip, take } from 'rxjs'
import { leadPlainLinks } from './plain-links.ts'
import { SlotFrame } from './slot-frame.ts'
import type { SlotWorld } from './slot-parts.ts'

const silent: PageEvents = { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} }

/** The slots that stand on every page, and those that pages embed. */
export class Fixtures {
  readonly #world: SlotWorld
  readonly #placed$: BehaviorSubject<PlacedRoute>
  readonly #frames = new Map<string, SlotFrame>()

  constructor(world: SlotWorld, placed$: BehaviorSubject<PlacedRoute>) {
    this.#world = world
    this.#placed$ = placed$
  }

  /** Fills a slot of the page; its element is there from the server. */
  add(slot: string, element: HTMLElement, state: SlotState | null): void {
    this.#frames.set(slot, this.#frame(slot, element, state))
  }

  /**
   * Leaves a slot as the server drew it until somebody comes near it or the page moves on: its script is none of the
   * first visit's. What the server did not draw is filled at once.
   */
  addAsleep(slot: string, element: HTMLElement, state: SlotState | null): void {
    if (state === null) {
      this.add(slot, element, state)
      return
    }
    const letGo = leadPlainLinks(element, this.#world.host.navigation)
    const wake = this.#sleeping(slot, element, letGo)
    // What was drawn tells of the page before, so then it is drawn again.
    const moving = this.#placed$.pipe(skip(1), take(1)).subscribe(() => {
      forget()
      wake(null)
    })
    const forget = whenNear(element, () => {
      moving.unsubscribe()
      wake(state)
    })
  }

  /** Leaves a slot empty, of which nothing is seen until something asks for it; the answer fills it, once. */
  addUnseen(slot: string, element: HTMLElement): () => void {
    const wake = this.#sleeping(slot, element, () => {})
    return () => wake(null)
  }

  #sleeping(slot: string, element: HTMLElement, filled: () => void): (state: SlotState | null) => void {
    let isAsleep = true
    return (state) => {
      if (!isAsleep) return
      isAsleep = false
      this.add(slot, element, state)
      void this.refresh().then(filled)
    }
  }

  /** Mounts a slot inside a page; the answer takes it out. Empty where no remote fills it. */
  embed(slot: string, element: HTMLElement): () => void {
    const remote = this.#world.book.fillerOf(slot)
    if (!remote) return () => {}
    // An element of its own: the page around may render again and must find its own as it left it.
    const inner = element.appendChild(document.createElement('div'))
    const frame = this.#frame(slot, inner, null)
    void frame.show(remote)
    return () => {
      void frame.close().then(() => inner.remove())
    }
  }

  /** Brings every slot to the release that the book names for it now. */
  async refresh(): Promise<void> {
    await Promise.all(
      [...this.#frames].map(async ([slot, frame]) => {
        const remote = this.#world.book.fillerOf(slot)
        if (!remote) return frame.close()
        const wanted = this.#world.book.releaseOf(remote)
        if (!wanted || wanted.id !== frame.coming?.id) await frame.show(remote)
      }),
    )
  }

  #frame(slot: string, element: HTMLElement, state: SlotState | null) {
    return new SlotFrame(this.#world, { slot, element, placed$: () => this.#placed$, page: silent, state })
  }

  /** What stands in a slot around the page. */
  releaseIn(slot: string): SnapshotRelease | undefined {
    return this.#frames.get(slot)?.release
  }

  mountedIds(): string[] {
    return [...this.#frames.values()].flatMap(({ release }) => release?.id ?? [])
  }
}
