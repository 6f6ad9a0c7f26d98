/**
 * `npm run proof`: reports whether money, stock, orders and ledger are consistent. `npm run proof -- repair` lists what
 * a command can repair, `npm run proof -- repair <name>` does it. `npm run proof -- decide` lists what needs a person's
 * decision, `npm run proof -- decide <what> <id>` makes it. Exit code 1 while something is broken.
 */
import { buildApp, openDb, readSettings as readApiSettings, withSecrets } from '../packages/api/src/index.ts'
import type { Result } from '../packages/api/src/modules/operations/proof.ts'
import { environment } from './start/environment.ts'
import { ownDatabase } from './start/own-database.ts'
import { readSettings } from './start/settings.ts'

const settings = readSettings()
const database = await ownDatabase(settings)
const db = openDb({ url: database.url, pool: 2 })
const env = { ...process.env, ...environment(settings), DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
const { app, modules } = await buildApp({ db, settings: readApiSettings(withSecrets(env)) })
const proof = modules.operations.service

function tell({ check, findings, failure, milliseconds }: Result): boolean {
  const holds = findings.length === 0 && failure === null
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${check.name.padEnd(22)} ${check.says} (${milliseconds} ms)`)
  if (failure !== null) console.log(`          the check failed: ${failure}`)
  for (const { id, text } of findings) console.log(`          ${id}: ${text}`)
  if (!holds && check.repair) console.log(`          npm run proof -- repair ${check.name}: ${check.repair.says}`)
  return holds
}

async function look(): Promise<boolean> {
  const { invariants, waiting } = await proof.look()
  const holds = invariants.map(tell).every(Boolean)
  console.log('')
  waiting.forEach(tell)
  return holds
}

async function repair(name: string | undefined): Promise<boolean> {
  if (!name) {
    for (const check of proof.repairs()) console.log(`${check.name.padEnd(22)} ${check.repair?.says}`)
    return true
  }
  const done = await proof.repair(name)
  console.log(done ? `${name}: ${done.count} repaired.` : `There is no repair '${name}'.`)
  return done !== undefined
}

async function decide(name: string | undefined, id: string | undefined): Promise<boolean> {
  if (!name || !id) {
    for (const decision of proof.decisions()) console.log(`${`${decision.name} <id>`.padEnd(22)} ${decision.says}`)
    return true
  }
  const done = await proof.decide(name, id)
  console.log(
    done
      ? `${name}: done.`
      : done === undefined
        ? `There is no decision '${name}'.`
        : `There is nothing to decide for ${id}.`,
  )
  return done === true
}

async function main([command, name, id]: readonly string[]): Promise<boolean> {
  if (command === 'repair') return repair(name)
  if (command === 'decide') return decide(name, id)
  return look()
}

const isFine = await main(process.argv.slice(2))
await app.close()
await db.end()
await database.stop()
process.exitCode = isFine ? 0 : 1
