import type { PageEvents, PlacedRoute, SlotState } from '@nukkad/platform/host'
import type { BehaviorSubject } from 'rxjs'
import { type FrameWorld, SlotFrame } from './slot-frame.ts'

const silent: PageEvents = { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} }

/** The slots that stand on every page, and those that pages embed. */
export class Fixtures {
  readonly #world: FrameWorld
  readonly #placed$: BehaviorSubject<PlacedRoute>
  readonly #frames = new Map<string, SlotFrame>()

  constructor(world: FrameWorld, placed$: BehaviorSubject<PlacedRoute>) {
    this.#world = world
    this.#placed$ = placed$
  }

  /** Fills a slot of the page; its element is there from the server. */
  add(slot: string, element: HTMLElement, state: SlotState | null): void {
    this.#frames.set(slot, this.#frame(slot, element, state))
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
        if (!wanted || wanted.id !== frame.release?.id) await frame.show(remote)
      }),
    )
  }

  #frame(slot: string, element: HTMLElement, state: SlotState | null) {
    return new SlotFrame(this.#world, { slot, element, placed$: () => this.#placed$, page: silent, state })
  }

  mountedIds(): string[] {
    return [...this.#frames.values()].flatMap(({ release }) => release?.id ?? [])
  }
}
