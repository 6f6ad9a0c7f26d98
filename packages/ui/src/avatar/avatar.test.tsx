import { render } from '@testing-library/react'
import { Avatar } from './avatar.tsx'

test('shows a decorative picture, or an initial when there is none', () => {
  const { container, rerender } = render(<Avatar name="asha" image={null} size={40} />)
  expect(container.textContent).toBe('A')
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')

  const image = { url: '/images/user/5', width: 400, height: 400, alt: 'Asha', color: '#3b3a66' }
  rerender(<Avatar name="asha" image={image} size={64} />)
  expect(container.textContent).toBe('')
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\/user\/5\?.*width=64/)
})
