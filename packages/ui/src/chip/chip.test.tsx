import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from './chip.tsx'

test('is a link with aria-current when it has an address', () => {
  render(
    <>
      <Chip href="/delhi/events" isSelected>
        All
      </Chip>
      <Chip href="/delhi/events?of=music">Music</Chip>
    </>,
  )
  expect(screen.getByRole('link', { current: true }).textContent).toBe('All')
  expect(screen.getByRole('link', { name: 'Music' }).getAttribute('href')).toBe('/delhi/events?of=music')
})

test('is a button with aria-pressed when it has none', async () => {
  const onClick = jest.fn()
  const { rerender } = render(
    <Chip isSelected={false} onClick={onClick}>
      Medium
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Medium', pressed: false }))
  expect(onClick).toHaveBeenCalledTimes(1)
  rerender(
    <Chip isSelected disabled onClick={onClick}>
      Medium
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Medium', pressed: true }))
  expect(onClick).toHaveBeenCalledTimes(1)
})
