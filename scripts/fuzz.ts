/**
 * `npm run fuzz -- --requests 100000 --seed 7`: valid-looking and hostile requests to every endpoint of the API
 * document, as guest, operator and every role of accounts, on a separate site. `--base http://127.0.0.1:3001/api`
 * uses a running API (with demo data, and OPERATOR_PASSWORD in the environment); what is written there is not undone.
 */
import { parseArgs } from 'node:util'
import { demoAccounts } from '@nukkad/api/fuzz/demo-accounts'
import { operationsOf } from '@nukkad/api/fuzz/operations'
import { runFuzz } from '@nukkad/api/fuzz/run-fuzz'
import { sendTo } from '@nukkad/api/fuzz/send'
import { startOwnSite } from './fuzz/own-site.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readOptions() {
  try {
    const options = { requests: { type: 'string' }, seed: { type: 'string' }, base: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    return fail(`${(error as Error).message}\nnpm run fuzz -- [--requests 20000] [--seed 7] [--base http://host/api]`)
  }
}

const values = readOptions()
const requests = Number(values.requests ?? 20_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed))
  fail('--requests and --seed must be whole numbers.')

const operatorPassword = process.env.OPERATOR_PASSWORD ?? 'operators of the fuzz'
const own = values.base ? undefined : await startOwnSite(operatorPassword)
const { send, close } = sendTo(values.base ?? own?.base ?? '')
const document = JSON.parse((await send({ method: 'GET', path: '/openapi.json', headers: {} })).body)
const perCall = Math.ceil(requests / operationsOf(document).length)
console.log(`${perCall} requests per call, seed ${seed}`)

const from = performance.now()
const { sent, findings, byStatus, done, limited } = await runFuzz({
  send,
  accounts: demoAccounts(operatorPassword),
  perCall,
  seed,
  tell: (finding) => console.log(`\n${finding}`),
})
close()
await own?.stop()
console.log(`\n${sent} requests in ${Math.round((performance.now() - from) / 1000)} s, ${findings.length} findings`)
console.log(
  `answers by status: ${Object.entries(byStatus)
    .map(([status, count]) => `${status} ${count}`)
    .join(', ')}`,
)
console.log(`${done.size} calls succeeded at least once; rate limited: ${[...limited].join(', ') || 'none'}`)
process.exit(findings.length > 0 ? 1 : 0)
