import { buildApp } from '../../../app.ts'
import { openDb } from '../../../db.ts'
import { readSettings } from '../../../settings.ts'

/**
 * A process of its own that hears of all these payments at once. With KILLED_AFTER it dies by SIGKILL as soon as it has
 * acknowledged so many: in the middle, however quick the machine is and however late somebody else would strike.
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
    const answer = await modules.payments.service.payments.answered(userId, transactionId, signed)
    if (!('data' in answer && answer.data.state === 'placed')) return
    // To a pipe it is written at once, before anything else happens.
    process.stdout.write(`ack ${transactionId}\n`)
    acknowledged += 1
    if (acknowledged === killedAfter) process.kill(process.pid, 'SIGKILL')
  }),
)
process.stdout.write('done\n')
process.exit(0)
