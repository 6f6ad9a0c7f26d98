import { buildApp } from '../../../app.ts'
import { openDb } from '../../../db.ts'
import { readSettings } from '../../../settings.ts'

/**
 * A separate process that receives all these charge events at once, as the gateway sends them. It kills itself with
 * SIGKILL as soon as it has acknowledged KILLED_AFTER of them: in the middle of the work, however fast the machine is.
 */
const events: { id: string; body: string; signature: string }[] = JSON.parse(process.env.EVENTS ?? '[]')
const settings = readSettings()
const db = openDb({ url: settings.DATABASE_URL, pool: 10 })
const { app } = await buildApp({ db, settings })
let acknowledged = 0
await db`select`
await Promise.allSettled(
  events.map(async ({ id, body, signature }) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/razorpay/webhook',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': signature,
      },
    })
    if (answer.statusCode !== 200) return
    // Writes to a pipe are synchronous, so it is written before anything else happens.
    process.stdout.write(`ack ${id}\n`)
    acknowledged += 1
    if (acknowledged === Number(process.env.KILLED_AFTER)) process.kill(process.pid, 'SIGKILL')
  }),
)
process.exit(0)
