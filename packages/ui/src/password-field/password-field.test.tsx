import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PasswordField } from './password-field.tsx'

function Held(props: { readonly isNew?: boolean; readonly error?: string }) {
  const [value, setValue] = useState('')
  return <PasswordField value={value} onChange={setValue} {...props} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Password')

test('hides the password and toggles its visibility', async () => {
  render(<Held />)
  await userEvent.type(field(), 'Marigold7')
  expect([field().type, field().value]).toEqual(['password', 'Marigold7'])

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect([field().type, field().value]).toEqual(['text', 'Marigold7'])

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field().type).toBe('password')
})

test('does not submit the form when the visibility is toggled', async () => {
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Held />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(sent).not.toHaveBeenCalled()
})

test('sets autocomplete to the current or a new password', () => {
  const { rerender } = render(<Held />)
  expect(field().autocomplete).toBe('current-password')
  rerender(<Held isNew />)
  expect(field().autocomplete).toBe('new-password')
})

test('shows its error at the field', () => {
  render(<Held error="Use at least 8 characters." />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Use at least 8 characters.',
  )
})
