import { render, screen } from '@testing-library/react'
import { Kicker } from './kicker.tsx'

test('is a paragraph with its own style and that of its place', () => {
  render(<Kicker className="head">Made in Pune</Kicker>)
  const kicker = screen.getByText('Made in Pune')
  expect(kicker.tagName).toBe('P')
  expect(kicker.className.split(' ')).toEqual(['kicker', 'head'])
})
