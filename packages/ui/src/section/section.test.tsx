import { render, screen } from '@testing-library/react'
import { Section } from './section.tsx'

test('a part of a page is found by its heading, with the way to all of it', () => {
  render(
    <Section title="Out this week" action={<a href="/delhi/events">All that is on</a>}>
      <p>Jazz</p>
    </Section>,
  )
  expect(screen.getByRole('region', { name: 'Out this week' }).textContent).toContain('Jazz')
  expect(screen.getByRole('heading', { level: 2, name: 'Out this week' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All that is on' })).toBeTruthy()
})

test('it may go by another name', () => {
  render(<Section title="4" aria-label="Four makers" aria-labelledby={undefined} />)
  expect(screen.getByRole('region', { name: 'Four makers' })).toBeTruthy()
})
