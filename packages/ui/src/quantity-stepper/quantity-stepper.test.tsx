import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuantityStepper } from './quantity-stepper.tsx'

test.each([
  [{ value: 1, min: 1, max: 3 }, 'One less'],
  [{ value: 3, min: 1, max: 3 }, 'One more'],
  [{ value: 2, busy: true }, 'One more'],
])('with %p ignores a click on "%s"', async (props, name) => {
  const changed = jest.fn()
  render(<QuantityStepper label="Quantity" onChange={changed} {...props} />)

  await userEvent.click(screen.getByRole('button', { name }))

  expect(changed).not.toHaveBeenCalled()
})

test('can be lowered when the value exceeds the maximum', async () => {
  const changed = jest.fn()
  render(<QuantityStepper label="Quantity" value={9} max={5} onChange={changed} />)
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(changed).toHaveBeenCalledWith(8)
})

test('reports the value plus one', async () => {
  const changed = jest.fn()
  render(<QuantityStepper label="Quantity" value={2} onChange={changed} />)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(changed).toHaveBeenCalledWith(3)
})
