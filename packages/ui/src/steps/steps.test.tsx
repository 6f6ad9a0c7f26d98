import { render, screen } from '@testing-library/react'
import { Steps } from './steps.tsx'

test('marks the last completed step as the current one', () => {
  render(
    <Steps
      items={[
        { label: 'Confirmed', isDone: true },
        { label: 'Packed', isDone: true },
        { label: 'Shipped', isDone: false },
      ]}
    />,
  )
  const [confirmed, packed, shipped] = screen.getAllByRole('listitem')
  expect(packed?.getAttribute('aria-current')).toBe('step')
  expect(confirmed?.getAttribute('aria-current')).toBeNull()
  expect(shipped?.textContent).toBe('Shipped, still to come')
})
