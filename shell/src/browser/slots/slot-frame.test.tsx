/** Tests the frame on the real platform; only the loading of containers is simulated. */
import type { SnapshotRelease } from '@nukkad/contracts'
import { defineSlot, lifecycles } from '@nukkad/platform'
import type { PageEvents, PlacedRoute } from '@nukkad/platform/host'
import { testHost } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { givenRelease, givenSnapshot } from '../releases/release.given.ts'
import { ReleaseBook } from '../releases/release-book.ts'
import { SlotFrame } from './slot-frame.ts'

const good = givenRelease('mf-x', '1.0.0')
const bad = givenRelease('mf-x', '1.1.0')
const silent: PageEvents = { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} }

const Good = () => <p>the last good one</p>
function Throwing(): never {
  throw new Error('broken')
}
function Fragile() {
  const [isBroken, breakIt] = useState(false)
  if (isBroken) throw new Error('broken later')
  return (
    <button type="button" onClick={() => breakIt(true)}>
      Break
    </button>
  )
}
let living = 0
function Living() {
  useEffect(() => {
    living += 1
    return () => {
      living -= 1
    }
  }, [])
  return <p>here</p>
}
const remote = (Component: () => React.ReactNode) => lifecycles('mf-x', 'header', defineSlot({ Component }))

let reports: { version: string; phase: string }[] = []
beforeEach(() => {
  reports = []
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    fetch: async (_: string, { body }: { body: string }) => void reports.push(JSON.parse(body)),
  })
})

type Containers = Readonly<Record<string, () => ReturnType<typeof remote>>>

function frameOf(
  containers: Containers,
  releases = givenSnapshot(1, [bad], [good]),
  beforeSwap = async () => {},
  slot = `header-${Math.random()}`,
) {
  // As a page is served: its last good releases are sent only on request.
  const book = new ReleaseBook({ ...releases, lastGood: {} }, async () => releases)
  const element = document.body.appendChild(document.createElement('div'))
  const fallbacks: (() => void)[] = []
  const { host } = testHost()
  const place = host.navigation.place$.value
  const frame = new SlotFrame(
    {
      book,
      host,
      federation: {
        async lifecycles({ version }: SnapshotRelease) {
          const container = containers[version]
          if (!container) throw new Error('404')
          return container()
        },
        files: async () => ({ js: [], css: [] }),
      },
      fallback(_frame, _error, retry) {
        fallbacks.push(retry)
        return () => void fallbacks.splice(0)
      },
    },
    {
      slot,
      element,
      placed$: () => new BehaviorSubject<PlacedRoute>({ place, match: undefined }),
      page: silent,
      state: null,
      beforeSwap,
    },
  )
  return { frame, book, element, fallbacks }
}

describe('slot frame', () => {
  test('shows the last good release when the new one fails to load, and reports it once', async () => {
    const { frame, element } = frameOf({ '1.0.0': () => remote(Good) })

    expect(await frame.show('mf-x')).toBe(true)

    expect(element.textContent).toBe('the last good one')
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'load', given: 'mf-x@1.1.0', proof: 'p'.repeat(24) }])
    await frame.close()
    expect(element.childNodes).toHaveLength(0)
  })

  test('shows the last good release when the new one throws at its first render', async () => {
    const { frame, element } = frameOf({ '1.0.0': () => remote(Good), '1.1.0': () => remote(Throwing) })

    await frame.show('mf-x')

    expect(element.textContent).toBe('the last good one')
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'mount' }])
    await frame.close()
  })

  test('holds one content when show is called twice, whatever the timing', async () => {
    for (let ticks = 0; ticks < 40; ticks += 1) {
      const { frame, element } = frameOf({ '1.0.0': () => remote(Living) }, givenSnapshot(1, [good]))
      const first = frame.show('mf-x')
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
      await Promise.all([first, frame.show('mf-x')])
      expect([ticks, element.querySelectorAll('p').length, living]).toEqual([ticks, 1, 1])
      await frame.close()
      expect([ticks, element.childNodes.length, living]).toEqual([ticks, 0, 0])
    }
  })

  test('calls beforeSwap only when it replaces content of a remote', async () => {
    let moves = 0
    const beforeSwap = async () => void moves++
    const { frame } = frameOf({ '1.0.0': () => remote(Good) }, givenSnapshot(1, [good]), beforeSwap)

    await frame.show('mf-x')
    expect(moves).toBe(0)
    await frame.show('mf-x')
    expect(moves).toBe(1)
    await frame.close()
  })

  test('returns to the last good release when the new one breaks later', async () => {
    const { frame } = frameOf({ '1.0.0': () => remote(Good), '1.1.0': () => remote(Fragile) })
    await frame.show('mf-x')

    await userEvent.click(page.getByText('Break'))

    expect(await page.findByText('the last good one')).toBeTruthy()
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'render' }])
    await frame.close()
  })

  test('offers a retry when the only release breaks later', async () => {
    const { frame } = frameOf({ '1.0.0': () => remote(Fragile) }, givenSnapshot(1, [good]))
    await frame.show('mf-x')

    await userEvent.click(page.getByText('Break'))
    await userEvent.click(await page.findByText('Try again'))

    expect(await page.findByText('Break')).toBeTruthy()
    await frame.close()
  })

  test('shows the last good release when the new one never finishes loading, and reports it', async () => {
    jest.useFakeTimers()
    const { frame, element } = frameOf({
      '1.0.0': () => remote(Good),
      '1.1.0': () => new Promise<never>(() => {}) as never,
    })
    const shown = frame.show('mf-x')
    await jest.advanceTimersByTimeAsync(15_000)
    jest.useRealTimers()

    expect(await shown).toBe(true)
    expect(element.textContent).toBe('the last good one')
    expect(reports).toMatchObject([{ name: 'mf-x', version: '1.1.0', phase: 'load' }])
    await frame.close()
  })

  test('shows the slow-loading message in the main slot after three seconds, until it is mounted', async () => {
    let come = (_: ReturnType<typeof remote>) => {}
    const late = new Promise<ReturnType<typeof remote>>((resolve) => {
      come = resolve
    })
    const slow = { '1.0.0': () => late as never }
    const { frame, element, fallbacks } = frameOf(slow, givenSnapshot(1, [good]), undefined, 'main')
    const shown = frame.show('mf-x')
    await waitFor(() => expect(fallbacks).toHaveLength(1), { timeout: 8_000 })
    come(remote(Good))

    expect(await shown).toBe(true)
    expect(fallbacks).toHaveLength(0)
    expect(element.textContent).toBe('the last good one')
    await frame.close()
  }, 15_000)

  test('offers a retry when no release works, and mounts once it succeeds', async () => {
    let isBack = false
    const { frame, element, fallbacks } = frameOf({
      get '1.0.0'() {
        return isBack ? () => remote(Good) : (undefined as never)
      },
    })

    expect(await frame.show('mf-x')).toBe(false)
    expect(fallbacks).toHaveLength(1)
    isBack = true
    fallbacks[0]?.()

    await waitFor(() => expect(element.textContent).toBe('the last good one'), { timeout: 4_000 })
    expect(fallbacks).toHaveLength(0)
    await frame.close()
  }, 15_000)
})
