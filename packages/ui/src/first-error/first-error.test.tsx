import { act, render, screen } from '@testing-library/react'
import { focusFirstError } from './first-error.tsx'

const focused = async (place: ParentNode | null) => {
  focusFirstError(place)
  await act(() => new Promise((done) => setTimeout(done, 5)))
  return document.activeElement
}

test('the first field with an error gets the focus', async () => {
  render(
    <form>
      <input aria-label="Name" />
      <input aria-label="Email" aria-invalid />
      <input aria-label="Phone" aria-invalid />
    </form>,
  )
  expect(await focused(document.forms[0] ?? null)).toBe(screen.getByLabelText('Email'))
})

test('in a group with an error, its first enabled control does', async () => {
  render(
    <form>
      <fieldset aria-describedby="hint error-1">
        <input type="radio" aria-label="S" disabled />
        <input type="radio" aria-label="M" />
      </fieldset>
    </form>,
  )
  expect(await focused(document.forms[0] ?? null)).toBe(screen.getByLabelText('M'))
})

test('an error that is rendered after the call is found', async () => {
  const { rerender, container } = render(<input aria-label="Name" />)
  focusFirstError(container)
  rerender(<input aria-label="Name" aria-invalid />)
  expect(await focused(container)).toBe(screen.getByLabelText('Name'))
})

test('without an error, or after the form is gone, the focus stays', async () => {
  render(<input aria-label="Name" />)
  screen.getByLabelText('Name').focus()
  expect(await focused(document.body)).toBe(screen.getByLabelText('Name'))
  expect(await focused(null)).toBe(screen.getByLabelText('Name'))
})
