/** @jest-environment node */
import { isInSeason, pageSettings } from './page-settings.ts'

test.each([
  ['12-14', false],
  ['12-15', true],
  ['12-31', true],
  ['01-01', true],
  ['01-02', false],
  ['07-01', false],
])('season across the turn of the year includes %s: %p', (day, isIn) =>
  expect(isInSeason(day, '12-15', '01-01')).toBe(isIn),
)

test.each([
  ['10-01', true],
  ['10-31', true],
  ['11-01', false],
])('season of one month includes %s: %p', (day, isIn) => expect(isInSeason(day, '10-01', '10-31')).toBe(isIn))

const settings = {
  FESTIVE_FROM: '12-15',
  FESTIVE_UNTIL: '01-01',
  APP_LINK_URL: 'https://nukkad.app.link/open',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_SCRIPT_URL: 'https://accounts.example/gsi/client',
}

test('shows the festive logo from midnight in India on, wherever the server runs', () => {
  const at = (time: string) => pageSettings(settings, () => new Date(time))().isFestive
  expect(at('2026-12-14T18:29:00Z')).toBe(false)
  expect(at('2026-12-14T18:31:00Z')).toBe(true)
  expect(at('2027-01-01T18:31:00Z')).toBe(false)
})

test('enables Google sign-in only with a client id', () => {
  expect(pageSettings(settings)().google).toBeNull()
  const withGoogle = pageSettings({ ...settings, GOOGLE_CLIENT_ID: 'a-client' })()
  expect(withGoogle.google).toEqual({ clientId: 'a-client', scriptUrl: 'https://accounts.example/gsi/client' })
})
