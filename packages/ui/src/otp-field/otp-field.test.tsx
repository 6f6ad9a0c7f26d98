import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OtpField } from './otp-field.tsx'

test('extracts six digits from a pasted message and completes the code', async () => {
  const completed = jest.fn()
  render(<OtpField label="Code" onComplete={completed} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

  field.focus()
  await userEvent.paste('Your code is 482 193.')

  expect(field.value).toBe('482193')
  expect(completed).toHaveBeenCalledWith('482193')
})

test('drops letters while typing', async () => {
  render(<OtpField label="Code" />)
  await userEvent.type(screen.getByRole('textbox'), '4a8b')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('48')
})
