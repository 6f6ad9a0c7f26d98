import { keptSecret } from '@nukkad/contracts/kept-secret'

type Environment = Record<string, string | undefined>

/** Secrets that are made once where nobody gives them, and the file below NUKKAD_HOME/keys where each is kept. */
const kept = {
  API_SECRET: 'api-secret',
  OPERATOR_PASSWORD: 'operator-password',
  // The shell finds it in the same place.
  SOCIAL_SECRET: 'social-secret',
  // The sandbox's gateway finds its two in the same place.
  RAZORPAY_KEY_SECRET: 'razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
} as const

/**
 * The environment with every secret in it: the setting, or one made once and kept below NUKKAD_HOME. Several API servers
 * behind one address need the same ones.
 */
export const withSecrets = (env: Environment): Environment => ({
  ...env,
  ...Object.fromEntries(
    Object.entries(kept).map(([name, file]) => [name, env[name] || keptSecret(env.NUKKAD_HOME || '.nukkad', file)]),
  ),
})
