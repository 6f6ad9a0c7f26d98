import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Snackbar, SnackbarRegion } from './snackbar.tsx'

test('announces a snackbar in an existing status region', () => {
  const { rerender } = render(<SnackbarRegion />)
  const place = screen.getByRole('status')
  expect(place.textContent).toBe('')
  rerender(
    <SnackbarRegion>
      <Snackbar tone="success">Kept</Snackbar>
    </SnackbarRegion>,
  )
  expect(place.textContent).toBe('Kept')
})

test('runs its action on a click', async () => {
  const run = jest.fn()
  render(<Snackbar action={{ label: 'Undo', run }}>Taken out of your bag</Snackbar>)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
})

test('uses different icons for success and failure', () => {
  const signOf = (tone: 'info' | 'success' | 'error') =>
    render(<Snackbar tone={tone}>Well</Snackbar>).container.querySelector('svg')?.innerHTML
  const [info, success, error] = (['info', 'success', 'error'] as const).map(signOf)
  expect(info).toBeUndefined()
  expect(success).toBeTruthy()
  expect(error).toBeTruthy()
  expect(success).not.toBe(error)
})
