import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { serveApp } from './app/app-routes.ts'
import { serveGoogle } from './google/google-routes.ts'
import { openMailStore } from './mailbox/mail-store.ts'
import { serveMailbox } from './mailbox/mailbox-routes.ts'
import { createSmtp } from './mailbox/smtp.ts'
import { servePush } from './push/push-routes.ts'
import { type GatewayOptions, serveGateway } from './razorpay/serve-gateway.ts'
import { type SmsOptions, serveSms } from './sms/sms-routes.ts'

export interface SandboxOptions {
  /** The folder in which mails and payments are stored: `<home>/mailbox`, `<home>/razorpay`. */
  home: string
  /** Port of the pages; 0 takes a free port. */
  port: number
  /** Port for SMTP; 0 takes a free port. */
  smtpPort: number
  host?: string
  /** Keys of the payment gateway; without them there is no gateway. */
  gateway?: Omit<GatewayOptions, 'folder'>
  /** The client id for Google's sign-in; without it there is no sign-in with Google. */
  googleClientId?: string
  /** Without this there is no SMS gateway. */
  sms?: SmsOptions
}

export interface RunningSandbox {
  readonly url: string
  readonly mailboxUrl: string
  readonly smtpUrl: string
  /** The URL to which text messages are posted. */
  readonly smsUrl: string
  stop(): Promise<void>
}

/**
 * Starts the stand-ins for outside services: mailbox, SMS, push service and payment gateway. A busy port is reported in one sentence.
 */
export async function startSandbox({
  home,
  port,
  smtpPort,
  host = '127.0.0.1',
  gateway: keys,
  googleClientId,
  sms,
}: SandboxOptions): Promise<RunningSandbox> {
  const store = await openMailStore(path.join(home, 'mailbox'))
  const app = Fastify({ logger: false, forceCloseConnections: true })
  serveMailbox(app, store)
  serveApp(app)
  servePush(app)
  if (googleClientId) serveGoogle(app, { folder: path.join(home, 'google'), clientId: googleClientId })
  if (sms) serveSms(app, store, sms)
  const gateway = keys && serveGateway(app, { ...keys, folder: path.join(home, 'razorpay') })

  const smtp = createSmtp(store)
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', (error) => reject(explained(error, smtpPort, 'SMTP_PORT')))
    smtp.listen(smtpPort, host, resolve)
  })
  smtp.on('error', () => {}) // A client that disconnects early must not end the process.
  const stopSmtp = () => new Promise<void>((resolve) => smtp.close(resolve))

  const url = await app.listen({ host, port }).catch(async (error: unknown) => {
    await stopSmtp()
    throw explained(error, port, 'SANDBOX_PORT')
  })
  return {
    url,
    mailboxUrl: `${url}/mailbox`,
    smsUrl: `${url}/2010-04-01/Accounts/ACnukkad/Messages.json`,
    smtpUrl: `smtp://${host}:${(smtp.server.address() as AddressInfo).port}`,
    async stop() {
      await app.close()
      await gateway?.stop()
      await stopSmtp()
    },
  }
}

function explained(error: unknown, port: number, setting: string): unknown {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  return isTaken ? new PortTaken(`Port ${port} is used by another program; set ${setting} to a free one.`) : error
}

export class PortTaken extends Error {
  override name = 'PortTaken'
}
