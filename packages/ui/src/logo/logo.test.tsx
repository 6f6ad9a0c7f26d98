import { render, screen } from '@testing-library/react'
import { Logo } from './logo.tsx'

test('hides the mark from screen readers and reads the name', () => {
  const { container } = render(<Logo />)
  expect(screen.getByText('Nukkad')).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('shows the given name, or only the mark', () => {
  const { container, rerender } = render(<Logo name="Chowk" />)
  expect(container.textContent).toBe('Chowk')
  rerender(<Logo markOnly />)
  expect(container.textContent).toBe('')
  expect(container.querySelector('svg')).not.toBeNull()
})

test('shows festive lamps only when festive', () => {
  const { container, rerender } = render(<Logo />)
  const lamps = () => container.querySelectorAll('circle').length
  expect(lamps()).toBe(0)
  rerender(<Logo isFestive />)
  expect(lamps()).toBe(5)
})
