import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, openDb, prepareDatabase, readSettings, startPostgres } from '@nukkad/api'
import { seedWorld } from '@nukkad/world'

/** An API with demo data on a temporary PostgreSQL; it sends nothing to the outside. */
export async function startOwnSite(operatorPassword: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-fuzz-'))
  const postgres = await startPostgres({ dataDir: path.join(folder, 'data'), port: 0, isDurable: false })
  const db = openDb({ url: postgres.url })
  await prepareDatabase(db)
  await seedWorld(db)
  const settings = readSettings({
    // The caller shares the process, so this delay says nothing about the API.
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url,
    API_SECRET: 'a secret that is known for the length of one fuzz',
    OPERATOR_PASSWORD: operatorPassword,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    NUKKAD_HOME: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1/2010-04-01/Accounts/ACnukkad/Messages.json',
    RAZORPAY_API_URL: 'http://127.0.0.1:1',
    REGISTRY_URL: 'none',
  })
  const { app, outbox } = await buildApp({ db, settings })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    base: `${address}/api`,
    async stop(): Promise<void> {
      await app.close()
      await outbox.stop()
      await db.end({ timeout: 1 })
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
