import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type GrowingList, LoadMore, LoadMoreSkeleton, pagesIn } from './load-more.tsx'

const givenList = (parts: Partial<GrowingList> = {}): GrowingList => ({
  count: 1,
  nextHref: '/shop?page=2',
  isFetching: false,
  isFetchingNext: false,
  hasFailed: false,
  seenBefore: 1,
  loadMore: jest.fn(),
  ...parts,
})
const show = (list: GrowingList) => render(<LoadMore list={list} status="20 of 64" />)
const scrolledTo = (y: number) => Object.defineProperty(window, 'scrollY', { configurable: true, value: y })

/** Simulates the browser's IntersectionObserver, which jsdom lacks. */
let come = (_isNear: boolean) => {}
beforeEach(() => {
  class Watch {
    constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void) {
      come = (isIntersecting) => act(() => call([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {
      come = () => {}
    }
  }
  Object.assign(window, { IntersectionObserver: Watch })
  scrolledTo(900)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  scrolledTo(0)
})

test('shows the progress and loads the next page on a click', async () => {
  const list = givenList({ count: 3 })
  show(list)
  expect(screen.getByRole('status').textContent).toBe('20 of 64')
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
  expect(list.loadMore).toHaveBeenCalledTimes(1)
})

test('is a real link whose click with a modifier key is left to the browser', () => {
  const list = givenList()
  show(list)
  const link = screen.getByRole('link', { name: 'Show more' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/shop?page=2', 'next'])
  const tap = createEvent.click(link, { ctrlKey: true })
  // jsdom logs an error for an unhandled navigation.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent(link, tap)
  expect(list.loadMore).not.toHaveBeenCalled()
})

test('loads the next page when its end comes near', () => {
  const list = givenList()
  show(list)
  expect(list.loadMore).not.toHaveBeenCalled()
  come(true)
  expect(list.loadMore).toHaveBeenCalledTimes(1)
})

test('waits for a scroll when its end is near from the start', () => {
  scrolledTo(0)
  const list = givenList()
  show(list)
  come(true)
  expect(list.loadMore).not.toHaveBeenCalled()
  fireEvent.scroll(window)
  expect(list.loadMore).toHaveBeenCalledTimes(1)

  const other = givenList({ nextHref: '/shop?page=9' })
  show(other)
  come(true)
  come(false)
  fireEvent.scroll(window)
  expect(other.loadMore).not.toHaveBeenCalled()
})

test('waits for a click after three pages and then loads by itself again', async () => {
  const list = givenList({ count: 3 })
  show(list)
  come(true)
  expect(list.loadMore).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
  come(true)
  expect(list.loadMore).toHaveBeenCalledTimes(2)
})

test('reloads as many pages as were shown before', () => {
  const loadMore = jest.fn()
  const { rerender } = show(givenList({ seenBefore: 3, loadMore }))
  expect(loadMore).toHaveBeenCalledTimes(1)
  rerender(<LoadMore list={givenList({ seenBefore: 3, loadMore, isFetching: true })} status="" />)
  rerender(<LoadMore list={givenList({ seenBefore: 3, loadMore, count: 2 })} status="" />)
  expect(loadMore).toHaveBeenCalledTimes(2)
  rerender(<LoadMore list={givenList({ seenBefore: 3, loadMore, count: 3 })} status="" />)
  expect(loadMore).toHaveBeenCalledTimes(2)
})

test('says that it is loading and does not request a second page', async () => {
  const list = givenList({ isFetching: true, isFetchingNext: true })
  show(list)
  await userEvent.click(screen.getByRole('link', { name: 'Loading…' }))
  expect(list.loadMore).not.toHaveBeenCalled()
})

test('reports a failed page and retries only on a click', async () => {
  const list = givenList({ hasFailed: true })
  show(list)
  expect(screen.getByRole('alert').textContent).toContain('More could not be loaded')
  come(true)
  expect(list.loadMore).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
  expect(list.loadMore).toHaveBeenCalledTimes(1)
})

test('shows no link at the end', () => {
  show(givenList({ nextHref: undefined }))
  expect(screen.queryByRole('link')).toBeNull()
})

test('reads the number of pages from the history state, ten at most', () => {
  expect([{ seenPages: 4 }, { seenPages: 40 }, null, 'x', {}, { seenPages: 'four' }].map(pagesIn)).toEqual([
    4, 10, 1, 1, 1, 1,
  ])
})

test('renders a skeleton with nothing to press', () => {
  const { container } = render(<LoadMoreSkeleton />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toBe('')
})

test('reserves room in the columns of the cards', () => {
  const list = givenList({ loadMore: jest.fn(), isFetchingNext: true, isFetching: true })
  const room = () => document.querySelector('[aria-hidden="true"]')?.children.length
  const { rerender } = render(<LoadMore list={list} status="" />)
  expect(room()).toBe(3)
  rerender(<LoadMore list={list} status="" isPaired />)
  expect(room()).toBe(6)
})
