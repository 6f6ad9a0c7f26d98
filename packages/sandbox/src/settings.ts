import { keptSecret } from '@nukkad/contracts/kept-secret'
import {
  type Environment,
  PortSetting,
  razorpayKeys,
  settingsFrom,
  sharedSettings,
  smsKeys,
} from '@nukkad/contracts/settings'
import Type, { type Static } from 'typebox'

/** Every setting of the stand-ins; `.env.example` is checked against it. */
export const SandboxSettingsSchema = Type.Object({
  NUKKAD_HOME: sharedSettings.NUKKAD_HOME,
  SANDBOX_HOST: Type.String({ default: '127.0.0.1' }),
  SANDBOX_PORT: PortSetting(3002),
  SMTP_PORT: PortSetting(3025),
  GOOGLE_CLIENT_ID: Type.String({ minLength: 1, default: 'nukkad-sandbox' }),
  ...smsKeys,
  ...razorpayKeys,
  RAZORPAY_WEBHOOK_URL: Type.String({
    pattern: '^https?://',
    default: 'http://127.0.0.1:3001/api/razorpay/webhook',
    description: 'where the sandbox sends its events; the real gateway is told on its dashboard',
  }),
})

type SandboxSettings = Static<typeof SandboxSettingsSchema>

/** Reads the settings from an environment (by default the process's); throws BadSetting. */
export const readSandboxSettings = (env: Environment = process.env): SandboxSettings =>
  settingsFrom(SandboxSettingsSchema, env)

/** The gateway's keys: those of the settings, or the pair kept below NUKKAD_HOME, where the API finds it too. */
export const gatewayKeys = (
  settings: Omit<SandboxSettings, 'SANDBOX_HOST' | 'SANDBOX_PORT' | 'SMTP_PORT' | 'SMS_KEY' | 'GOOGLE_CLIENT_ID'>,
) => ({
  keyId: settings.RAZORPAY_KEY_ID,
  keySecret: settings.RAZORPAY_KEY_SECRET ?? keptSecret(settings.NUKKAD_HOME, 'razorpay-key-secret'),
  webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? keptSecret(settings.NUKKAD_HOME, 'razorpay-webhook-secret'),
  webhookUrl: settings.RAZORPAY_WEBHOOK_URL,
})
