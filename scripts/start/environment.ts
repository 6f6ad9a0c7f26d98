import type { StartSettings } from './settings.ts'

const leadingElsewhere = [
  'NODE_ENV',
  'DRAIN_SECONDS',
  'API_URL',
  'IMAGES_URL',
  'REGISTRY_URL',
  'SMTP_URL',
  'SMS_URL',
  'PUBLIC_URL',
  'SANDBOX_URL',
  'RAZORPAY_API_URL',
  'RAZORPAY_CHECKOUT_URL',
  'RAZORPAY_WEBHOOK_URL',
  'APP_LINK_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_SCRIPT_URL',
]

/** The environment of every process; the user's `own` values win for addresses that may lead elsewhere. */
export function environment(settings: StartSettings, own: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { PORT, API_PORT, SANDBOX_PORT, SMTP_PORT, IMAGES_PORT, REGISTRY_PORT } = settings
  const address = (port: number) => `http://127.0.0.1:${port}`
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    // There is no load balancer to wait for.
    DRAIN_SECONDS: '0',
    NUKKAD_HOME: settings.NUKKAD_HOME,
    PORT: String(PORT),
    API_PORT: String(API_PORT),
    SANDBOX_PORT: String(SANDBOX_PORT),
    SMTP_PORT: String(SMTP_PORT),
    IMAGES_PORT: String(IMAGES_PORT),
    REGISTRY_PORT: String(REGISTRY_PORT),
    API_URL: address(API_PORT),
    REGISTRY_URL: address(REGISTRY_PORT),
    IMAGES_URL: address(IMAGES_PORT),
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
    SMS_URL: `${address(SANDBOX_PORT)}/2010-04-01/Accounts/ACnukkad/Messages.json`,
    // Browsers open it, so it has the same host name as the site.
    SANDBOX_URL: `http://localhost:${SANDBOX_PORT}`,
    RAZORPAY_API_URL: address(SANDBOX_PORT),
    RAZORPAY_CHECKOUT_URL: `http://localhost:${SANDBOX_PORT}/v1/checkout.js`,
    RAZORPAY_WEBHOOK_URL: `${address(API_PORT)}/api/razorpay/webhook`,
    APP_LINK_URL: `http://localhost:${SANDBOX_PORT}/app`,
    GOOGLE_ISSUER: `http://localhost:${SANDBOX_PORT}/google`,
    GOOGLE_SCRIPT_URL: `http://localhost:${SANDBOX_PORT}/gsi/client`,
    PUBLIC_URL: `http://localhost:${PORT}`,
  }
  for (const name of leadingElsewhere) {
    if (own[name]) env[name] = own[name]
  }
  // An empty one says that there is no app.
  if (own.APP_LINK_URL === '') env.APP_LINK_URL = ''
  return env
}
