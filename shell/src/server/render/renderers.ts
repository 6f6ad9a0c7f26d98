import { ReleaseRenderer, type ReleaseRendererOptions } from './release-renderer.ts'
import type { RenderJob, ServerBundle } from './render-messages.ts'
import type { RenderOutcome } from './render-outcome.ts'
import { tickMs } from './render-process.ts'

type Told = Pick<
  ReleaseRendererOptions,
  'command' | 'api' | 'processes' | 'deadlineMs' | 'onEnded' | 'onRested' | 'onLine'
>
export type RenderersOptions = Told & Partial<Pick<ReleaseRendererOptions, 'limit' | 'now'>>

/** A release that another one has replaced finishes what was asked of it meanwhile. */
const drainMs = 2_000
/** One that few get, from a preview for instance, has a process while they look around. */
const idleMs = 60_000
const lookEveryMs = 1_000

/**
 * All releases that are rendered here, each in a process of its own: it may loop, exit, fill its memory or change its
 * built-in objects, and no other release renders less or otherwise for it.
 */
export class Renderers {
  readonly #options: ReleaseRendererOptions
  readonly #renderers = new Map<string, ReleaseRenderer>()
  readonly #timers: readonly NodeJS.Timeout[]
  #round = 0

  constructor(options: RenderersOptions) {
    this.#options = { limit: 400, now: () => performance.now(), ...options }
    this.#timers = [setInterval(() => this.#tick(), tickMs), setInterval(() => this.#endIdle(), lookEveryMs)]
    for (const timer of this.#timers) timer.unref()
  }

  /** Releases that browsers alone render for now, and why. */
  get resting(): ReadonlyMap<string, string> {
    const all = [...this.#renderers.values()]
    return new Map(all.flatMap(({ bundle, restReason }) => (restReason ? [[bundle.release, restReason]] : [])))
  }

  /** How many processes each release has. */
  get running(): ReadonlyMap<string, number> {
    return new Map([...this.#renderers.values()].map(({ bundle, running }) => [bundle.release, running]))
  }

  /** How many processes of each release have run its bundle. */
  get loaded(): ReadonlyMap<string, number> {
    return new Map([...this.#renderers.values()].map(({ bundle, loaded }) => [bundle.release, loaded]))
  }

  render({ bundle, request }: RenderJob): Promise<RenderOutcome> {
    return this.#of(bundle).render(request)
  }

  /**
   * From now on these are what visitors get. Their processes are started one after the other, so that those which
   * somebody waits for have the machine for themselves; resolves when the last is ready.
   */
  async warm(bundles: readonly ServerBundle[]): Promise<void> {
    const round = ++this.#round
    const standing = new Set(bundles.map((bundle) => this.#of(bundle)))
    for (const renderer of this.#renderers.values()) renderer.stand(standing.has(renderer))
    for (const renderer of standing) {
      if (round === this.#round) await renderer.ready()
    }
  }

  /** Nobody gets it yet, but may soon: it has a process for a minute. */
  expect(bundle: ServerBundle): void {
    void this.#of(bundle).ready()
  }

  async close(): Promise<void> {
    this.#round += 1
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all([...this.#renderers.values()].map((renderer) => renderer.close()))
  }

  #of(bundle: ServerBundle): ReleaseRenderer {
    const key = `${bundle.release} ${bundle.integrity}`
    const known = this.#renderers.get(key)
    if (known) return known
    const made = new ReleaseRenderer(bundle, this.#options)
    this.#renderers.set(key, made)
    return made
  }

  #tick(): void {
    for (const renderer of this.#renderers.values()) renderer.tick()
  }

  #endIdle(): void {
    for (const [key, renderer] of this.#renderers) {
      const { standing, restReason } = renderer
      // What is shown to a few only is not tried again at each of their visits.
      if (standing === 'now' || (standing === 'never' && restReason)) continue
      if (renderer.idleFor() < (standing === 'before' ? drainMs : idleMs)) continue
      this.#renderers.delete(key)
      void renderer.close()
    }
  }
}
