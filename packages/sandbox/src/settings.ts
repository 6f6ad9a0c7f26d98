import { type Environment, PortSetting, settingsFrom, sharedSettings } from '@nukkad/contracts/settings'
import Type, { type Static } from 'typebox'

/** Every setting of the stand-ins; `.env.example` is held against it. */
export const SandboxSettingsSchema = Type.Object({
  NUKKAD_HOME: sharedSettings.NUKKAD_HOME,
  SANDBOX_HOST: Type.String({ default: '127.0.0.1' }),
  SANDBOX_PORT: PortSetting(3002),
  SMTP_PORT: PortSetting(3025),
})

/** Reads the settings from an environment (by default the process's); throws BadSetting. */
export const readSandboxSettings = (env: Environment = process.env): Static<typeof SandboxSettingsSchema> =>
  settingsFrom(SandboxSettingsSchema, env)
