import type { SnapshotRelease } from '@nukkad/contracts'
import { watchVitals } from './page-vitals.ts'

const release = { name: 'mf-commerce', version: '0.1.0-abc' } as SnapshotRelease

type Observed = (list: { getEntries(): object[] }) => void

/** A page whose browser reports the entries that the test gives. */
function watched(slot: string) {
  const sent: Record<string, string>[] = []
  window.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return new Response()
  }
  const observers = new Map<string, Observed[]>()
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input']
    readonly #observed: Observed
    constructor(observed: Observed) {
      this.#observed = observed
    }
    observe({ type }: { type: string }) {
      observers.set(type, [...(observers.get(type) ?? []), this.#observed])
    }
    takeRecords() {
      return []
    }
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 1, activationStart: 0 }] })
  document.body.innerHTML = `<div id="slot-${slot}"><h1>Kurta</h1></div><p>Shell</p>`
  watchVitals({ proofOf: () => ({ given: 'mf-commerce@0.1.0-abc', proof: 'p'.repeat(24) }) }, (name) =>
    name === 'main' ? release : undefined,
  )
  const tell = async (type: string, entry: object) => {
    for (const observed of observers.get(type) ?? []) observed({ getEntries: () => [{ entryType: type, ...entry }] })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { sent, tell, inSlot: document.querySelector('h1'), outside: document.querySelector('p') }
}

test('reports a largest contentful paint after four seconds with the release of its slot', async () => {
  const { sent, tell, inSlot, outside } = watched('main')

  await tell('largest-contentful-paint', { startTime: 2_000, element: inSlot })
  await tell('largest-contentful-paint', { startTime: 4_200, element: outside })
  expect(sent).toEqual([])

  await tell('largest-contentful-paint', { startTime: 4_400, element: inSlot })
  await tell('largest-contentful-paint', { startTime: 4_900, element: inSlot })
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'mf-commerce',
      version: '0.1.0-abc',
      slot: 'main',
      phase: 'slow',
      message: 'LCP 4400',
    }),
  ])
})
