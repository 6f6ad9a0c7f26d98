import { readFile } from 'node:fs/promises'
import type { ViewCounts } from '@nukkad/contracts/registry-service'
import { writeWhole } from '../releases/files.ts'

const minuteMs = 60_000
/** One day is kept. */
const keptMinutes = 24 * 60
const noViews: ViewCounts = { views: 0, renders: 0, browserErrors: 0, serverFailures: 0, slowViews: 0 }

/** Counts of each release by minute, as [minute since 1970, counts], oldest first. */
type Minutes = [minute: number, counts: ViewCounts][]

const sumOf = (counts: readonly ViewCounts[]): ViewCounts =>
  counts.reduce(
    (sum, one) => ({
      views: sum.views + one.views,
      renders: sum.renders + one.renders,
      browserErrors: sum.browserErrors + one.browserErrors,
      serverFailures: sum.serverFailures + one.serverFailures,
      slowViews: sum.slowViews + one.slowViews,
    }),
    noViews,
  )

/** Views of every release by minute, for the last day; kept in a file for the next start. */
export class ViewHistory {
  readonly #file: string
  #byRelease = new Map<string, Minutes>()

  constructor(file: string) {
    this.#file = file
  }

  /** A missing or truncated file counts as empty. */
  async open(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '[]')
    try {
      this.#byRelease = new Map(JSON.parse(text) as [string, Minutes][])
    } catch {
      this.#byRelease = new Map()
    }
  }

  async save(): Promise<void> {
    await writeWhole(this.#file, JSON.stringify([...this.#byRelease]))
  }

  add(release: string, counts: ViewCounts, now: Date): void {
    const minute = Math.floor(now.getTime() / minuteMs)
    const minutes = this.#byRelease.get(release) ?? []
    const last = minutes.at(-1)
    if (last?.[0] === minute) last[1] = sumOf([last[1], counts])
    else minutes.push([minute, counts])
    while ((minutes[0]?.[0] ?? minute) <= minute - keptMinutes) minutes.shift()
    this.#byRelease.set(release, minutes)
  }

  /** Removes releases that `isKnown` rejects. */
  keep(isKnown: (release: string) => boolean): void {
    for (const release of this.#byRelease.keys()) if (!isKnown(release)) this.#byRelease.delete(release)
  }

  /** All views in the whole minutes after `since`. */
  since(release: string, since: Date): ViewCounts {
    const from = Math.floor(since.getTime() / minuteMs)
    const minutes = this.#byRelease.get(release) ?? []
    return sumOf(minutes.filter(([minute]) => minute > from).map(([, counts]) => counts))
  }

  /** Counts in `steps` equal parts of the last `hours`, oldest first, of each release that `isMeant` accepts. */
  steps(isMeant: (release: string) => boolean, steps: number, hours: number, now: Date): Record<string, ViewCounts[]> {
    const length = (hours * 60) / steps
    const last = Math.floor(now.getTime() / minuteMs)
    const told = [...this.#byRelease].filter(([release]) => isMeant(release))
    return Object.fromEntries(
      told.map(([release, minutes]) => {
        const parts: ViewCounts[][] = Array.from({ length: steps }, () => [])
        for (const [minute, counts] of minutes) parts[steps - 1 - Math.floor((last - minute) / length)]?.push(counts)
        return [release, parts.map(sumOf)]
      }),
    )
  }
}
