/**
 * `npm run proof`: says whether money, stock, orders and ledger hold. `npm run proof -- repair` lists what can be put
 * right by a command, `npm run proof -- repair <name>` does it. Exit code 1 while something is broken.
 */
import { createProofService, openDb } from '../packages/api/src/index.ts'
import type { Result } from '../packages/api/src/modules/operations/proof.ts'
import { ownDatabase } from './start/own-database.ts'
import { readSettings } from './start/settings.ts'

const database = await ownDatabase(readSettings())
const db = openDb({ url: database.url, pool: 2 })
const proof = createProofService({ db, now: () => new Date() })

function tell({ check, findings, failure, milliseconds }: Result): boolean {
  const holds = findings.length === 0 && failure === null
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${check.name.padEnd(22)} ${check.says} (${milliseconds} ms)`)
  if (failure !== null) console.log(`          it could not be looked at: ${failure}`)
  for (const { id, text } of findings) console.log(`          ${id}: ${text}`)
  if (!holds && check.repair) console.log(`          npm run proof -- repair ${check.name}: ${check.repair.says}`)
  return holds
}

async function main([command, name]: readonly string[]): Promise<boolean> {
  if (command === 'repair' && name) {
    const done = await proof.repair(name)
    console.log(done ? `${name}: ${done.count} put right.` : `There is no repair '${name}'.`)
    return done !== undefined
  }
  if (command === 'repair') {
    for (const { name: known, repair } of proof.repairs()) console.log(`${known.padEnd(22)} ${repair?.says}`)
    return true
  }
  const { invariants, waiting } = await proof.look()
  const holds = invariants.map(tell).every(Boolean)
  console.log('')
  waiting.forEach(tell)
  return holds
}

const isFine = await main(process.argv.slice(2))
await db.end()
await database.stop()
process.exitCode = isFine ? 0 : 1
