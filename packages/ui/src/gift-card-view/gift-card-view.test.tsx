import { render, screen } from '@testing-library/react'
import { GiftCardView } from './gift-card-view.tsx'

test('shows the title, the names, the amount and the foot', () => {
  const { container } = render(
    <GiftCardView
      image="wedding"
      title="To the two of you"
      amount="₹1,000"
      to="Meera"
      from="Asha"
      foot="Ends in 7G2K"
    />,
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'To the two of you',
    'For Meera',
    'from Asha',
    '₹1,000',
    'Ends in 7G2K',
  ])
})

test('leaves out what is not known yet', () => {
  const { container } = render(<GiftCardView image="wedding" title="To the two of you" />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

test('shows its drawing with alt text from the image store', () => {
  render(<GiftCardView image="holi" title="Play on" />)
  const picture = screen.getByRole('img', { name: 'Heaps of colour powder on brass plates' })
  expect(picture.getAttribute('src')).toMatch(/^\/images\/gift-card\/holi\?/)
})

test('shows a custom picture from its own address with an empty alt text', () => {
  const { container } = render(<GiftCardView image="/images/photo/42" title="From the garden" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/^\/images\/photo\/42\?/)
  expect(picture?.alt).toBe('')
})

test('is hidden from screen readers when decorative', () => {
  render(<GiftCardView image="holi" title="Play on" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Play on').closest('[aria-hidden="true"]')).not.toBeNull()
})
