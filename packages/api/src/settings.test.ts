import { BadSetting, readSettings } from './settings.ts'

const enough = { DATABASE_URL: 'postgres://localhost/nukkad', API_SECRET: 'x'.repeat(32) }
const refusalOf = (env: Record<string, string>) => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof BadSetting) return error.message
    throw error
  }
  return 'accepted'
}

describe('readSettings', () => {
  test('has defaults for one machine', () => {
    expect(readSettings(enough)).toMatchObject({ API_PORT: 3001, SMTP_URL: 'smtp://127.0.0.1:3025' })
  })

  test('treats empty settings as missing', () => {
    expect(readSettings({ ...enough, API_PORT: '' }).API_PORT).toBe(3001)
  })

  test.each([
    [{ API_PORT: 'abc' }, 'The setting API_PORT=abc cannot be used: it must be integer.'],
    [{ API_PORT: '70000' }, 'The setting API_PORT=70000 cannot be used: it must be <= 65535.'],
    [{ API_SECRET: 'short' }, 'The setting API_SECRET cannot be used: it must NOT have fewer than 32 characters.'],
  ])('reports an invalid setting in one sentence (case %#)', (wrong, sentence) => {
    expect(refusalOf({ ...enough, ...wrong })).toBe(sentence)
  })

  test('names a missing setting', () => {
    expect(refusalOf({ API_SECRET: enough.API_SECRET })).toBe(
      'The setting DATABASE_URL is missing; .env.example describes it.',
    )
  })

  test('does not print secret values', () => {
    expect(refusalOf({ ...enough, DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2')
  })
})
