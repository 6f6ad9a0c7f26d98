import type { SnapshotRelease } from '@nukkad/contracts'
import { defineSlot, lifecycles } from '@nukkad/platform'
import type { PlacedRoute } from '@nukkad/platform/host'
import { testHost } from '@nukkad/platform/testing'
import { waitFor } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { givenRelease, givenSnapshot } from '../releases/release.given.ts'
import { ReleaseBook } from '../releases/release-book.ts'
import { Fixtures } from './fixtures.ts'

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, fetch: async () => new Response() }))

/** `network.isDown` makes every slot fail to load. */
function given({ slots = ['dialogs'] } = {}) {
  const asked: string[] = []
  const network = { isDown: false }
  /** the messages that are shown, each with its retry */
  const messages = new Set<() => void>()
  const { host } = testHost()
  const snapshot = givenSnapshot(1, [givenRelease('mf-header', '1.0.0', { slots })])
  const placed$ = new BehaviorSubject<PlacedRoute>({ place: host.navigation.place$.value, match: undefined })
  const federation = {
    async lifecycles(_: SnapshotRelease, slot: string) {
      asked.push(slot)
      if (network.isDown) throw new Error('404')
      return lifecycles('mf-header', slot, defineSlot({ Component: () => `the ${slot}` }))
    },
    files: async () => ({ js: [], css: [] }),
  }
  const book = new ReleaseBook(snapshot, async () => snapshot)
  const fallback = (_: unknown, __: unknown, retry: () => void) => {
    // A function of its own: two equal messages are two.
    const message = () => retry()
    messages.add(message)
    return () => void messages.delete(message)
  }
  const fixtures = new Fixtures({ book, federation, host, fallback }, { placed$, shown$: placed$ })
  const newElement = () => document.body.appendChild(document.createElement('div'))
  return { asked, newElement, fixtures, messages, network, placed$ }
}

test('loads an unseen slot only when it is woken, and once', async () => {
  const { asked, newElement, fixtures, placed$ } = given()
  const element = newElement()
  const wake = fixtures.addUnseen('dialogs', element)
  placed$.next({ ...placed$.value })
  await fixtures.refresh()
  expect([asked, element.textContent]).toEqual([[], ''])

  wake()
  wake()
  await waitFor(() => expect(element.textContent).toBe('the dialogs'))
  expect(asked).toEqual(['dialogs'])
})

test('keeps the message of a slot that failed while other slots wake, so that its button can be pressed', async () => {
  const { newElement, fixtures, messages, network } = given({ slots: ['header', 'dialogs'] })
  network.isDown = true
  fixtures.add('header', newElement(), null)
  const wake = fixtures.addUnseen('dialogs', newElement())
  await fixtures.refresh()
  const [message] = messages
  expect(messages.size).toBe(1)

  wake()
  await fixtures.refresh()

  expect([...messages][0]).toBe(message)
}, 15_000)
