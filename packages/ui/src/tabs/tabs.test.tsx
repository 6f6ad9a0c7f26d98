import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'story', label: 'Story', content: 'Turned in Khurja.' },
  { id: 'care', label: 'Care', content: 'Wash by hand.' },
  { id: 'reviews', label: 'Reviews', content: 'Bigger than it looks.' },
]

test('moves between tabs with the arrow keys, wrapping around', async () => {
  render(<Tabs label="About" tabs={tabs} />)
  screen.getByRole('tab', { name: 'Story' }).focus()

  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel', { name: 'Reviews' }).textContent).toBe('Bigger than it looks.')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Reviews' }))

  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tabpanel').textContent).toBe('Wash by hand.')
})

test('has only the selected tab in the tab order', () => {
  render(<Tabs label="About" tabs={tabs} value="care" />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
})
