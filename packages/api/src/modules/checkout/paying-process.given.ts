import { buildApp } from '../../app.ts'
import { openDb } from '../../db.ts'
import { readSettings } from '../../settings.ts'

/** A separate process that pays these transactions all at once, and kills itself meanwhile. */
const purchases: { userId: string; id: string }[] = JSON.parse(process.env.PURCHASES ?? '[]')
const settings = readSettings()
const db = openDb({ url: settings.DATABASE_URL, pool: 12 })
const { modules } = await buildApp({ db, settings })
await db`select`
process.stdout.write('paying\n')
// A timer in the test would fire too late on a busy machine.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.env.KILLED_AFTER_MS))
await Promise.allSettled(
  purchases.map(({ userId, id }) => modules.checkout.service.checkout.payOnDelivery({ userId, key: `pay-${id}` }, id)),
)
process.stdout.write('done\n')
