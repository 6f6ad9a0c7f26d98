import { render, screen } from '@testing-library/react'
import { Logo } from './logo.tsx'

test('the arch is silent and the name is read', () => {
  const { container } = render(<Logo />)
  expect(screen.getByText('Nukkad')).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('it carries the name that it is given, or none where the arch stands alone', () => {
  const { container, rerender } = render(<Logo name="Chowk" />)
  expect(container.textContent).toBe('Chowk')
  rerender(<Logo markOnly />)
  expect(container.textContent).toBe('')
  expect(container.querySelector('svg')).not.toBeNull()
})

test('lamps and a star hang in it on festive days alone', () => {
  const { container, rerender } = render(<Logo />)
  const lamps = () => container.querySelectorAll('circle').length
  expect(lamps()).toBe(0)
  rerender(<Logo isFestive />)
  expect(lamps()).toBe(5)
})
