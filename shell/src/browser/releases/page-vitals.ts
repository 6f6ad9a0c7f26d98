import type { SnapshotRelease } from '@nukkad/contracts'
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { ReleaseBook } from './release-book.ts'
import { reportRelease } from './report.ts'

/** A value and the source of it in the page, newest last. */
interface Measured {
  readonly name: string
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
  readonly entries: readonly PerformanceEntry[]
}

/** Fields of the entries of all three measures; each entry has some of them. */
type Origin = PerformanceEntry & {
  readonly element?: Node | null
  readonly target?: Node | null
  readonly sources?: readonly { readonly node?: Node | null }[]
}

/** The slot that contains the source of a measure, if it is still in the page. */
function slotOf(entries: readonly PerformanceEntry[]): string | undefined {
  const { element, target, sources = [] } = (entries.at(-1) ?? {}) as Origin
  const node = element ?? target ?? sources[0]?.node
  const within = node instanceof Element ? node : node?.parentElement
  return within?.closest('[id^="slot-"]')?.id.slice('slot-'.length)
}

/**
 * Reports a release whose slot is slow by the limits of the web vitals: its largest content later than 4 s, a response
 * to a tap later than 500 ms, or a shift above 0.25. A single report withdraws nothing; canaries are judged by the
 * number of reported views.
 */
export function watchVitals(
  book: Pick<ReleaseBook, 'proofOf'>,
  releaseIn: (slot: string) => SnapshotRelease | undefined,
): void {
  const judge = ({ name, value, rating, entries }: Measured) => {
    if (rating !== 'poor') return
    const slot = slotOf(entries)
    const release = slot && releaseIn(slot)
    if (release) reportRelease(release, book.proofOf(release), slot, 'slow', `${name} ${Math.round(value * 100) / 100}`)
  }
  // At each change: a value that is already poor does not improve, and the release that caused it may be replaced.
  const atEachChange = { reportAllChanges: true }
  onLCP(judge, atEachChange)
  onINP(judge, atEachChange)
  onCLS(judge, atEachChange)
}
