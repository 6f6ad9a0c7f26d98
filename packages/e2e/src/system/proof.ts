import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lookAtProof } from '@nukkad/contracts/endpoints/site/operations'
import { site } from './site.ts'

/** The violated invariants of money, stock, orders and ledger, in words; empty if all hold. */
export async function brokenRules(): Promise<string[]> {
  const home = (process.env.SITE_IS_UP && process.env.NUKKAD_HOME) || site.home
  const password = readFileSync(path.join(home, 'keys', 'operator-password'), 'utf8').trim()
  const authorization = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
  const answer = await fetch(site.api + lookAtProof.url, { headers: { authorization } })
  const { data } = (await answer.json()) as {
    data: { invariants: { says: string; holds: boolean; findings: { id: string; text: string }[] }[] }
  }
  return data.invariants
    .filter(({ holds }) => !holds)
    .map(({ says, findings }) => `${says} ${findings.map(({ id, text }) => `${id} ${text}`).join('; ')}`)
}
