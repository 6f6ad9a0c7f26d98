import { render, screen } from '@testing-library/react'
import { PaymentUnderWay } from './payment-under-way.tsx'

const payment = { transactionId: 'TX-0123456789AB', next: 'wait', reason: null, amount: 998 } as const

test('says that the bank’s answer is pending and shows the amount', () => {
  render(<PaymentUnderWay payment={payment} />)
  const part = screen.getByRole('region', { name: 'Waiting for your bank' })
  expect(part.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('₹998 is being processed.')
})

test.each([
  ['refunded', 'Your money is being refunded'],
  ['review', 'We are checking your payment'],
] as const)('shows that a payment that is %s has ended, and why', (next, title) => {
  render(<PaymentUnderWay payment={{ ...payment, next, reason: 'The seats were gone.' }} />)
  expect(screen.getByRole('region', { name: title }).getAttribute('aria-busy')).toBe('false')
  expect(screen.getByRole('status').textContent).toContain('The seats were gone.')
})
