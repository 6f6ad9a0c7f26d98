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

test('a port that browsers refuse is a sentence that says so', () => {
  expect(reading({ PORT: '6000' })).toThrow(BadSetting)
  expect(reading({ PORT: '6000' })).toThrow('PORT=6000 cannot be used: browsers open no pages on that port')
})

test('a home that nothing can be written to is a sentence that names it', () => {
  const home = `${__filename}/home`
  expect(reading({ NUKKAD_HOME: home })).toThrow(BadSetting)
  expect(reading({ NUKKAD_HOME: home })).toThrow(`NUKKAD_HOME=${home} cannot be used: nothing can be written there`)
})

test('processes that are started by hand are in production', async () => {
  const { SettingsSchema } = await import('../../packages/api/src/settings.ts')
  expect(SettingsSchema.properties.NODE_ENV).toMatchObject({ default: 'production' })
})
