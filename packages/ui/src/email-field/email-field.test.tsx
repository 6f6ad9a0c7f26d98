import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailField } from './email-field.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })

test('calls onChange with the typed text', async () => {
  const typed = jest.fn()
  render(<EmailField value="" onChange={typed} />)
  await userEvent.type(field(), 'a')
  expect(typed).toHaveBeenCalledWith('a')
})

test('sets autocomplete to email, or to username for an account name', () => {
  const { rerender } = render(<EmailField value="" onChange={() => {}} />)
  expect(field().autocomplete).toBe('email')
  rerender(<EmailField value="" onChange={() => {}} isUsername />)
  expect(field().autocomplete).toBe('username')
})
