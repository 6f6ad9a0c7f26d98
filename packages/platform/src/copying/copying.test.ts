import userEvent from '@testing-library/user-event'
import { copyText } from './index.ts'

test('copies a text to the clipboard', async () => {
  // Gives jsdom a clipboard.
  userEvent.setup()
  expect(await copyText('LOKAL100')).toBe(true)
  expect(await navigator.clipboard.readText()).toBe('LOKAL100')
})

test.each([
  ['refuses it', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has no clipboard, as on a plain HTTP page', undefined],
])('only logs when the browser %s', async (_, clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  const said = jest.spyOn(console, 'info').mockImplementation(() => undefined)
  expect(await copyText('LOKAL100')).toBe(false)
  expect(said.mock.calls).toEqual([['copying failed']])
  said.mockRestore()
})
