import { render, screen } from '@testing-library/react'
import { Section } from './section.tsx'

test('is a region named by its heading, with an action', () => {
  render(
    <Section title="Out this week" action={<a href="/delhi/events">All that is on</a>}>
      <p>Jazz</p>
    </Section>,
  )
  expect(screen.getByRole('region', { name: 'Out this week' }).textContent).toContain('Jazz')
  expect(screen.getByRole('heading', { level: 2, name: 'Out this week' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All that is on' })).toBeTruthy()
})

test('takes another accessible name', () => {
  render(<Section title="4" aria-label="Four makers" aria-labelledby={undefined} />)
  expect(screen.getByRole('region', { name: 'Four makers' })).toBeTruthy()
})
