import { render, screen } from '@testing-library/react'
import { Pager } from './pager.tsx'

const hrefOf = (page: number) => `/orders?page=${page}`
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('links to the previous and the next page', () => {
  render(<Pager page={2} hasNext hrefOf={hrefOf} />)
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 2')
  expect(ways()).toEqual([
    ['Before', '/orders?page=1'],
    ['Next', '/orders?page=3'],
  ])
})

test('has one link at each end, with custom words', () => {
  const words = { before: 'Newer', after: 'Older' }
  const { rerender } = render(<Pager page={1} hasNext hrefOf={hrefOf} words={words} />)
  expect(ways()).toEqual([['Older', '/orders?page=2']])
  rerender(<Pager page={3} hasNext={false} hrefOf={hrefOf} words={words} />)
  expect(ways()).toEqual([['Newer', '/orders?page=2']])
})

test('renders nothing for a single page', () => {
  render(<Pager page={1} hasNext={false} hrefOf={hrefOf} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
