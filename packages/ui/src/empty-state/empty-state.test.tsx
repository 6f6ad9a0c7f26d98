import { render, screen } from '@testing-library/react'
import { EmptyState } from './empty-state.tsx'

test('shows the title, the text and the action below a decorative drawing', () => {
  const { container } = render(
    <EmptyState title="Your bag is empty" text="What you like waits here." action={<a href="/shop">To the shop</a>} />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Your bag is empty' })).toBeTruthy()
  expect(screen.getByText('What you like waits here.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('uses a level 1 heading when it is the whole page', () => {
  render(<EmptyState level={1} title="This door is not yours" art={<p>A door</p>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'This door is not yours' })).toBeTruthy()
  expect(screen.getByText('A door')).toBeTruthy()
})

test('gives each drawing its own pattern id', () => {
  const { container } = render(
    <>
      <EmptyState title="One" />
      <EmptyState title="Two" />
    </>,
  )
  const [one, two] = [...container.querySelectorAll('pattern')].map(({ id }) => id)
  expect(one).not.toBe(two)
})
