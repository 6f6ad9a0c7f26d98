import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { TextField } from './text-field.tsx'

test('associates the label, the hint and the error with the input', () => {
  render(<TextField label="Pincode" hint="Six digits" error="There is no such pincode." />)
  const input = screen.getByRole('textbox', { name: 'Pincode' })

  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Six digits',
    'There is no such pincode.',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('has the error’s live region before the error, so that it is announced', () => {
  const { container, rerender } = render(<TextField label="Pincode" />)
  const place = container.querySelector('[aria-live=polite]')
  rerender(<TextField label="Pincode" error="There is no such pincode." />)
  expect(place?.textContent).toBe('There is no such pincode.')
})

test('passes its ref to the input', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="Pincode" ref={ref} name="pincode" />)
  expect(ref.current?.name).toBe('pincode')
})
