import { aRelease, aSnapshot } from './given.ts'
import { ReleaseBook } from './release-book.ts'

const first = aRelease('mf-content', '1.0.0')
const second = aRelease('mf-content', '1.1.0')
const header = aRelease('mf-header', '1.0.0', { slots: ['header', 'footer'] })

describe('the releases of a page', () => {
  test('are those of its snapshot until a newer one is taken', () => {
    const book = new ReleaseBook(aSnapshot(1, [first, header]))

    expect(book.offer(aSnapshot(2, [second, header], [first]))).toEqual(['mf-content'])
    expect(book.releaseOf('mf-content')).toBe(first)
    book.take()

    expect(book.releaseOf('mf-content')).toBe(second)
    expect(book.hasNews).toBe(false)
  })

  test('never go back to an older snapshot', () => {
    const book = new ReleaseBook(aSnapshot(5, [second]))
    expect(book.offer(aSnapshot(5, [first]))).toEqual([])
    expect(book.offer(aSnapshot(4, [first]))).toEqual([])
    expect(book.hasNews).toBe(false)
  })

  test('follow a rollback, which is a newer snapshot of an older release', () => {
    const book = new ReleaseBook(aSnapshot(2, [second], [first]))
    book.offer(aSnapshot(3, [first]))
    book.take()
    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('fall back to the last good one where the new one fails, and stay there when a page goes on', () => {
    const book = new ReleaseBook(aSnapshot(1, [second], [first]))

    expect(book.quarantine(second)).toBe(true)
    expect(book.releaseOf('mf-content')).toBe(first)
    book.offer(aSnapshot(2, [second, header], [first]))
    book.take()

    expect(book.releaseOf('mf-content')).toBe(first)
  })

  test('have nothing left when all failed, until another try is allowed', () => {
    const book = new ReleaseBook(aSnapshot(1, [second], [first]))
    book.quarantine(second)

    expect(book.quarantine(first)).toBe(false)
    expect(book.releaseOf('mf-content')).toBeUndefined()
    book.pardon('mf-content')

    expect(book.releaseOf('mf-content')).toBe(second)
  })

  test('say who fills a slot that is no page', () => {
    const book = new ReleaseBook(aSnapshot(1, [first, header]))
    expect([book.fillerOf('footer'), book.fillerOf('promo')]).toEqual(['mf-header', undefined])
  })
})
