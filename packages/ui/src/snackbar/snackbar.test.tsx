import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { snackbarTime } from '../tokens/times.ts'
import { Snackbar, SnackbarRegion } from './snackbar.tsx'

test('a snackbar is heard, because its place was there before it', () => {
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

test('what can be done about it is done at a tap', async () => {
  const run = jest.fn()
  render(<Snackbar action={{ label: 'Undo', run }}>Taken out of your bag</Snackbar>)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
})

test('a success and a failure look different to those who do not see colours', () => {
  const signOf = (tone: 'info' | 'success' | 'error') =>
    render(<Snackbar tone={tone}>Well</Snackbar>).container.querySelector('svg')?.innerHTML
  const [info, success, error] = (['info', 'success', 'error'] as const).map(signOf)
  expect(info).toBeUndefined()
  expect(success).toBeTruthy()
  expect(error).toBeTruthy()
  expect(success).not.toBe(error)
})

test('it stays long enough for a few words, and not long enough to be in the way', () => {
  expect(snackbarTime).toBeGreaterThanOrEqual(2_000)
  expect(snackbarTime).toBeLessThan(10_000)
})
