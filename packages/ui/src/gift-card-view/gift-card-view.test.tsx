import { render, screen } from '@testing-library/react'
import { GiftCardView } from './gift-card-view.tsx'

test('a gift card says what it is for, for whom, from whom, how much and what stands at its foot', () => {
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
    ...['To the two of you', 'For Meera', 'from Asha', '₹1,000', 'Ends in 7G2K'],
  ])
})

test('what is not known yet leaves no gap', () => {
  const { container } = render(<GiftCardView image="wedding" title="To the two of you" />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

test('its drawing is told in words and comes from the image store', () => {
  render(<GiftCardView image="holi" title="Play on" />)
  const picture = screen.getByRole('img', { name: 'Heaps of colour powder on brass plates' })
  expect(picture.getAttribute('src')).toMatch(/^\/images\/gift-card\/holi\?/)
})

test('a picture of its own is taken from its own address, and no words are made up for it', () => {
  const { container } = render(<GiftCardView image="/images/photo/42" title="From the garden" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/^\/images\/photo\/42\?/)
  expect(picture?.alt).toBe('')
})

test('beside words that say the same it is not read out', () => {
  render(<GiftCardView image="holi" title="Play on" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Play on').closest('[aria-hidden="true"]')).not.toBeNull()
})
