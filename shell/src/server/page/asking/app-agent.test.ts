/** @jest-environment node */
import { isAskedByApp } from './app-agent.ts'

const android = (rest: string) => `Mozilla/5.0 (Linux; Android 14; Pixel 8${rest}`
const apple = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${rest}`
const view = android('; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36')

test.each([
  ['a web view of Android', view, true],
  ['one of Android 4', 'Mozilla/5.0 (Linux; Android 4.4; Nexus 5) AppleWebKit/537.36 Version/4.0 Chrome/30.0', true],
  ['a web view of iOS', apple('(KHTML, like Gecko) Mobile/15E148'), true],
  ['Chrome', android(') AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'), false],
  ['Safari', apple('(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'), false],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', false],
  ['Instagram on Android', `${view} Instagram 350.0`, false],
  ['Facebook on iOS', apple('(KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]'), false],
  ['nothing that names itself', undefined, false],
])('%s is known by its user agent', (_, agent, isApp) => {
  expect(isAskedByApp({ headers: { 'user-agent': agent } }, {})).toBe(isApp)
})

test('Android says which app a web view belongs to', () => {
  const asked = (opener: string) => ({ headers: { 'user-agent': view, 'x-requested-with': opener } })
  const settings = { APP_ANDROID_PACKAGE: 'in.nukkad.app' }
  expect(isAskedByApp(asked('in.nukkad.app'), settings)).toBe(true)
  expect(isAskedByApp(asked('com.example.chat'), settings)).toBe(false)
})

test('an app that names itself in its user agent is the only one', () => {
  const settings = { APP_USER_AGENT: 'NukkadApp/' }
  expect(isAskedByApp({ headers: { 'user-agent': `${view} NukkadApp/4.2` } }, settings)).toBe(true)
  expect(isAskedByApp({ headers: { 'user-agent': view } }, settings)).toBe(false)
})
