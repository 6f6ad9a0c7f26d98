import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Failure } from '../failure/failure.tsx'
import { LoadFailure } from './load-failure.tsx'

test('what could not be fetched is announced by its name, with another try', async () => {
  const onRetry = jest.fn()
  render(<LoadFailure what="Your bag" isAway={false} onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Your bag could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('where nobody answers it promises that we keep trying', () => {
  render(<LoadFailure what="Your bag" isAway onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('We keep trying; nothing of yours is lost.')
})

test('while it is tried again another tap does nothing, and without a way there is no button', async () => {
  const onRetry = jest.fn()
  const { rerender } = render(<Failure text="Back in a minute." isRetrying onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).not.toHaveBeenCalled()
  rerender(<Failure text="Back in a minute." />)
  expect(screen.getByRole('heading', { name: 'This did not load' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
