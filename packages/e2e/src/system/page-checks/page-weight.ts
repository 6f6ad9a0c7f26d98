import type { CDPSession, Page } from 'playwright/test'

/** The memory and resources that a page holds after garbage collection. */
export interface PageWeight {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
  /** style sheets, scripts and hints in the document */
  readonly files: number
  readonly intervals: number
  readonly timeouts: number
}

declare global {
  var runningTimers: { intervals: Set<unknown>; timeouts: Set<unknown> }
}

/** Counts timers, starting before the page's first script. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const intervals = new Set<unknown>()
    const timeouts = new Set<unknown>()
    const { setInterval, clearInterval, setTimeout, clearTimeout } = window
    Object.assign(window, {
      runningTimers: { intervals, timeouts },
      setInterval(...given: Parameters<typeof setInterval>) {
        const timer = setInterval(...given)
        intervals.add(timer)
        return timer
      },
      clearInterval(timer: number) {
        intervals.delete(timer)
        clearInterval(timer)
      },
      setTimeout(run: (...given: unknown[]) => void, wait?: number, ...given: unknown[]) {
        const timer = setTimeout(() => {
          timeouts.delete(timer)
          run(...given)
        }, wait)
        timeouts.add(timer)
        return timer
      },
      clearTimeout(timer: number) {
        timeouts.delete(timer)
        clearTimeout(timer)
      },
    })
  })
}

export async function weigh(page: Page, devtools: CDPSession): Promise<PageWeight> {
  // Objects freed by one collection may hold others that only the next one can free.
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const counted = await page.evaluate(() => ({
    files: document.querySelectorAll('link, script').length,
    intervals: runningTimers.intervals.size,
    timeouts: runningTimers.timeouts.size,
  }))
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners, ...counted }
}
