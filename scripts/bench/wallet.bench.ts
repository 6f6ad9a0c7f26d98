import { readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { createAccessTokens } from '../../packages/api/src/credentials/tokens.ts'
import { bytesOf } from './harness/call.ts'
import { load, median } from './harness/load.ts'
import { startApiAndFloor } from './harness/system.ts'

const entries = 10_000
const rounds = 4
/** minimum share of the floor's twelve-row requests per second */
const wanted = 0.4
const calls = {
  'the wallet': '/wallet',
  'the first page of its ledger': '/rewardTransactions?pagesize=12',
  'page 400 of it': '/rewardTransactions?pagesize=12&page=400',
}

/** The wallet calls of a user with ten thousand transactions; floor and ours alternating in one run. */
export async function bench(): Promise<boolean> {
  const system = await startApiAndFloor()
  const sql = postgres(system.databaseUrl, { max: 2, onnotice: () => {} })
  try {
    const userId = await richPerson(sql)
    const tokens = createAccessTokens(readFileSync(path.join(system.home, 'keys/api-secret'), 'utf8').trim())
    const { access_token: token } = await tokens.issue({ userId, role: 'user', familyId: crypto.randomUUID() })
    const headers = { authorization: `Bearer ${token}` }
    const ratios = new Map<string, number[]>()
    let failed = 0
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(calls)) {
        const floor = await load(`${system.floor}/rows?bytes=${await bytesOf(`${system.api}${url}`, headers)}`)
        const ours = await load(`${system.api}${url}`, { headers })
        failed += ours.failed
        ratios.set(name, [...(ratios.get(name) ?? []), ours.perSecond / floor.perSecond])
        console.log(`  ${name}: ${Math.round(ours.perSecond)} a second, floor ${Math.round(floor.perSecond)}`)
      }
    }
    const shares = Object.keys(calls).map((name) => ({ name, share: median(ratios.get(name) ?? []) }))
    for (const { name, share } of shares) {
      console.log(`${share >= wanted ? '✓' : '✗'} ${name}: ${(share * 100).toFixed(1)} % of the floor's /rows`)
    }
    console.log(`  wanted ${wanted * 100} %; ${failed} requests failed`)
    // A page in the middle of a long ledger is rarely read: it is reported but not judged.
    return failed === 0 && shares.slice(0, 2).every(({ share }) => share >= wanted)
  } finally {
    await sql.end()
    await system.stop()
  }
}

/** Other users with a few transactions each: as in a real shop, a long ledger is the exception. */
async function others(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      insert into app_user (email, first_name)
      select 'bench-other-' || n || '@example.com', 'Other' from generate_series(1, 1000) n on conflict do nothing`
    await tx`select lock_wallet(id) from app_user where email like 'bench-other-%'`
    await tx`
      with entry as (
        insert into wallet_entry (key, kind, user_id, text, at)
        select 'bench-other:' || u.id || ':' || n, 'credit_given', u.id, 'A movement', now() - make_interval(mins => n)
        from app_user u cross join generate_series(1, 20) n where u.email like 'bench-other-%'
        on conflict do nothing returning entry_id, user_id
      )
      insert into wallet_posting (entry_id, account_id, amount_paise)
      select e.entry_id, a.account_id, case when a.user_id is null then -100 else 100 end
      from entry e join wallet_account a
        on (a.user_id = e.user_id and a.kind = 'credit') or (a.user_id is null and a.kind = 'refunds')`
  })
}

/** Creates a user with many credit transactions. */
async function richPerson(sql: postgres.Sql): Promise<string> {
  await others(sql)
  const [{ id }] = await sql<[{ id: string }]>`
    insert into app_user (email, first_name) values ('bench-' || gen_random_uuid() || '@example.com', 'Bench')
    returning id::text`
  await sql.begin(async (tx) => {
    await tx`select lock_wallet(${id})`
    await tx`
      with entry as (
        insert into wallet_entry (key, kind, user_id, text, at)
        select 'bench:' || ${id}::text || ':' || n, 'credit_given', ${id}, 'A movement', now() - make_interval(mins => ${entries} - n)
        from generate_series(1, ${entries}::integer) n returning entry_id
      )
      insert into wallet_posting (entry_id, account_id, amount_paise)
      select e.entry_id, a.account_id, case when a.user_id is null then -100 else 100 end
      from entry e join wallet_account a on (a.user_id = ${id} and a.kind = 'credit') or (a.user_id is null and a.kind = 'refunds')`
  })
  // Ten thousand changes of one account in one transaction leave as many dead rows, unlike the same changes over days.
  await sql`vacuum analyze wallet_posting, wallet_entry, wallet_account`
  return id
}
