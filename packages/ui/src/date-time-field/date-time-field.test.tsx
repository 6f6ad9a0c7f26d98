import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateTimeField } from './date-time-field.tsx'

const told = jest.fn()
beforeEach(() => told.mockClear())

function Held({ start = '', ...texts }: { readonly start?: string; readonly error?: string; readonly min?: string }) {
  const [value, setValue] = useState(start)
  function change(next: string) {
    told(next)
    setValue(next)
  }
  return <DateTimeField label="Begins" {...texts} value={value} onChange={change} />
}
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Begins' })
const clock = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time' })

test('combines a day and a time once both are given', async () => {
  render(<Held />)
  await userEvent.type(day(), '27 Nov 2026{Enter}')
  await userEvent.type(clock(), '7.30 pm{Enter}')
  expect(told.mock.calls).toEqual([[''], ['2026-11-27T19:30']])
  expect([day().value, clock().value]).toEqual(['27 November 2026', '7:30 pm'])
})

test('reports an empty value when one part is cleared and keeps the other part', async () => {
  render(<Held start="2026-11-27T19:30" />)
  await userEvent.clear(clock())
  await userEvent.tab()
  expect(told).toHaveBeenLastCalledWith('')
  expect(day().value).toBe('27 November 2026')
})

test('reports an invalid time and changes nothing', async () => {
  render(<Held start="2026-11-27T19:30" />)
  await userEvent.clear(clock())
  await userEvent.type(clock(), 'evening{Enter}')
  expect(screen.getByText('Enter a time, such as 7:30 pm.')).toBeTruthy()
  expect(told).not.toHaveBeenCalled()
})

test('names the group, shows its error and rejects a day before the minimum', async () => {
  render(<Held error="It ends before it begins." min="2026-11-22" />)
  expect(screen.getByRole('group', { name: 'Begins, day and time' })).toBeTruthy()
  expect(screen.getByText('It ends before it begins.')).toBeTruthy()
  await userEvent.type(day(), '1 Nov 2026{Enter}')
  expect(screen.getByText('22 November 2026 at the earliest.')).toBeTruthy()
})
