import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox.tsx'

test('is toggled by a click anywhere on its row and by the space bar', async () => {
  render(<Checkbox label="Handmade" hint="By the makers themselves" count={120_000} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Handmade/ })
  await userEvent.click(screen.getByText('By the makers themselves'))
  expect(box.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(false)
  expect(screen.getByText('1,20,000')).toBeTruthy()
})

test('shows a count of zero', () => {
  render(<Checkbox label="Handmade" count={0} />)
  expect(screen.getByText('0')).toBeTruthy()
})

test('associates its error with the input', () => {
  render(<Checkbox label="I have read it" error="Without this it cannot be sent." />)
  const box = screen.getByRole('checkbox', { name: 'I have read it' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Without this it cannot be sent.',
  )
})
