import type { Snapshot } from '@nukkad/contracts'
import { givenRelease, givenSnapshot } from './release.given.ts'
import { ReleaseBook } from './release-book.ts'

const first = givenRelease('mf-content', '1.0.0')
const second = givenRelease('mf-content', '1.1.0')
const header = givenRelease('mf-header', '1.0.0', { slots: ['header', 'footer'] })

const away = () => Promise.reject(new Error('nobody answers'))
const bookOf = (snapshot: Snapshot, fetchSnapshot: () => Promise<Snapshot> = away) =>
  new ReleaseBook(snapshot, fetchSnapshot)

describe('the releases of a page', () => {
  test('are those of its snapshot until a newer one is taken', () => {
    const book = bookOf(givenSnapshot(1, [first, header]))

    expect(book.offer(givenSnapshot(2, [second, header], [first]))).toEqual(['mf-content'])
    expect(book.releaseOf('mf-content')).toBe(first)
    book.take()

    expect(book.releaseOf('mf-content')).toBe(second)
    expect(book.hasNews).toBe(false)
  })

  test('never go back to an older snapshot', () => {
    const book = bookOf(givenSnapshot(5, [second]))
    expect(book.offer(givenSnapshot(5, [first]))).toEqual([])
    expect(book.offer(givenSnapshot(4, [first]))).toEqual([])
    expect(book.hasNews).toBe(false)
  })

  test('follow a rollback, which is a newer snapshot of an older release', () => {
    const book = bookOf(givenSnapshot(2, [second], [first]))
    book.offer(givenSnapshot(3, [first]))
    book.take()
    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('fall back to the last good one where the new one fails, and stay there when a page goes on', async () => {
    const book = bookOf(givenSnapshot(1, [second], [first]))

    expect(await book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(first)
    book.offer(givenSnapshot(2, [second, header], [first]))
    book.take()

    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('ask for the last good one when it is needed, because pages come without it', async () => {
    const book = bookOf(givenSnapshot(1, [second]), async () => givenSnapshot(1, [second], [first]))
    expect(await book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('take what is stable by now when theirs was taken back meanwhile', async () => {
    const third = givenRelease('mf-content', '1.2.0')
    const book = bookOf(givenSnapshot(1, [second]), async () => givenSnapshot(2, [third], [second]))
    expect(await book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(third)
  })

  test('ask again for the last good one after a hiccup', async () => {
    let asked = 0
    const book = bookOf(givenSnapshot(1, [second]), () => {
      asked += 1
      return asked === 1 ? away() : Promise.resolve(givenSnapshot(1, [second], [first]))
    })
    expect(await book.quarantine(second)).toBe(true)
    expect([asked, book.releaseOf('mf-content')]).toEqual([2, first])
  })

  test('have nothing left when nobody tells of a last good one', async () => {
    jest.useFakeTimers()
    const book = bookOf(givenSnapshot(1, [second]))
    const isSaved = book.quarantine(second)
    await jest.runAllTimersAsync()
    expect(await isSaved).toBe(false)
    jest.useRealTimers()
  })

  test('have nothing left when all failed, until another try is allowed', async () => {
    const book = bookOf(givenSnapshot(1, [second], [first]), async () => givenSnapshot(1, [second], [first]))
    await book.quarantine(second)

    expect(await book.quarantine(first)).toBe(false)
    expect(book.releaseOf('mf-content')).toBeUndefined()
    book.pardon('mf-content')

    expect(book.releaseOf('mf-content')).toBe(second)
  })

  test('say who fills a slot that is no page', () => {
    const book = bookOf(givenSnapshot(1, [first, header]))
    expect([book.fillerOf('footer'), book.fillerOf('promo')]).toEqual(['mf-header', undefined])
  })
})

test('what vouches for a release that every snapshot names stays, that of releases long gone does not', () => {
  const book = bookOf(givenSnapshot(1, [first, header]))
  for (let n = 2; n < 300; n++) book.offer(givenSnapshot(n, [givenRelease('mf-content', `1.${n}.0`), header]))

  expect(book.proofOf(header)).toBeDefined()
  expect(book.proofOf({ name: 'mf-content', version: '1.299.0' })).toBeDefined()
  expect(book.proofOf(first)).toBeUndefined()
})

test('a release that failed is none that may still be mounted, until it is pardoned', async () => {
  const [good, bad] = [givenRelease('mf-x', '1.0.0'), givenRelease('mf-x', '1.1.0')]
  const snapshot = givenSnapshot(1, [bad], [good])
  const book = new ReleaseBook(snapshot, async () => snapshot)
  expect([...book.knownIds()]).toEqual([bad.id, good.id])
  await book.quarantine(bad)
  expect([...book.knownIds()]).toEqual([good.id])
  book.pardon('mf-x')
  expect([...book.knownIds()]).toEqual([bad.id, good.id])
})
