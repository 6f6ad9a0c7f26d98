import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Rail } from './rail.tsx'

/** A screen with a mouse or touch; the returned function connects or removes a mouse. */
function screenWith(matches: boolean) {
  const list = Object.assign(new EventTarget(), { matches })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list })
  return (now: boolean) =>
    act(() => {
      list.matches = now
      list.dispatchEvent(new Event('change'))
    })
}

beforeEach(() => void screenWith(true))
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'))

/** A row of the given width in a window of 400 px, since jsdom has no layout to measure. */
async function rowOf(content: number) {
  render(
    <Rail label="Places">
      <li>Hauz Khas</li>
    </Rail>,
  )
  const row = screen.getByRole('region', { name: 'Places' })
  Object.defineProperties(row, { scrollWidth: { value: content }, clientWidth: { value: 400 } })
  const scrollBy = jest.fn(({ left }: { left: number }) => scrollTo(row.scrollLeft + left))
  Object.assign(row, { scrollBy })
  const scrollTo = (left: number) => {
    row.scrollLeft = left
    fireEvent.scroll(row)
  }
  // The arrows are loaded lazily.
  await act(() => import('./arrow-pair.tsx'))
  act(() => scrollTo(0))
  return { scrollTo, scrollBy }
}

test('shows arrows that scroll by most of the visible width', async () => {
  const { scrollTo, scrollBy } = await rowOf(1_000)
  const [back, on] = [
    screen.getByRole('button', { name: 'Places: back' }),
    screen.getByRole('button', { name: 'Places: on' }),
  ]
  expect([back.tabIndex, on.tabIndex]).toEqual([-1, 0])
  await userEvent.click(on)
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 320 }))
  expect([back.tabIndex, on.tabIndex]).toEqual([0, 0])
  act(() => scrollTo(600))
  expect([back.getAttribute('aria-disabled'), on.getAttribute('aria-disabled')]).toEqual(['false', 'true'])
})

test('keeps the focus on an arrow that reaches its end and disables it', async () => {
  const { scrollTo, scrollBy } = await rowOf(1_000)
  const on = screen.getByRole('button', { name: 'Places: on' })
  on.focus()
  act(() => scrollTo(600))
  expect(document.activeElement).toBe(on)
  await userEvent.keyboard('{Enter}')
  expect(scrollBy).not.toHaveBeenCalled()
})

test('shows no arrows when everything fits', async () => {
  await rowOf(400)
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows arrows on a phone only while a mouse is connected', async () => {
  const turn = screenWith(false)
  const { scrollTo } = await rowOf(1_000)
  expect(screen.queryByRole('button')).toBeNull()
  turn(true)
  act(() => scrollTo(1))
  expect(await screen.findByRole('button', { name: 'Places: on' })).toBeTruthy()
  turn(false)
  expect(screen.queryByRole('button')).toBeNull()
})
