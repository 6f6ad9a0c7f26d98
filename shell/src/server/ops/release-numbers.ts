import type { RegistryDocument } from '@nukkad/contracts'
import { Counter } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** Where a failure of a release was found. */
export type FoundBy = 'browser' | 'server'

type Labels = Readonly<Record<'remote' | 'version' | 'channel', string>>
const foundBy: readonly FoundBy[] = ['browser', 'server']
const labelNames = ['remote', 'version', 'channel'] as const

/** Counts views and failures by remote, version and channel, so that metrics show a canary beside stable. */
export class ReleaseNumbers {
  readonly #views: Counter<(typeof labelNames)[number]>
  readonly #failures: Counter<(typeof labelNames)[number] | 'by'>
  readonly #document: () => RegistryDocument
  readonly #counted = new Map<string, Labels>()

  constructor({ registry }: Metrics, document: () => RegistryDocument) {
    const registers = [registry]
    this.#document = document
    this.#views = new Counter({
      name: 'shell_release_views_total',
      help: 'pages that were sent with a release',
      labelNames,
      registers,
    })
    this.#failures = new Counter({
      name: 'shell_release_failures_total',
      help: 'pages that reported a release, and slots of it that the server could not render',
      labelNames: [...labelNames, 'by'],
      registers,
    })
  }

  viewed(release: string): void {
    this.#views.inc(this.#labelsOf(release))
  }

  failed(release: string, by: FoundBy): void {
    this.#failures.inc({ ...this.#labelsOf(release), by })
  }

  /**
   * Removes counters whose channel has changed with the document; versions that are no longer served would otherwise
   * stay in the metrics forever.
   */
  taken(): void {
    for (const [release, labels] of this.#counted) {
      if (this.#channelOf(release) === labels.channel) continue
      this.#counted.delete(release)
      this.#views.remove(labels)
      for (const by of foundBy) this.#failures.remove({ ...labels, by })
    }
  }

  #labelsOf(release: string): Labels {
    const known = this.#counted.get(release)
    if (known) return known
    const at = release.lastIndexOf('@')
    const channel = this.#channelOf(release) ?? 'none'
    const labels = { remote: release.slice(0, at), version: release.slice(at + 1), channel }
    this.#counted.set(release, labels)
    return labels
  }

  /** A version with several channels counts for the first rule that matches it. */
  #channelOf(release: string): string | undefined {
    const at = release.lastIndexOf('@')
    const rules = this.#document().remotes[release.slice(0, at)]?.rules
    return rules?.find(({ version }) => version === release.slice(at + 1))?.channel
  }
}
