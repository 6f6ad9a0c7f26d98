import { readFileSync } from 'node:fs'
import path from 'node:path'
import { settingsFrom } from '@nukkad/contracts/settings'
import { RegistrySettingsSchema } from '@nukkad/registry/settings'
import { ShellSettingsSchema } from '@nukkad/shell/server/settings'
import type { TObject } from 'typebox'
import { SettingsSchema as ApiSettingsSchema } from '../../packages/api/src/settings.ts'
import { StandInSettingsSchema, StartSettingsSchema } from './settings.ts'

const schemas: Record<string, TObject> = {
  API: ApiSettingsSchema,
  shell: ShellSettingsSchema,
  start: StartSettingsSchema,
  registry: RegistrySettingsSchema,
  'stand-ins': StandInSettingsSchema,
}
/** Read by commands and tests only, without a schema. */
const ofCommands = ['CHROME', 'REGISTRY_ROOT_KEY', 'TEST_DATABASE_URL', 'TEST_LOG_LEVEL']

const example = readFileSync(path.join(__dirname, '../../.env.example'), 'utf8')
const shown = new Map([...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

test('.env.example names every setting once, and no other', () => {
  const known = new Set([...Object.values(schemas).flatMap((schema) => Object.keys(schema.properties)), ...ofCommands])
  expect([...shown.keys()].sort()).toEqual([...known].sort())
  expect(example.match(/^#[A-Z0-9_]+=/gm)).toHaveLength(shown.size)
})

test.each(Object.entries(schemas))('.env.example shows the defaults of %s', (_, schema) => {
  for (const [name, { default: fallback }] of Object.entries(schema.properties) as [string, { default?: unknown }][]) {
    if (fallback === undefined || name === 'NODE_ENV') continue
    expect([name, shown.get(name)]).toEqual([name, String(fallback)])
  }
})

test.each(Object.entries(schemas))('the values in .env.example are accepted by %s', (_, schema) => {
  const env = { API_SECRET: 'x'.repeat(32), ...Object.fromEntries([...shown].filter(([, value]) => value !== '')) }
  expect(() => settingsFrom(schema, env)).not.toThrow()
})
