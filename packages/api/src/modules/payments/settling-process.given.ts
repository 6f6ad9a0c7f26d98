import { buildApp } from '../../app.ts'
import { openDb } from '../../db.ts'
import { readSettings } from '../../settings.ts'

/** A process of its own that hears of all these payments at once, so that a test can kill it in the middle. */
const paid: { userId: string; transactionId: string; signed: Record<string, string> }[] = JSON.parse(
  process.env.PAID ?? '[]',
)
const settings = readSettings()
const db = openDb({ url: settings.DATABASE_URL, pool: 10 })
const { modules } = await buildApp({ db, settings })
await db`select`
process.stdout.write('settling\n')
await Promise.allSettled(
  paid.map(async ({ userId, transactionId, signed }) => {
    const answer = await modules.payments.service.payments.answered(userId, transactionId, signed)
    if ('data' in answer && answer.data.state === 'placed') process.stdout.write(`ack ${transactionId}\n`)
  }),
)
process.stdout.write('done\n')
process.exit(0)
