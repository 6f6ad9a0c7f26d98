import type { SnapshotRelease } from '@nukkad/contracts'
import { type MountProps, type SlotState, saySlowAfter, slowly, within, withRetries } from '@nukkad/platform/host'
import { dropStrays, type HeldStyles, holdStyles } from '../federation/stylesheets.ts'
import { type Phase, reportRelease } from '../releases/report.ts'
import { tellEarlyTyping } from './early-typing.ts'
import { SlotMutex } from './slot-mutex.ts'
import type { MountedRelease, SlotParts, SlotWorld } from './slot-parts.ts'
import { Superseded } from './superseded.ts'

let mounts = 0

/** A release whose scripts and styles neither load nor fail within this time (ms) counts as failed. */
const loadWithin = 15_000

/** One slot of the page: mounts a release, replaces it by the last good one if it fails, and unmounts it cleanly. */
export class SlotFrame {
  readonly #world: SlotWorld
  readonly #parts: SlotParts
  #mounted: MountedRelease | undefined
  /** the release that is being loaded, or the mounted one */
  #wanted: SnapshotRelease | undefined
  readonly #mutex = new SlotMutex()
  #turn = 0
  #hideFallback: (() => void) | undefined
  /** whether the server rendered the content, not a skeleton */
  readonly #isDrawn: boolean

  constructor(world: SlotWorld, parts: SlotParts) {
    this.#world = world
    this.#parts = parts
    this.#isDrawn = parts.state?.kind === 'full'
  }

  get release(): SnapshotRelease | undefined {
    return this.#mounted?.release
  }

  /** The release that is mounted or being loaded. */
  get coming(): SnapshotRelease | undefined {
    return this.#wanted
  }

  /** Whether no release could be shown; a message in its place offers a retry. */
  get hasGivenUp(): boolean {
    return !this.#wanted && !!this.#hideFallback
  }

  /**
   * Shows the best release of a remote; the mounted one stays until the new one is ready. False if none could be shown.
   */
  async show(remote: string): Promise<boolean> {
    const turn = ++this.#turn
    const slow = setTimeout(() => this.#saySlow(turn), saySlowAfter)
    try {
      return await this.#show(remote, turn)
    } finally {
      clearTimeout(slow)
    }
  }

  async #show(remote: string, turn: number): Promise<boolean> {
    const { book } = this.#world
    let failure: unknown
    for (let release = book.releaseOf(remote); release; release = book.releaseOf(remote)) {
      const outcome = await this.#try(release, turn)
      if (outcome === 'shown') return true
      if (outcome === 'superseded') return false
      failure = outcome.error
      // Offline nothing can be loaded: that is not the release's fault.
      if (!navigator.onLine) break
      await book.quarantine(release)
    }
    if (turn !== this.#turn) return false
    await this.#giveUp(remote, failure)
    return false
  }

  async close(): Promise<void> {
    this.#turn += 1
    this.#wanted = undefined
    this.#removeFallback()
    await this.#mutex.whenFree()
    await this.#clear()
  }

  async #try(release: SnapshotRelease, turn: number): Promise<'shown' | 'superseded' | { error: unknown }> {
    const { slot, element, placed$, host } = { ...this.#parts, host: this.#world.host }
    const styles = this.#holdStyles(release)
    let phase: Phase = 'load'
    let leave = () => {}
    this.#wanted = release
    try {
      const coming = Promise.all([
        withRetries(() => this.#world.federation.lifecycles(release, slot)),
        styles.of(`slot:${slot}`),
      ])
      const [lifecycles] = await within(loadWithin, `the files of ${release.name}`, coming)
      this.#assertTurn(turn)
      phase = 'mount'
      const props: MountProps = {
        name: `${slot} ${++mounts}`,
        domElement: element,
        release,
        slot,
        host,
        placed$: placed$(),
        state: this.#takeState(release),
        page: { ...this.#parts.page, crashed: (error) => void this.#handleCrash(release, turn, error) },
        styles: (screen) => styles.of(`screen:${screen}`),
        beforeRender: async () => {
          leave = await this.#acquireSlot(turn)
        },
        listening: () => window.nukkadEarlyTap?.(element, false),
      }
      await lifecycles.mount(props)
      this.#mounted = { release, lifecycles, props, end: styles.end }
      this.#parts.afterSwap?.()
      tellEarlyTyping(element)
      window.nukkadEarlyTap?.(element, true)
      if (turn !== this.#turn) return 'superseded'
      dropStrays(release)
      this.#removeFallback()
      return 'shown'
    } catch (error) {
      styles.end()
      this.#parts.afterSwap?.()
      if (error instanceof Superseded || turn !== this.#turn) return 'superseded'
      if (navigator.onLine) reportRelease(release, this.#world.book.proofOf(release), slot, phase, error)
      return { error }
    } finally {
      leave()
    }
  }

  /** A state can only be used by the release that rendered it, in the element as the server left it. */
  #takeState(release: SnapshotRelease): SlotState | null {
    const { state } = this.#parts
    this.#parts.state = null
    return state?.releaseId === release.id && !this.#mounted ? state : null
  }

  #holdStyles(release: SnapshotRelease) {
    const held: HeldStyles[] = []
    return {
      of: async (key: string) => {
        await withRetries(async () => {
          const { css } = await this.#world.federation.files(release, key)
          const sheets = holdStyles(release, css)
          await sheets.loaded.catch((error: unknown) => {
            sheets.release()
            throw error
          })
          held.push(sheets)
        })
      },
      end() {
        for (const sheets of held.splice(0)) sheets.release()
      },
    }
  }

  /** Removes the mounted content; call the returned function when the new content is mounted or has failed. */
  async #acquireSlot(turn: number): Promise<() => void> {
    await this.#mutex.whenFree()
    this.#assertTurn(turn)
    // If nothing is mounted, there is no visible change to prepare: server-rendered content is hydrated as it is.
    if (this.#mounted) await this.#parts.beforeSwap?.()
    await this.#clear()
    this.#assertTurn(turn)
    return this.#mutex.take()
  }

  #assertTurn(turn: number) {
    if (turn !== this.#turn) throw new Superseded()
  }

  async #clear() {
    const mounted = this.#mounted
    if (!mounted) return
    this.#mounted = undefined
    await mounted.lifecycles.unmount(mounted.props)
    mounted.end()
  }

  async #handleCrash(release: SnapshotRelease, turn: number, error: unknown) {
    const { book } = this.#world
    reportRelease(release, book.proofOf(release), this.#parts.slot, 'render', error)
    // Without a replacement the release stays: its other screens may work, and this one offers a retry.
    const hasOther = await book.quarantine(release)
    if (!hasOther) book.pardon(release.name)
    else if (turn === this.#turn) await this.show(release.name)
  }

  /** Tells the visitor that loading is slow if the page shows none of the requested content; loading continues. */
  #saySlow(turn: number) {
    const { slot, element } = this.#parts
    const stands = !this.#mounted && this.#isDrawn && element.hasChildNodes()
    if (slot !== 'main' || turn !== this.#turn || stands) return
    this.#removeFallback()
    // Reloads the whole page, because the page itself may be stuck.
    this.#hideFallback = this.#world.fallback(this.#parts, slowly(), () => window.location.reload())
  }

  async #giveUp(remote: string, error: unknown) {
    this.#wanted = undefined
    await this.#clear()
    this.#removeFallback()
    this.#hideFallback = this.#world.fallback(this.#parts, error, () => {
      this.#world.book.pardon(remote)
      void this.show(remote)
    })
  }

  #removeFallback() {
    this.#hideFallback?.()
    this.#hideFallback = undefined
  }
}
