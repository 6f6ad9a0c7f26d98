import { existsSync } from 'node:fs'
import path from 'node:path'
import { PortSetting, settingsFrom, sharedSettings } from '@nukkad/contracts/settings'
import { wantPortForBrowsers } from '@nukkad/contracts/site-port'
import { wantWritableHome } from '@nukkad/contracts/writable-home'
import Type, { type Static } from 'typebox'
import { SandboxSettingsSchema } from '../../packages/sandbox/src/index.ts'

/** The work tree; the bundle is as deep in it as the sources. */
export const root = path.resolve(import.meta.dirname, '../..')
/** Runs the bundled server named after it. */
export const codeCache = path.join(root, 'scripts/bundle/code-cache.cjs')

/** Settings of the outside services of the demo. */
export const StandInSettingsSchema = Type.Object({
  ...SandboxSettingsSchema.properties,
  IMAGES_PORT: PortSetting(3004),
  PICTURES: Type.Enum(['drawn', 'plain'], { default: 'drawn' }),
})

/** Ports and paths that `npm start` passes to the processes it starts; they check the other settings themselves. */
export const StartSettingsSchema = Type.Object({
  NUKKAD_HOME: sharedSettings.NUKKAD_HOME,
  PORT: PortSetting(3000, 1),
  API_PORT: PortSetting(3001, 1),
  SANDBOX_PORT: PortSetting(3002, 1),
  SMTP_PORT: PortSetting(3025, 1),
  IMAGES_PORT: PortSetting(3004, 1),
  REGISTRY_PORT: PortSetting(3005, 1),
  PGPORT: PortSetting(3054, 1),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://', writeOnly: true })),
  DEMO_DATA_IN_DATABASE_URL: Type.Boolean({ default: false }),
})

export type StartSettings = Static<typeof StartSettingsSchema>

/** Reads `.env` beside package.json and the environment, which takes precedence; throws BadSetting. */
export function readSettings(): StartSettings {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
  const settings = settingsFrom(StartSettingsSchema, process.env)
  for (const name of ['PORT', 'SANDBOX_PORT'] as const) wantPortForBrowsers(name, settings[name])
  const home = path.resolve(root, settings.NUKKAD_HOME)
  wantWritableHome(home)
  return { ...settings, NUKKAD_HOME: home }
}
