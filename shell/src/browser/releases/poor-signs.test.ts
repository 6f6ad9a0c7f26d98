import { whenMaybePoor } from './poor-signs.ts'

type Observed = (list: { getEntries(): object[] }) => void

/** A page whose browser reports the entries that the test gives. */
function watched(supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event']) {
  const observers = new Map<string, Observed>()
  class Observer {
    static supportedEntryTypes = supportedEntryTypes
    readonly #observed: Observed
    constructor(observed: Observed) {
      this.#observed = observed
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (!supportedEntryTypes.includes(type)) throw new Error(`observes ${type}, which this browser does not know`)
      if (!buffered) throw new Error(`${type}: what was measured before the page was at rest would be lost`)
      observers.set(type, this.#observed)
    }
    disconnect() {
      for (const [type, observed] of observers) if (observed === this.#observed) observers.delete(type)
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
  const run = jest.fn()
  whenMaybePoor(run)
  return { run, tell: (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries }) }
}

const paint = (startTime: number) => ['largest-contentful-paint', { startTime }] as const
const answer = (duration: number) => ['event', { duration }] as const
const shift = (value: number, hadRecentInput = false) => ['layout-shift', { value, hadRecentInput }] as const

test('gives no sign for good measurements', () => {
  const { run, tell } = watched()

  tell(...paint(800))
  tell(...paint(4_000))
  tell(...answer(480))
  tell(...shift(0.1))
  tell(...shift(0.1))
  tell(...shift(0.9, true))

  expect(run).not.toHaveBeenCalled()
})

test.each<[string, (readonly [string, object])[]]>([
  ['content that came late', [paint(800), paint(4_001)]],
  ['a tap that was answered late', [answer(504)]],
  ['shifts that add up', [shift(0.15), shift(0.05), shift(0.06)]],
])('gives a sign for %s', (_, entries) => {
  const { run, tell } = watched()

  for (const entry of entries) tell(...entry)

  expect(run).toHaveBeenCalledTimes(1)
})

test('adds up shifts that are reported together', () => {
  const { run, tell } = watched()

  tell('layout-shift', shift(0.2)[1], shift(0.2)[1])

  expect(run).toHaveBeenCalledTimes(1)
})

test('runs only once', () => {
  const { run, tell } = watched()

  tell(...paint(5_000))
  tell(...answer(900))
  tell(...shift(1))

  expect(run).toHaveBeenCalledTimes(1)
})

test('does nothing in a browser without these measurements', () => {
  expect(watched([]).run).not.toHaveBeenCalled()
})
