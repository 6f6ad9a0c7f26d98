import type { ReleaseBook } from './release-book.ts'
import { type Phase, type Reported, reportRelease } from './report.ts'

/** A script that blocks a frame for at least this long counts as a hang, in milliseconds. */
const hangMs = 1_000

/** The first release in a text with addresses: a stack begins where the error was thrown. */
export function releaseIn(text: string | undefined): Reported | undefined {
  const [, name, version] = /\/releases\/([^/\s]+)\/([^/\s]+)\/browser\//.exec(text ?? '') ?? []
  return name && version ? { name, version } : undefined
}

/** What Chromium reports about a long frame; other browsers report nothing. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[]
}

/**
 * Reports errors of handlers, unhandled rejections, and times in which the page did not respond, with the remote whose
 * script caused them. These do not withdraw a release, because the page keeps working.
 */
export function watchErrors(page: Window, book: Pick<ReleaseBook, 'proofOf'>): void {
  const note = (release: Reported | undefined, phase: Phase, error: unknown) => {
    if (release) reportRelease(release, book.proofOf(release), 'page', phase, error)
  }
  const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)

  page.addEventListener('error', ({ error, message, filename }) => {
    note(releaseIn(stackOf(error)) ?? releaseIn(filename), 'event', error ?? message)
  })
  page.addEventListener('unhandledrejection', ({ reason }) => note(releaseIn(stackOf(reason)), 'promise', reason))

  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return
  const observer = new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[]) {
      for (const { sourceURL, duration } of frame.scripts) {
        if (duration >= hangMs) note(releaseIn(sourceURL), 'hang', `did not answer for ${Math.round(duration)} ms`)
      }
    }
  })
  observer.observe({ type: 'long-animation-frame', buffered: true })
}
