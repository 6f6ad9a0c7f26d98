/**
 * `npm run limits`: code that breaks a rule of size or place, compared with the list of known cases. `--lower` lowers
 * that list.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Breaks } from './limits/breaks.ts'
import { faultsOf, lowered } from './limits/compare.ts'
import { type RuleName, rules } from './limits/rules.ts'
import { readSources } from './limits/sources.ts'
import { readSqlFunctions } from './limits/sql-writes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const list = path.join(import.meta.dirname, 'limits', 'known.json')
const known: Record<RuleName, Breaks> = JSON.parse(readFileSync(list, 'utf8'))
const sources = readSources(root)
const functions = readSqlFunctions(path.join(root, 'packages/api/schema/functions'))
const isLowering = process.argv.includes('--lower')

const faults: string[] = []
for (const [name, { asks, breaks }] of Object.entries(rules) as [RuleName, (typeof rules)[RuleName]][]) {
  const today = breaks(sources, functions)
  if (isLowering) known[name] = lowered(known[name], today)
  faults.push(...faultsOf(asks, known[name], today))
  console.log(`${name.padEnd(14)} ${Object.keys(today).length} places exceed it: ${asks}`)
}
if (isLowering) writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
