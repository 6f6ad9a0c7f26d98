import { buildApp } from '../../../app.ts'
import { openDb } from '../../../db.ts'
import { readSettings } from '../../../settings.ts'

/**
 * A separate process that settles all these payments at once. With KILLED_AFTER it kills itself with SIGKILL as soon as
 * it has acknowledged that many: in the middle of the work, however fast the machine is.
 */
const paid: { userId: string; transactionId: string; signed: Record<string, string> }[] = JSON.parse(
  process.env.PAID ?? '[]',
)
const settings = readSettings()
const db = openDb({ url: settings.DATABASE_URL, pool: 10 })
const { modules } = await buildApp({ db, settings })
const killedAfter = Number(process.env.KILLED_AFTER ?? 0)
let acknowledged = 0
await db`select`
process.stdout.write('settling\n')
await Promise.allSettled(
  paid.map(async ({ userId, transactionId, signed }) => {
    const answer = await modules.payments.service.payments.handleAnswer(userId, transactionId, signed)
    if (!('data' in answer && answer.data.state === 'placed')) return
    // Writes to a pipe are synchronous, so it is written before anything else happens.
    process.stdout.write(`ack ${transactionId}\n`)
    acknowledged += 1
    if (acknowledged === killedAfter) process.kill(process.pid, 'SIGKILL')
  }),
)
process.stdout.write('done\n')
process.exit(0)
