import type { Snapshot } from '@nukkad/contracts'

interface NewsParts {
  /** sequence number of the newest snapshot that this page knows */
  sequence(): number
  fetchSnapshot(): Promise<Snapshot>
  taken(snapshot: Snapshot): void
}

/** A hidden page closes its connection after this long (ms), and opens it again when it is visible. */
const closeAfterHidden = 60_000
const retryAfter = 30_000
/** Delay before retrying a failed request, in milliseconds: doubled each time, with random jitter. */
const firstPause = 1_000
const longestPause = 60_000

/** Listens for new releases. Call it only once the page is at rest; `end` closes everything. */
export function followReleases(page: Window, { sequence, fetchSnapshot, taken }: NewsParts): { end(): void } {
  let source: EventSource | undefined
  let timer: number | undefined
  let isAsking = false
  let newest = 0
  let failures = 0
  let nextAsk: number | undefined

  /** Fetches snapshots until the announced one is known: another release may be published during a request. */
  async function ask(announced: number) {
    newest = Math.max(newest, announced)
    if (isAsking) return
    page.clearTimeout(nextAsk)
    isAsking = true
    try {
      for (let known = -1; known < sequence() && sequence() < newest; ) {
        known = sequence()
        taken(await fetchSnapshot())
      }
      failures = 0
    } catch {
      askLater()
    } finally {
      isAsking = false
    }
  }

  function askLater() {
    // Opening the stream again retries.
    if (!source) return
    const pause = Math.min(firstPause * 2 ** failures, longestPause) * (0.75 + Math.random() / 2)
    failures += 1
    nextAsk = page.setTimeout(() => void ask(newest), pause)
  }

  function open() {
    page.clearTimeout(timer)
    if (source && source.readyState !== EventSource.CLOSED) return
    source = new EventSource('/_shell/releases')
    if (newest > sequence()) void ask(newest)
    source.addEventListener('release', (event) => {
      const { sequence: announced } = JSON.parse(event.data as string) as { sequence: number }
      void ask(announced)
    })
    source.addEventListener('error', () => {
      // The browser reconnects automatically unless the server refused.
      if (source?.readyState === EventSource.CLOSED) timer = page.setTimeout(open, retryAfter)
    })
  }

  function close() {
    page.clearTimeout(timer)
    page.clearTimeout(nextAsk)
    source?.close()
    source = undefined
  }

  function visibilityChanged() {
    page.clearTimeout(timer)
    if (page.document.visibilityState === 'visible') open()
    else timer = page.setTimeout(close, closeAfterHidden)
  }

  open()
  page.document.addEventListener('visibilitychange', visibilityChanged)
  // An open stream would keep the page out of the back-forward cache.
  page.addEventListener('pagehide', close)
  page.addEventListener('pageshow', open)
  return {
    end() {
      page.document.removeEventListener('visibilitychange', visibilityChanged)
      page.removeEventListener('pagehide', close)
      page.removeEventListener('pageshow', open)
      close()
    },
  }
}
