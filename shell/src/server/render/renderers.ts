import { ReleaseRenderer, type ReleaseRendererOptions } from './release-renderer.ts'
import type { RenderJob, ServerBundle } from './render-messages.ts'
import type { RenderOutcome } from './render-outcome.ts'
import { tickMs } from './render-process.ts'

type Told = Pick<
  ReleaseRendererOptions,
  'command' | 'api' | 'processes' | 'deadlineMs' | 'onEnded' | 'onRested' | 'onLine'
>
export type RenderersOptions = Told & Partial<Pick<ReleaseRendererOptions, 'limit' | 'now'>>

/** A replaced release finishes its pending requests during this time, in milliseconds. */
const drainMs = 2_000
/** A release that few visitors get, such as a preview, keeps its process for this long after its last use (ms). */
const idleMs = 60_000
const lookEveryMs = 1_000

/**
 * All releases that are rendered here, each in its own processes: a release may loop, exit, exhaust its memory or
 * change its built-in objects without affecting how others render.
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

  /** Releases that only browsers render for now, with the reason. */
  get resting(): ReadonlyMap<string, string> {
    const all = [...this.#renderers.values()]
    return new Map(all.flatMap(({ bundle, restReason }) => (restReason ? [[bundle.release, restReason]] : [])))
  }

  /** The number of processes of each release. */
  get running(): ReadonlyMap<string, number> {
    return new Map([...this.#renderers.values()].map(({ bundle, running }) => [bundle.release, running]))
  }

  /** The number of processes of each release that have loaded its bundle. */
  get loaded(): ReadonlyMap<string, number> {
    return new Map([...this.#renderers.values()].map(({ bundle, loaded }) => [bundle.release, loaded]))
  }

  render({ bundle, request }: RenderJob): Promise<RenderOutcome> {
    return this.#of(bundle).render(request)
  }

  /**
   * Sets the bundles that visitors get from now on. Their processes are started one after the other, to leave the
   * machine to those that requests are waiting for; resolves when the last is ready.
   */
  async warm(bundles: readonly ServerBundle[]): Promise<void> {
    const round = ++this.#round
    const serving = new Set(bundles.map((bundle) => this.#of(bundle)))
    for (const renderer of this.#renderers.values()) renderer.serve(serving.has(renderer))
    for (const renderer of serving) {
      if (round === this.#round) await renderer.ready()
    }
  }

  /** Prepares a release that may be served soon: it has a process for a minute. */
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
      const { serving, restReason } = renderer
      // A resting release that only a few visitors get is not restarted on each of their visits.
      if (serving === 'now' || (serving === 'never' && restReason)) continue
      if (renderer.idleFor() < (serving === 'before' ? drainMs : idleMs)) continue
      this.#renderers.delete(key)
      void renderer.close()
    }
  }
}
