import { aRelease, aSnapshot } from './given.ts'
import { ReleaseBook } from './release-book.ts'
import { ReleaseSwitch } from './release-switch.ts'

const old = aRelease('mf-content', '1.0.0')
const fresh = aRelease('mf-content', '1.1.0')

function page() {
  const book = new ReleaseBook(aSnapshot(1, [old]), () => Promise.reject(new Error('nobody answers')))
  const told: string[][] = []
  const releases = new ReleaseSwitch({
    book,
    available: (remotes) => told.push([...remotes]),
  })
  releases.offer(aSnapshot(2, [fresh], [old]))
  return { book, told, releases }
}

describe('a new release', () => {
  test('is announced at once and taken at the next navigation', () => {
    const { book, told, releases } = page()
    expect(told).toEqual([['mf-content']])
    expect(book.releaseOf('mf-content')).toBe(old)

    expect(releases.leaving()).toBe(true)

    expect(book.releaseOf('mf-content')).toBe(fresh)
  })
})
