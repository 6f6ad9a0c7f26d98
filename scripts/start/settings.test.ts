import { BadSetting } from '@nukkad/contracts/settings'
import { readSettings } from './settings.ts'

const own = { ...process.env }
afterEach(() => {
  process.env = { ...own }
})

const reading = (env: Record<string, string>) => () => {
  Object.assign(process.env, env)
  return readSettings()
}

test('readSettings refuses a port that browsers block, with a sentence', () => {
  expect(reading({ PORT: '6000' })).toThrow(BadSetting)
  expect(reading({ PORT: '6000' })).toThrow('PORT=6000 cannot be used: browsers block that port')
})

test('readSettings refuses a home that is not writable, with its name', () => {
  const home = `${__filename}/home`
  expect(reading({ NUKKAD_HOME: home })).toThrow(BadSetting)
  expect(reading({ NUKKAD_HOME: home })).toThrow(`NUKKAD_HOME=${home} cannot be used: the folder is not writable`)
})

test('processes started by hand default to production', async () => {
  const { SettingsSchema } = await import('../../packages/api/src/settings.ts')
  expect(SettingsSchema.properties.NODE_ENV).toMatchObject({ default: 'production' })
})
