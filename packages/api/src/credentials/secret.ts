import { keptSecret } from '@nukkad/contracts/kept-secret'

type Environment = Record<string, string | undefined>

/**
 * Secrets that are generated once when they are not configured, and the file below NUKKAD_HOME/keys that holds each.
 */
const kept = {
  API_SECRET: 'api-secret',
  OPERATOR_PASSWORD: 'operator-password',
  // The shell reads it from the same place.
  SOCIAL_SECRET: 'social-secret',
  // The sandbox's gateway reads its two secrets from the same place.
  RAZORPAY_KEY_SECRET: 'razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
} as const

/**
 * The environment with every secret in it: the configured one, or one that is generated once and kept below
 * NUKKAD_HOME. Several API servers behind one address need the same secrets.
 */
export const withSecrets = (env: Environment): Environment => ({
  ...env,
  ...Object.fromEntries(
    Object.entries(kept).map(([name, file]) => [name, env[name] || keptSecret(env.NUKKAD_HOME || '.nukkad', file)]),
  ),
})
