import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectField } from './select-field.tsx'

const options = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', disabled: true },
]
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' })

test('starts with a placeholder that cannot be chosen again', async () => {
  render(<SelectField label="Size" options={options} placeholder="Choose" defaultValue="" />)
  expect(field().selectedOptions[0]?.textContent).toBe('Choose')
  await userEvent.selectOptions(field(), 'Medium')
  expect(field().value).toBe('m')
  expect(screen.getByText<HTMLOptionElement>('Choose').disabled).toBe(true)
})

test('does not select a disabled option', async () => {
  render(<SelectField label="Size" options={options} defaultValue="s" />)
  await userEvent.selectOptions(field(), 'Large')
  expect(field().value).toBe('s')
})

test('associates its hint and its error with the field', () => {
  render(<SelectField label="Size" options={options} hint="It runs small" error="Choose a size." />)
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['It runs small', 'Choose a size.'])
})
