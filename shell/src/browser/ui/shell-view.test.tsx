import { act, render, screen, waitFor } from '@testing-library/react'
import { ShellStore } from './shell-state.ts'
import { ShellView } from './shell-view.tsx'

/** A shell whose message code fails to load while offline. */
function given() {
  const store = new ShellStore()
  const line = { isThere: false, asked: 0 }
  const fetchMessages = async () => {
    line.asked += 1
    if (!line.isThere) throw new Error('no line')
    return import('./messages.tsx')
  }
  render(<ShellView store={store} fetchMessages={fetchMessages} />)
  return { store, line }
}

test('shows a plain message when its code fails to load, and hides it after a while', async () => {
  jest.useFakeTimers()
  const { store } = given()
  act(() => store.notify('You seem to be offline.'))
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').className).toBe('plain')
  expect(screen.getByText('You seem to be offline.')).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText('You seem to be offline.')).toBeNull()
  jest.useRealTimers()
})

test('loads the message code again for the next message', async () => {
  const { store, line } = given()
  act(() => store.notify('Not saved.'))
  await waitFor(() => expect(screen.getByRole('alert').className).toBe('plain'))
  line.isThere = true
  act(() => store.notify('Saved.'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(line.asked).toBe(2)
})

test.each([
  [true, 'accept'],
  [false, 'decline'],
] as const)('asks whether to leave with the browser’s own dialog then: %s', async (answer, done) => {
  const asking = jest.spyOn(window, 'confirm').mockReturnValue(answer)
  const { store } = given()
  const question = { accept: jest.fn(), decline: jest.fn() }
  act(() => store.set({ question }))
  await waitFor(() => expect(question[done]).toHaveBeenCalledTimes(1))
  asking.mockRestore()
})
