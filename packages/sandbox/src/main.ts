import { BadSetting } from '@nukkad/contracts/settings'
import { gatewayKeys, readSandboxSettings } from './settings.ts'
import { PortTaken, startSandbox } from './start-sandbox.ts'

try {
  const settings = readSandboxSettings()
  const { NUKKAD_HOME: home, SANDBOX_HOST: host, SANDBOX_PORT: port, SMTP_PORT: smtpPort } = settings
  const sandbox = await startSandbox({
    home,
    host,
    port,
    smtpPort,
    gateway: gatewayKeys(settings),
    sms: { key: settings.SMS_KEY },
    googleClientId: settings.GOOGLE_CLIENT_ID,
  })
  console.log(`Mail server at ${sandbox.smtpUrl}`)
  console.log(`Payment gateway at ${sandbox.url}/razorpay`)
  console.log(`Mailbox ready at ${sandbox.mailboxUrl}`)
  const stop = () => void sandbox.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof PortTaken || error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
