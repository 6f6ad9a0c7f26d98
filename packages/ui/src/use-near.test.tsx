import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useNear } from './use-near.ts'

/** The page's current observers, by root margin. */
const watching = new Map<string | undefined, () => void>()

class Watch {
  readonly #margin: string | undefined
  constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
    this.#margin = options?.rootMargin
    watching.set(this.#margin, () => act(() => call([{ isIntersecting: true }])))
  }
  observe() {}
  disconnect = () => void watching.delete(this.#margin)
}

function Reviews() {
  const place = useRef<HTMLParagraphElement>(null)
  return <p ref={place}>{useNear(place, '400px') ? 'Forty reviews' : 'Later'}</p>
}

beforeEach(() => Object.assign(window, { IntersectionObserver: Watch }))
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  Object.assign(window, { scrollY: 0 })
  watching.clear()
})

test('looks only at the visible screen before the first scroll', () => {
  render(<Reviews />)
  expect([...watching.keys()]).toEqual(['0px'])
  watching.get('0px')?.()
  expect(screen.getByText('Forty reviews')).toBeTruthy()
  expect(watching.size).toBe(0)
})

test('looks ahead by its margin after a scroll of the page or of a container', () => {
  const { container } = render(<Reviews />)
  fireEvent.scroll(container)
  expect([...watching.keys()]).toEqual(['400px'])
  watching.get('400px')?.()
  expect(screen.getByText('Forty reviews')).toBeTruthy()
})

test('looks ahead from the start on a page that is already scrolled', () => {
  Object.assign(window, { scrollY: 900 })
  render(<Reviews />)
  expect([...watching.keys()]).toEqual(['400px'])
})

test('stops observing when unmounted', () => {
  const { container, unmount } = render(<Reviews />)
  unmount()
  fireEvent.scroll(container)
  expect(watching.size).toBe(0)
})
