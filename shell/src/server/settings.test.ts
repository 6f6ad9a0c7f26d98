/** @jest-environment node */
import { BadSetting } from '@nukkad/contracts/settings'
import { leftAtStandIns } from '@nukkad/contracts/stand-in-settings'
import { readSettings, ShellSettingsSchema } from './settings.ts'

test('has defaults that suit one machine', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    API_URL: 'http://127.0.0.1:3001',
    PUBLIC_URL: 'http://localhost:3000',
  })
  expect(readSettings({ RENDER_PROCESSES: '' }).RENDER_PROCESSES).toBeGreaterThanOrEqual(1)
})

test.each([
  [{ PORT: 'abc' }, 'The setting PORT=abc cannot be used'],
  [{ PORT: '70000' }, 'The setting PORT=70000 cannot be used'],
  [{ API_URL: 'localhost:3001' }, 'The setting API_URL=localhost:3001 cannot be used'],
  [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL=loud cannot be used'],
])('explains %j in one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(BadSetting)
  expect(() => readSettings(env)).toThrow(sentence)
})

test('an empty link to the app says that there is no app, also on a public site', () => {
  const settings = readSettings({ APP_LINK_URL: '', PUBLIC_URL: 'https://shop.in' })
  expect(settings.APP_LINK_URL).toBe('')
  expect(leftAtStandIns(ShellSettingsSchema, settings, settings.PUBLIC_URL)).not.toContain('APP_LINK_URL')
})

test('never shows a secret', () => {
  expect(() => readSettings({ PUBLIC_TOKEN: 'short' })).not.toThrow('short')
})
