import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, type FormProps } from './form.tsx'

const Written = (parts: Partial<FormProps>) => (
  <Form label="Your address" submit="Keep it" busy={false} onSubmit={() => {}} {...parts}>
    <input aria-label="Street" required />
  </Form>
)

test('a form is sent by its button and by Enter, once each, and the page stays', async () => {
  const onSubmit = jest.fn()
  render(<Written onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.type(screen.getByLabelText('Street'), 'MG Road{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('what is missing is for the form to say, and no bubble of the browser holds it up', async () => {
  const onSubmit = jest.fn()
  render(<Written onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Street'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('while it is on its way it is not sent again, by Enter neither', async () => {
  const onSubmit = jest.fn()
  render(<Written busy onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.type(screen.getByLabelText('Street'), '{Enter}')
  // A browser's own help may send it without the button.
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a problem is announced in a place that was there before', () => {
  const { rerender } = render(<Written />)
  const place = screen.getByRole('alert')
  rerender(<Written problem="Nobody answers just now." after={<a href="/help">Help</a>} />)
  expect(place.textContent).toBe('Nobody answers just now.')
  expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy()
})

test('nothing that was typed ever comes into an address, scripts or not', () => {
  const { rerender } = render(<Written />)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your address' })
  expect([form.method, form.getAttribute('action')]).toEqual(['post', null])
  rerender(<Written action="/api/v1/addresses" />)
  expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
    ...['post', '/api/v1/addresses', 'multipart/form-data'],
  ])
})
