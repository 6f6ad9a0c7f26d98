import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Failure } from '../failure/failure.tsx'
import { LoadFailure } from './load-failure.tsx'

test('announces what failed to load and offers a retry', async () => {
  const onRetry = jest.fn()
  render(<LoadFailure what="Your bag" isAway={false} onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Your bag could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('says that we keep trying when the API is unavailable', () => {
  render(<LoadFailure what="Your bag" isAway onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('We keep trying; nothing is lost.')
})

test('ignores clicks while retrying and shows no button without onRetry', async () => {
  const onRetry = jest.fn()
  const { rerender } = render(<Failure text="Back in a minute." isRetrying onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).not.toHaveBeenCalled()
  rerender(<Failure text="Back in a minute." />)
  expect(screen.getByRole('heading', { name: 'This did not load' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
