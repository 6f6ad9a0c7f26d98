import { render } from '@testing-library/react'
import { Price } from './price.tsx'
import { rupees } from './rupees.ts'

const said = (element: React.ReactElement) => render(element).container.textContent

test('rupees are grouped as in India, with paise only where there are any', () => {
  expect(rupees(124999)).toBe('₹1,24,999')
  expect(rupees(899.5)).toBe('₹899.50')
})

test('a reduced price says what it was before and how much less it is', () => {
  expect(said(<Price price={1499} mrp={1999} />)).toBe('₹1,499, before ₹1,99925% off')
})

test('a price that was never higher stands alone', () => {
  expect(said(<Price price={1499} mrp={1499} discountPercent={0} />)).toBe('₹1,499')
})
