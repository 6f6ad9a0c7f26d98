import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Held({ onChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <DateField
      {...props}
      label="On the day"
      value={value}
      onChange={(day) => {
        setValue(day)
        onChange?.(day)
      }}
    />
  )
}
const field = () => screen.getByRole('textbox', { name: 'On the day' }) as HTMLInputElement

test('accepts a typed day and shows it with the month’s name', async () => {
  const onChange = jest.fn()
  render(<Held onChange={onChange} />)
  await userEvent.type(field(), '27/11/2026')
  await userEvent.tab()
  expect(field().value).toBe('27 November 2026')
  expect(onChange.mock.calls).toEqual([['2026-11-27']])
})

test('reports an invalid or out-of-range day at the field without calling onChange', async () => {
  const onChange = jest.fn()
  render(<Held min="2026-11-22" onChange={onChange} />)
  await userEvent.type(field(), '31 Feb 2027')
  await userEvent.tab()
  expect(screen.getByText('Enter a date, such as 27 November 2026.')).toBeTruthy()
  await userEvent.clear(field())
  await userEvent.type(field(), '1 Nov 2026{Enter}')
  expect(screen.getByText('22 November 2026 at the earliest.')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
})

test('lets the calendar be navigated by keyboard and returns the chosen day to the field', async () => {
  render(<Held value="2026-11-27" min="2026-11-20" />)
  const opener = screen.getByRole('button', { name: 'On the day: choose from a calendar' })
  await userEvent.click(opener)
  const chosen = await screen.findByRole('button', { name: 'Friday, 27 November 2026' })
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Friday, 4 December 2026' }))
  await userEvent.keyboard('{PageUp}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Friday, 20 November 2026' }))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(field().value).toBe('21 November 2026')
  expect(screen.queryByRole('table')).toBeNull()
})
