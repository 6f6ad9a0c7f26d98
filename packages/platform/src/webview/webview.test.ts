import { memoryStorage } from '../storage/safe-storage.ts'
import { detectWebview } from './webview.ts'

test.each([
  ['', false, false],
  ['?appuser=1', true, true],
  ['?token=abc', true, false],
  ['?pincode=110003', false, true],
])('an address with %p: webview %p, native cart %p, for the whole visit', (search, isWebview, nativeCart) => {
  const visit = memoryStorage()
  expect(detectWebview(search, visit)).toEqual({ isWebview, nativeCart })
  expect(detectWebview('', visit)).toEqual({ isWebview, nativeCart })
})

test('a page that the server drew for the app is the app’s, in a window of its own too', () => {
  expect(detectWebview('', memoryStorage(), true)).toEqual({ isWebview: true, nativeCart: false })
})
