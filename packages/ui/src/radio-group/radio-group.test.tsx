import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'upi', label: 'UPI', hint: 'From any app' },
  { value: 'card', label: 'Card', end: 'Visa, RuPay' },
  { value: 'cash', label: 'Cash', disabled: true },
]
// jsdom has no CSS object; arrow keys look for the other radios by their name.
beforeAll(() => Object.assign(globalThis, { CSS: { escape: (name: string) => name.replace(/\W/g, '\\$&') } }))

const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('is changed by a click anywhere on a card and by arrow keys', async () => {
  const onChange = jest.fn()
  render(<RadioGroup label="How do you pay?" options={options} defaultValue="upi" onChange={onChange} />)
  expect(isOn(/UPI/)).toBe(true)
  await userEvent.click(screen.getByText('Visa, RuPay'))
  expect(isOn(/Card/)).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  expect(isOn(/UPI/)).toBe(true)
  expect(onChange.mock.calls).toEqual([['card'], ['upi']])
})

test('does not select a disabled option', async () => {
  const onChange = jest.fn()
  render(<RadioGroup label="How do you pay?" options={options} onChange={onChange} />)
  await userEvent.click(screen.getByText('Cash'))
  expect(onChange).not.toHaveBeenCalled()
})

test('keeps a controlled value until it is changed from outside', async () => {
  const onChange = jest.fn()
  render(<RadioGroup label="How do you pay?" options={options} value="upi" onChange={onChange} />)
  await userEvent.click(screen.getByText('Card'))
  expect(onChange).toHaveBeenCalledWith('card')
  expect(isOn(/UPI/)).toBe(true)
})

test('associates the label, the hint and the error with the group', () => {
  render(
    <RadioGroup
      label="How do you pay?"
      hideLabel
      hint="You can change it later"
      error="Choose one."
      options={options}
    />,
  )
  const group = screen.getByRole('group', { name: 'How do you pay?' })
  const described = group.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'You can change it later',
    'Choose one.',
  ])
})

test('keeps two groups on a page independent', async () => {
  render(
    <>
      <RadioGroup label="First" options={options.slice(0, 1)} />
      <RadioGroup label="Second" options={options.slice(1, 2)} />
    </>,
  )
  await userEvent.click(screen.getByText('UPI'))
  await userEvent.click(screen.getByText('Card'))
  expect([isOn(/UPI/), isOn(/Card/)]).toEqual([true, true])
})
