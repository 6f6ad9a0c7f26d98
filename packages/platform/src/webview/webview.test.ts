import { memoryStorage } from '../storage/safe-storage.ts'
import { detectWebview } from './webview.ts'

test.each([
  ['', false, false],
  ['?appuser=1', true, true],
  ['?token=abc', true, false],
  ['?pincode=110003', false, true],
])('for %p detects webview %p and native cart %p for the whole visit', (search, isWebview, nativeCart) => {
  const visit = memoryStorage()
  expect(detectWebview(search, visit)).toEqual({ isWebview, nativeCart })
  expect(detectWebview('', visit)).toEqual({ isWebview, nativeCart })
})

test('detects the app from a server-rendered page in a new window', () => {
  expect(detectWebview('', memoryStorage(), true)).toEqual({ isWebview: true, nativeCart: false })
})
