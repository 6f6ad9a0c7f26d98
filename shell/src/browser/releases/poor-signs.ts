/** Fields of the entries below; each entry has some of them. */
type Entry = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
}

/** The limits of the web vitals above which a value is poor; times in milliseconds. */
const lateContent = 4_000
const slowAnswer = 500
const largeShift = 0.25

/**
 * Runs once, as soon as the browser's entries allow for one of its web vitals to be poor. It misses none that these
 * entries make poor: each value here is at least what web-vitals computes from the same entries, as web-vitals leaves
 * out hidden tabs, groups shifts and counts only interactions. The final judgement is left to web-vitals.
 */
export function whenMaybePoor(run: () => void): void {
  const { supportedEntryTypes = [] } = PerformanceObserver
  const observers: PerformanceObserver[] = []
  let shifted = 0

  function watch(type: string, isSign: (entry: Entry) => boolean, options: { durationThreshold?: number } = {}) {
    if (!supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => {
      // All entries are examined: shifts add up.
      if ((list.getEntries() as Entry[]).filter(isSign).length > 0) found()
    })
    observers.push(observer)
    observer.observe({ type, buffered: true, ...options })
  }

  function found() {
    if (observers.length === 0) return
    for (const observer of observers.splice(0)) observer.disconnect()
    run()
  }

  watch('largest-contentful-paint', ({ startTime }) => startTime > lateContent)
  watch('event', ({ duration }) => duration > slowAnswer, { durationThreshold: slowAnswer })
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shifted += value
    return shifted > largeShift
  })
}
