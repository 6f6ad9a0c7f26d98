import { render } from '@testing-library/react'
import { Price } from './price.tsx'
import { rupees } from './rupees.ts'

const said = (element: React.ReactElement) => render(element).container.textContent

test('groups rupees in the Indian way and shows paise only when there are any', () => {
  expect(rupees(124999)).toBe('₹1,24,999')
  expect(rupees(899.5)).toBe('₹899.50')
})

test('shows the previous price and the discount', () => {
  expect(said(<Price price={1499} mrp={1999} />)).toBe('₹1,499, before ₹1,99925% off')
})

test('shows only the price when there is no discount', () => {
  expect(said(<Price price={1499} mrp={1499} discountPercent={0} />)).toBe('₹1,499')
})
