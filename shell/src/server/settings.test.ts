/** @jest-environment node */
import { BadSetting } from '@nukkad/contracts/settings'
import { readSettings } from './settings.ts'

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

test('never shows a secret', () => {
  expect(() => readSettings({ PUBLIC_TOKEN: 'short' })).not.toThrow('short')
})
