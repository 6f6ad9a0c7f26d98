import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField } from '../date-field/date-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form, type FormProps } from './form.tsx'

const Written = (parts: Partial<FormProps>) => (
  <Form label="Your address" submit="Keep it" busy={false} onSubmit={() => {}} {...parts}>
    <input aria-label="Street" required />
  </Form>
)

test('submits on the button and on Enter without leaving the page', async () => {
  const onSubmit = jest.fn()
  render(<Written onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.type(screen.getByLabelText('Street'), 'MG Road{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('submits even with a missing required field, without browser validation', async () => {
  const onSubmit = jest.fn()
  render(<Written onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Street'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('does not submit while busy, not even on Enter', async () => {
  const onSubmit = jest.fn()
  render(<Written busy onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.type(screen.getByLabelText('Street'), '{Enter}')
  // The browser's autofill may submit the form without the button.
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('is not sent with the day before a mistyped one, until that is corrected or cleared', async () => {
  const onSubmit = jest.fn()
  render(
    <Form label="Your day" submit="Keep it" busy={false} onSubmit={onSubmit}>
      <DateField label="Day" value="" onChange={() => {}} />
    </Form>,
  )
  const day = screen.getByLabelText('Day')
  await userEvent.type(day, '31 Feb 2027{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(day)
  await userEvent.clear(day)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('focuses the first field that is not accepted', async () => {
  function Answer() {
    const [error, setError] = useState<string>()
    return (
      <Form submit="Send" busy={false} onSubmit={() => setError('Write at least ten letters.')}>
        <TextField label="About" />
        <TextField label="Answer" error={error} />
      </Form>
    )
  }
  render(<Answer />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Answer')))
})

test('announces a problem in an existing alert region', () => {
  const { rerender } = render(<Written />)
  const place = screen.getByRole('alert')
  rerender(<Written error="No one is answering right now." after={<a href="/help">Help</a>} />)
  expect(place.textContent).toBe('No one is answering right now.')
  expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy()
})

test('uses POST with or without an action, so that no input gets into the address', () => {
  const { rerender } = render(<Written />)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your address' })
  expect([form.method, form.getAttribute('action')]).toEqual(['post', null])
  rerender(<Written action="/api/v1/addresses" />)
  expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
    'post',
    '/api/v1/addresses',
    'multipart/form-data',
  ])
})
