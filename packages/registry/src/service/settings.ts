import path from 'node:path'
import { BadSetting, type Environment, PortSetting, settingsFrom, sharedSettings } from '@nukkad/contracts/settings'
import Type, { type Static } from 'typebox'
import type { S3Settings } from '../store/s3-bucket.ts'

/** Every setting of the registry's service; `.env.example` is checked against it. */
export const RegistrySettingsSchema = Type.Object({
  NODE_ENV: sharedSettings.NODE_ENV,
  NUKKAD_HOME: sharedSettings.NUKKAD_HOME,
  LOG_LEVEL: sharedSettings.LOG_LEVEL,
  DRAIN_SECONDS: sharedSettings.DRAIN_SECONDS,
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
  REGISTRY_S3_ENDPOINT: Type.Optional(
    Type.String({ pattern: '^https?://', description: 'an S3-compatible store, without the bucket' }),
  ),
  REGISTRY_S3_BUCKET: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]+$' })),
  REGISTRY_S3_PREFIX: Type.Optional(Type.String({ pattern: '^([\\w.-]+/)+$', description: 'in front of all names' })),
  REGISTRY_S3_REGION: Type.String({ default: 'us-east-1' }),
  REGISTRY_S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  REGISTRY_S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ writeOnly: true })),
  REGISTRY_RELEASE_MB: Type.Integer({ minimum: 1, maximum: 1024, default: 32, description: 'most of one release' }),
})
type FromEnvironment = Static<typeof RegistrySettingsSchema>
export type RegistrySettings = FromEnvironment & { readonly REGISTRY_HOME: string }

/** The registry's own folder in a home. */
export const registryHomeOf = (home: string, env: Environment = process.env): string =>
  env.REGISTRY_HOME || path.join(home, 'registry')

/** The S3 settings; undefined if the store is a folder. Throws BadSetting if they are incomplete. */
export function s3SettingsOf(settings: FromEnvironment): S3Settings | undefined {
  const { REGISTRY_S3_ENDPOINT: endpoint, REGISTRY_S3_BUCKET: bucket } = settings
  const { REGISTRY_S3_ACCESS_KEY_ID: accessKeyId, REGISTRY_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new BadSetting(
      'With REGISTRY_S3_ENDPOINT go REGISTRY_S3_BUCKET, REGISTRY_S3_ACCESS_KEY_ID and REGISTRY_S3_SECRET_ACCESS_KEY.',
    )
  }
  const { REGISTRY_S3_REGION: region, REGISTRY_S3_PREFIX: prefix = '' } = settings
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }
}

/** Reads the environment; throws BadSetting. */
export function readRegistrySettings(env: Environment = process.env): RegistrySettings {
  const settings = settingsFrom(RegistrySettingsSchema, env)
  return { ...settings, REGISTRY_HOME: registryHomeOf(settings.NUKKAD_HOME, env) }
}
