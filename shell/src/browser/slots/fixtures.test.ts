import type { SnapshotRelease } from '@nukkad/contracts'
import { defineSlot, lifecycles } from '@nukkad/platform'
import type { PlacedRoute } from '@nukkad/platform/host'
import { testHost } from '@nukkad/platform/testing'
import { waitFor } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { givenRelease, givenSnapshot } from '../releases/release.given.ts'
import { ReleaseBook } from '../releases/release-book.ts'
import { Fixtures } from './fixtures.ts'

function given() {
  const asked: string[] = []
  const { host } = testHost()
  const snapshot = givenSnapshot(1, [givenRelease('mf-header', '1.0.0', { slots: ['dialogs'] })])
  const placed$ = new BehaviorSubject<PlacedRoute>({ place: host.navigation.place$.value, match: undefined })
  const federation = {
    async lifecycles(_: SnapshotRelease, slot: string) {
      asked.push(slot)
      return lifecycles('mf-header', 'dialogs', defineSlot({ Component: () => 'a dialog' }))
    },
    files: async () => ({ js: [], css: [] }),
  }
  const book = new ReleaseBook(snapshot, async () => snapshot)
  const fixtures = new Fixtures({ book, federation, host, fallback: () => () => {} }, placed$)
  const element = document.body.appendChild(document.createElement('div'))
  return { asked, element, fixtures, placed$ }
}

test('loads an unseen slot only when it is woken, and once', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const { asked, element, fixtures, placed$ } = given()
  const wake = fixtures.addUnseen('dialogs', element)
  placed$.next({ ...placed$.value })
  await fixtures.refresh()
  expect([asked, element.textContent]).toEqual([[], ''])

  wake()
  wake()
  await waitFor(() => expect(element.textContent).toBe('a dialog'))
  expect(asked).toEqual(['dialogs'])
})
