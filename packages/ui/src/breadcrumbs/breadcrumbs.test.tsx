import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs.tsx'

const items = [
  { title: 'Delhi NCR', href: '/delhi' },
  { title: 'Hauz Khas', href: '/delhi/locality/hauz-khas' },
  { title: 'Cafes' },
]

test('links to the ancestors and shows the current page as text', () => {
  render(<Breadcrumbs items={items} />)
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Delhi NCR',
    'Hauz Khas',
    'Cafes',
  ])
  expect(screen.getByRole('link', { name: 'Hauz Khas' }).getAttribute('href')).toBe('/delhi/locality/hauz-khas')
  expect(screen.queryByRole('link', { name: 'Cafes' })).toBeNull()
  expect(trail.querySelector('[aria-current=page]')?.textContent).toBe('Cafes')
})

test('takes its own label when there are two on a page', () => {
  render(
    <>
      <Breadcrumbs items={items} />
      <Breadcrumbs items={items} label="Also below" />
    </>,
  )
  expect(screen.getByRole('navigation', { name: 'Also below' })).toBeTruthy()
})
