import { render, screen } from '@testing-library/react'
import { ProductCardSkeleton } from '../product-card-skeleton/product-card-skeleton.tsx'
import { ProductCardView, type ProductCardViewProps } from './product-card-view.tsx'

const picture = { url: '/images/product/7/front', width: 800, height: 1000, alt: 'Indigo kurta', color: '#3b3a66' }
const Card = (parts: Partial<ProductCardViewProps>) => (
  <ProductCardView
    href="/shop/product/kurta"
    title="Indigo kurta"
    merchant="Anokhi"
    price={1850}
    {...{ picture }}
    {...parts}
  />
)

test('shows the title as a link, the merchant and the price', () => {
  const { container } = render(<Card mrp={2500} discountPercent={26} />)
  expect(screen.getByRole('link', { name: 'Indigo kurta' }).getAttribute('href')).toBe('/shop/product/kurta')
  expect(screen.getByRole('heading', { level: 3, name: 'Indigo kurta' })).toBeTruthy()
  expect(screen.getByText('Anokhi')).toBeTruthy()
  expect(container.textContent).toContain('₹1,850')
  expect(container.textContent).toContain('₹2,500')
})

test('has a decorative picture', () => {
  render(<Card />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('shows that it is sold out instead of its badge and stays a link', () => {
  render(<Card badge="New" isSoldOut />)
  expect(screen.getByText('Sold out')).toBeTruthy()
  expect(screen.queryByText('New')).toBeNull()
  expect(screen.getByRole('link')).toBeTruthy()
})

test('shows a badge, and an action outside the link', () => {
  render(<Card badge="Only 2 left" action={<button type="button">Save it</button>} />)
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save it' }).closest('a')).toBeNull()
})

test('renders a skeleton hidden from screen readers', () => {
  const { container } = render(<ProductCardSkeleton />)
  expect(container.textContent).toBe('')
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
