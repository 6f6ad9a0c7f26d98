import { act, fireEvent, render, screen } from '@testing-library/react'
import { NoticeView } from './notice-view.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
function shown() {
  const onEnd = jest.fn()
  const run = jest.fn()
  render(
    <NoticeView notice={{ id: 1, tone: 'info', text: 'Removed.', action: { label: 'Undo', run } }} onEnd={onEnd} />,
  )
  return { onEnd, run, undo: screen.getByRole('button', { name: 'Undo' }) }
}

test('a message is hidden after two seconds', () => {
  const { onEnd } = shown()
  pass(1_999)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test.each([
  ['a pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus is on its button', fireEvent.focus, fireEvent.blur],
])('a message stays while %s, and two seconds longer', (_, come, leave) => {
  const { onEnd, undo } = shown()
  const on = come === fireEvent.focus ? undo : (undo.closest('div')?.parentElement as HTMLElement)
  come(on)
  pass(60_000)
  expect(onEnd).not.toHaveBeenCalled()
  leave(on)
  pass(1_999)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('the button of a message acts and hides it', () => {
  const { onEnd, run, undo } = shown()
  fireEvent.click(undo)
  expect([run.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1])
})
