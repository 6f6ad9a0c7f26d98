/**
 * `npm run proof`: reports whether money, stock, orders and ledger are consistent. `npm run proof -- repair` lists what
 * a command can repair, `npm run proof -- repair <name>` does it. `npm run proof -- decide` lists what needs a person's
 * decision, `npm run proof -- decide <what> <id>` makes it. `npm run proof -- about <id or email>` tells what is stored
 * about a purchase, or which ones an account made. `npm run proof -- unknown-payments <time>` lists payments
 * that the gateway received since then and whose orders are not in the database. `npm run proof --
 * skip-invoice-numbers <count>` passes over numbers that invoices lost with a database may have. Exit code 1 while something is broken
 * or a command could not be carried out, 2 while work is only overdue or waits for a person.
 */
import type { Modules } from '../../packages/api/src/modules/index.ts'
import type { Result } from '../../packages/api/src/modules/operations/proof.ts'
import { verdictOf } from '../../packages/api/src/modules/operations/verdict.ts'
import { withApi } from './with-api.ts'

type Proof = Modules['operations']['service']

const exitCodes = { holds: 0, broken: 1, waiting: 2 } as const

function tell({ check, findings, failure, milliseconds }: Result, trouble: string): void {
  const holds = findings.length === 0 && failure === null
  const state = failure === null ? trouble : 'FAILED'
  console.log(`${(holds ? 'holds' : state).padEnd(8)} ${check.name.padEnd(22)} ${check.says} (${milliseconds} ms)`)
  if (failure !== null) console.log(`          the check failed: ${failure}`)
  for (const { id, text } of findings) console.log(`          ${id}: ${text}`)
  if (!holds && check.repair) console.log(`          npm run proof -- repair ${check.name}: ${check.repair.says}`)
}

async function look(proof: Proof): Promise<number> {
  const result = await proof.look()
  for (const one of result.invariants) tell(one, 'BROKEN')
  console.log('')
  for (const one of result.waiting) tell(one, 'OVERDUE')
  return exitCodes[verdictOf(result)]
}

async function repair(proof: Proof, name: string | undefined): Promise<boolean> {
  if (!name) {
    for (const check of proof.repairs()) console.log(`${check.name.padEnd(22)} ${check.repair?.says}`)
    return true
  }
  const done = await proof.repair(name)
  console.log(done ? `${name}: ${done.count} repaired.` : `There is no repair '${name}'.`)
  return done !== undefined
}

async function decide(proof: Proof, name: string | undefined, id: string | undefined): Promise<boolean> {
  if (!name || !id) {
    for (const decision of proof.decisions()) console.log(`${`${decision.name} <id>`.padEnd(22)} ${decision.says}`)
    return true
  }
  const done = await proof.decide(name, id)
  console.log(
    done
      ? `${name}: done.${typeof done === 'string' ? ` ${done}` : ''}`
      : done === undefined
        ? `There is no decision '${name}'.`
        : `There is nothing to decide for ${id}.`,
  )
  return done === true || typeof done === 'string'
}

async function unknownPayments({ payments }: Pick<Modules, 'payments'>, time: string | undefined): Promise<number> {
  const since = new Date(time ?? '')
  if (Number.isNaN(since.getTime())) {
    console.error('Give the time since when, such as 2026-11-30T03:00Z.')
    return 1
  }
  const found = await payments.service.unknownPayments(since).catch((error: Error) => error.message)
  if (typeof found === 'string') {
    console.error(found)
    return 1
  }
  for (const { id, orderId, amount, at } of found) {
    console.log(`${id}  order ${orderId || 'none'}, ${amount} paise, ${at?.toISOString() ?? 'time unknown'}`)
  }
  console.log(`${found.length} payments without an order here.`)
  return found.length > 0 ? 2 : 0
}

async function skipInvoiceNumbers({ invoices }: Pick<Modules, 'invoices'>, count: string | undefined): Promise<number> {
  const numbers = Number(count)
  if (!Number.isInteger(numbers) || numbers < 1 || numbers > 1_000_000) {
    console.error('Give how many numbers of each series to skip, from 1 to 1000000, such as 1000.')
    return 1
  }
  const series = await invoices.service.skipNumbers(numbers, new Date())
  console.log(`${numbers} numbers of ${series} series of invoices and credit notes were skipped.`)
  return 0
}

async function tellStory({ operations }: Pick<Modules, 'operations'>, id: string | undefined): Promise<number> {
  const lines = id ? await operations.service.about(id) : []
  for (const line of lines) console.log(line)
  if (lines.length > 0) return 0
  console.error(
    id
      ? `Nothing here belongs to ${id}. If the gateway knows it: npm run proof -- unknown-payments <time>.`
      : 'Give the id of an order, a payment, a refund or a transaction, or the email of an account.',
  )
  return 1
}

const [command, name, id] = process.argv.slice(2)

await withApi(async (modules) => {
  const proof = modules.operations.service
  if (command === 'repair') return (await repair(proof, name)) ? 0 : 1
  if (command === 'decide') return (await decide(proof, name, id)) ? 0 : 1
  if (command === 'skip-invoice-numbers') return skipInvoiceNumbers(modules, name)
  if (command === 'about') return tellStory(modules, name)
  if (command === 'unknown-payments') return unknownPayments(modules, name)
  return look(proof)
})
