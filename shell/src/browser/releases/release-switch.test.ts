import { ShellStore } from '../ui/shell-state.ts'
import { aRelease, aSnapshot } from './given.ts'
import { ReleaseBook } from './release-book.ts'
import { ReleaseSwitch } from './release-switch.ts'

const old = aRelease('mf-content', '1.0.0')
const fresh = aRelease('mf-content', '1.1.0')

function page(hasUnsaved = false) {
  const book = new ReleaseBook(aSnapshot(1, [old]), () => Promise.reject(new Error('nobody answers')))
  const store = new ShellStore()
  const told: string[][] = []
  const state = { hasUnsaved, refreshed: 0 }
  const releases = new ReleaseSwitch({
    book,
    store,
    hasUnsaved: () => state.hasUnsaved,
    available: (remotes) => told.push([...remotes]),
    refresh: () => {
      state.refreshed += 1
    },
  })
  releases.offer(aSnapshot(2, [fresh], [old]))
  return { book, store, told, state, releases }
}

describe('a new release', () => {
  test('is announced at once and taken at the next navigation', () => {
    const { book, told, releases } = page()
    expect(told).toEqual([['mf-content']])
    expect(book.releaseOf('mf-content')).toBe(old)

    expect(releases.leaving()).toBe(true)

    expect(book.releaseOf('mf-content')).toBe(fresh)
  })

  test('waits for an answer where unsaved input would be lost', () => {
    const { book, store, state, releases } = page(true)

    expect(releases.leaving()).toBe(false)
    expect(book.releaseOf('mf-content')).toBe(old)
    store.state$.value.question?.accept()

    expect(book.releaseOf('mf-content')).toBe(fresh)
    expect(state.refreshed).toBe(1)
    expect(store.state$.value.question).toBeNull()
  })

  test('that was put off is taken without asking once nothing is unsaved', () => {
    const { book, store, state, releases } = page(true)
    releases.leaving()
    store.state$.value.question?.decline()
    state.hasUnsaved = false

    expect(releases.leaving()).toBe(true)

    expect(book.releaseOf('mf-content')).toBe(fresh)
  })
})
