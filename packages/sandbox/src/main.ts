import { PortTaken, startSandbox } from './start-sandbox.ts'

function portSetting(name: string, byDefault: number): number {
  const text = process.env[name]
  if (!text) return byDefault
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  console.error(`The setting ${name}=${text} cannot be used: it must be a port number.`)
  process.exit(1)
}

try {
  const sandbox = await startSandbox({
    home: process.env.NUKKAD_HOME || '.nukkad',
    host: process.env.SANDBOX_HOST || '127.0.0.1',
    port: portSetting('SANDBOX_PORT', 3002),
    smtpPort: portSetting('SMTP_PORT', 3025),
  })
  console.log(`Mail server at ${sandbox.smtpUrl}`)
  console.log(`Mailbox ready at ${sandbox.mailboxUrl}`)
  const stop = () => void sandbox.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof PortTaken)) throw error
  console.error(error.message)
  process.exitCode = 1
}
