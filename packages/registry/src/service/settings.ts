import path from 'node:path'
import { type Environment, PortSetting, settingsFrom, sharedSettings } from '@nukkad/contracts/settings'
import Type, { type Static } from 'typebox'

/** Every setting of the registry's service; `.env.example` is held against it. */
export const RegistrySettingsSchema = Type.Object({
  NODE_ENV: sharedSettings.NODE_ENV,
  NUKKAD_HOME: sharedSettings.NUKKAD_HOME,
  LOG_LEVEL: sharedSettings.LOG_LEVEL,
  REGISTRY_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on; 0.0.0.0 for every network' }),
  REGISTRY_PORT: PortSetting(3005),
  REGISTRY_HOME: Type.Optional(
    Type.String({
      description: 'where releases, signed documents and the log of changes lie; by default in NUKKAD_HOME',
    }),
  ),
  REGISTRY_PRIVATE_KEY: Type.Optional(
    Type.String({ writeOnly: true, description: 'PKCS#8 PEM of the Ed25519 key that signs the document' }),
  ),
  REGISTRY_RELEASE_MB: Type.Integer({ minimum: 1, maximum: 1024, default: 32, description: 'most of one release' }),
})
type FromEnvironment = Static<typeof RegistrySettingsSchema>
export type RegistrySettings = FromEnvironment & { readonly REGISTRY_HOME: string }

/** Where the registry of a home keeps its own. */
export const registryHomeOf = (home: string, env: Environment = process.env): string =>
  env.REGISTRY_HOME || path.join(home, 'registry')

/** Reads the environment; throws BadSetting. */
export function readRegistrySettings(env: Environment = process.env): RegistrySettings {
  const settings = settingsFrom(RegistrySettingsSchema, env)
  return { ...settings, REGISTRY_HOME: registryHomeOf(settings.NUKKAD_HOME, env) }
}
