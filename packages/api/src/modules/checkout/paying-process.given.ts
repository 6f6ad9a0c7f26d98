import { buildApp } from '../../app.ts'
import { openDb } from '../../db.ts'
import { readSettings } from '../../settings.ts'

/** A process of its own that pays these transactions, all at once, so that a test can kill it in the middle. */
const purchases: { userId: string; id: string }[] = JSON.parse(process.env.PURCHASES ?? '[]')
const settings = readSettings()
const db = openDb({ url: settings.DATABASE_URL, pool: 12 })
const { modules } = await buildApp({ db, settings })
await db`select`
process.stdout.write('paying\n')
await Promise.allSettled(
  purchases.map(({ userId, id }) => modules.checkout.service.checkout.payOnDelivery({ userId, key: `pay-${id}` }, id)),
)
process.stdout.write('done\n')
