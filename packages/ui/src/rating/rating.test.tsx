import { render } from '@testing-library/react'
import { Rating } from './rating.tsx'

const read = (props: Parameters<typeof Rating>[0]) => render(<Rating {...props} />).container.textContent

test('is read as a number out of five with the review count', () => {
  expect(read({ value: 4.25, count: 1_200 })).toBe('★Rated 4.3 of 5, 1,200 reviews')
  expect(read({ value: 5, count: 1 })).toBe('★Rated 5.0 of 5, 1 review')
  expect(read({ value: 3 })).toBe('★Rated 3.0 of 5')
})

test('fills the stars in proportion to the value', () => {
  const { container } = render(<Rating value={4} stars />)
  expect(container.querySelector<HTMLElement>('p > span')?.style.getPropertyValue('--filled')).toBe('80%')
})

test('renders nothing without reviews', () => {
  expect([read({ value: 0 }), read({ value: 4, count: 0 })]).toEqual(['', ''])
})
