import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 'when', title: 'When does it come?', content: 'Within three days.' },
  { id: 'back', title: 'Can it go back?', content: 'Within a week.', isOpen: true },
]
const isOpen = (words: string) => screen.getByText(words).closest('details')?.open

test('starts with the open item open and toggles the others on click', async () => {
  render(<Accordion items={items} />)
  expect([isOpen('Within three days.'), isOpen('Within a week.')]).toEqual([false, true])
  await userEvent.click(screen.getByText('When does it come?'))
  expect([isOpen('Within three days.'), isOpen('Within a week.')]).toEqual([true, true])
  await userEvent.click(screen.getByText('When does it come?'))
  expect(isOpen('Within three days.')).toBe(false)
})

test('gives all items one name in single mode, so that the browser closes the others', () => {
  const { container, rerender } = render(<Accordion items={items} />)
  const names = () => [...container.querySelectorAll('details')].map((one) => one.getAttribute('name'))
  expect(names()).toEqual([null, null])
  rerender(<Accordion items={items} single />)
  const [first, second] = names()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('uses different names for two accordions on a page', () => {
  const { container } = render(
    <>
      <Accordion items={items.slice(0, 1)} single />
      <Accordion items={items.slice(1)} single />
    </>,
  )
  const names = [...container.querySelectorAll('details')].map((one) => one.getAttribute('name'))
  expect(new Set(names).size).toBe(2)
})
