import path from 'node:path'
import { settingsFrom } from '@nukkad/contracts/settings'
import { gatewayKeys, startSandbox } from '../../packages/sandbox/src/index.ts'
import { startImages } from '../../packages/world/src/images/index.ts'
import { StandInSettingsSchema } from './settings.ts'

/**
 * The outside services of the demo in one process: mailbox, SMS and payment gateway, Google's sign-in, image store. In
 * production, settings point to the real services.
 */
async function main(): Promise<void> {
  const settings = settingsFrom(StandInSettingsSchema, process.env)
  const { NUKKAD_HOME: home, SANDBOX_HOST: host } = settings
  const images = await startImages({
    port: settings.IMAGES_PORT,
    folder: path.join(home, 'images'),
    isPlain: settings.PICTURES === 'plain',
  })
  const sandbox = await startSandbox({
    home,
    host,
    port: settings.SANDBOX_PORT,
    smtpPort: settings.SMTP_PORT,
    gateway: gatewayKeys(settings),
    sms: { key: settings.SMS_KEY },
    googleClientId: settings.GOOGLE_CLIENT_ID,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      images.close()
      images.closeAllConnections()
      void sandbox.stop().then(() => process.exit(0))
    })
  }
}

void main()
