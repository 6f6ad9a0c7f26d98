import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from './chip.tsx'

test('a choice with an address is a link, and says which of them is the current one', () => {
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

test('a choice without one is a button that says whether it holds', async () => {
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
