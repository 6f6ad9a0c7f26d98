import type { Snapshot } from '@nukkad/contracts'
import { givenRelease, givenSnapshot } from './release.given.ts'
import { ReleaseBook } from './release-book.ts'

const first = givenRelease('mf-content', '1.0.0')
const second = givenRelease('mf-content', '1.1.0')
const header = givenRelease('mf-header', '1.0.0', { slots: ['header', 'footer'] })

const away = () => Promise.reject(new Error('nobody answers'))
const bookOf = (snapshot: Snapshot, fetchSnapshot: () => Promise<Snapshot> = away) =>
  new ReleaseBook(snapshot, fetchSnapshot)

describe('release book', () => {
  test('uses the releases of its snapshot until a newer one is taken', () => {
    const book = bookOf(givenSnapshot(1, [first, header]))

    expect(book.offer(givenSnapshot(2, [second, header], [first]))).toEqual(['mf-content'])
    expect(book.releaseOf('mf-content')).toBe(first)
    book.take()

    expect(book.releaseOf('mf-content')).toBe(second)
    expect(book.hasNews).toBe(false)
  })

  test('ignores an older snapshot', () => {
    const book = bookOf(givenSnapshot(5, [second]))
    expect(book.offer(givenSnapshot(5, [first]))).toEqual([])
    expect(book.offer(givenSnapshot(4, [first]))).toEqual([])
    expect(book.hasNews).toBe(false)
  })

  test('follows a rollback, which is a newer snapshot with an older release', () => {
    const book = bookOf(givenSnapshot(2, [second], [first]))
    book.offer(givenSnapshot(3, [first]))
    book.take()
    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('falls back to the last good release when the new one fails, and stays there on navigation', async () => {
    const book = bookOf(givenSnapshot(1, [second], [first]))

    expect(await book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(first)
    book.offer(givenSnapshot(2, [second, header], [first]))
    book.take()

    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('fetches the last good release when needed', async () => {
    const book = bookOf(givenSnapshot(1, [second]), async () => givenSnapshot(1, [second], [first]))
    expect(await book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('takes the current stable release when its own was withdrawn', async () => {
    const third = givenRelease('mf-content', '1.2.0')
    const book = bookOf(givenSnapshot(1, [second]), async () => givenSnapshot(2, [third], [second]))
    expect(await book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(third)
  })

  test('retries fetching the last good release after a failure', async () => {
    let asked = 0
    const book = bookOf(givenSnapshot(1, [second]), () => {
      asked += 1
      return asked === 1 ? away() : Promise.resolve(givenSnapshot(1, [second], [first]))
    })
    expect(await book.quarantine(second)).toBe(true)
    expect([asked, book.releaseOf('mf-content')]).toEqual([2, first])
  })

  test('has no release when the last good one cannot be fetched', async () => {
    jest.useFakeTimers()
    const book = bookOf(givenSnapshot(1, [second]))
    const isSaved = book.quarantine(second)
    await jest.runAllTimersAsync()
    expect(await isSaved).toBe(false)
    jest.useRealTimers()
  })

  test('has no release once all failed, until pardoned', async () => {
    const book = bookOf(givenSnapshot(1, [second], [first]), async () => givenSnapshot(1, [second], [first]))
    await book.quarantine(second)

    expect(await book.quarantine(first)).toBe(false)
    expect(book.releaseOf('mf-content')).toBeUndefined()
    book.pardon('mf-content')

    expect(book.releaseOf('mf-content')).toBe(second)
  })

  test('names the remote that fills a slot', () => {
    const book = bookOf(givenSnapshot(1, [first, header]))
    expect([book.fillerOf('footer'), book.fillerOf('promo')]).toEqual(['mf-header', undefined])
  })
})

test('keeps the proof of a release that every snapshot names and drops those of old releases', () => {
  const book = bookOf(givenSnapshot(1, [first, header]))
  for (let n = 2; n < 300; n++) book.offer(givenSnapshot(n, [givenRelease('mf-content', `1.${n}.0`), header]))

  expect(book.proofOf(header)).toBeDefined()
  expect(book.proofOf({ name: 'mf-content', version: '1.299.0' })).toBeDefined()
  expect(book.proofOf(first)).toBeUndefined()
})

test('excludes a failed release from the known ids until it is pardoned', async () => {
  const [good, bad] = [givenRelease('mf-x', '1.0.0'), givenRelease('mf-x', '1.1.0')]
  const snapshot = givenSnapshot(1, [bad], [good])
  const book = new ReleaseBook(snapshot, async () => snapshot)
  expect([...book.knownIds()]).toEqual([bad.id, good.id])
  await book.quarantine(bad)
  expect([...book.knownIds()]).toEqual([good.id])
  book.pardon('mf-x')
  expect([...book.knownIds()]).toEqual([bad.id, good.id])
})
