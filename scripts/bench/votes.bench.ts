import { readFileSync } from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import postgres from 'postgres'
import { createAccessTokens } from '../../packages/api/src/credentials/tokens.ts'
import { load, median } from './harness/load.ts'
import { startApiAndFloor } from './harness/system.ts'

/** All votes are in one poll: they form a chain, which is the slowest case. */
const perRun = 2_500
const rounds = 4
/** minimum share of the floor's one-row requests per second */
const wanted = 0.15

/** Votes per second in one poll: each by another user, 16 at once, over HTTP. */
export async function bench(): Promise<boolean> {
  const system = await startApiAndFloor()
  const sql = postgres(system.databaseUrl, { max: 2, onnotice: () => {} })
  const tokens = createAccessTokens(readFileSync(path.join(system.home, 'keys/api-secret'), 'utf8').trim())
  const origin = new URL(system.api).origin
  const poll = `bench-${Date.now().toString(36)}`
  try {
    await sql`insert into ballot (id, kind, title) values (${poll}, 'poll', 'Which one?')`
    await sql`insert into ballot_option (ballot_id, id, title) values (${poll}, 'one', 'One'), (${poll}, 'two', 'Two')`
    const voters = async (count: number) => {
      const people = await sql<{ id: string }[]>`
        insert into app_user (email, first_name)
        select 'bench-' || gen_random_uuid() || '@example.com', 'Bench' from generate_series(1, ${count}::integer)
        returning id::text`
      const issue = ({ id }: { id: string }) =>
        tokens.issue({ userId: id, role: 'user', familyId: crypto.randomUUID() })
      return (await Promise.all(people.map(issue))).map(({ access_token: token }) => token)
    }
    const ratios: number[] = []
    let said = 0
    let failed = 0
    for (let round = 0; round < rounds; round += 1) {
      const all = await voters(perRun)
      const floor = await load(`${system.floor}/row`)
      const { perSecond, counted } = await storm(origin, poll, all)
      ratios.push(perSecond / floor.perSecond)
      said += counted
      failed += perRun - counted
      console.log(
        `  ${Math.round(perSecond)} votes a second, ${((perSecond / floor.perSecond) * 100).toFixed(1)} % of ${Math.round(floor.perSecond)}`,
      )
    }
    const [{ kept, shown }] = await sql<[{ kept: number; shown: number }]>`
      select (select count(*)::integer from vote where ballot_id = ${poll}) as kept,
        (select sum(votes)::integer from ballot_option where ballot_id = ${poll}) as shown`
    const isExact = said === perRun * rounds && kept === said && shown === said
    const ratio = median(ratios)
    const isFine = isExact && ratio >= wanted
    console.log(
      `${isFine ? '✓' : '✗'} votes: ${(ratio * 100).toFixed(1)} % of the floor's /row (wanted ${wanted * 100} %); ` +
        `${perRun * rounds} cast, ${said} answered as counted, ${kept} kept, ${shown} shown, ${failed} failed`,
    )
    return isFine
  } finally {
    await sql.end()
    await system.stop()
  }
}

/** One vote per voter; returns the rate, and how many were answered as counted. */
async function storm(origin: string, poll: string, voters: readonly string[]) {
  let next = 0
  const from = performance.now()
  let end = from
  const options: autocannon.Options = {
    url: origin,
    connections: 16,
    amount: voters.length,
    requests: [
      {
        method: 'POST',
        path: `/api/poll/${poll}/vote`,
        setupRequest(request) {
          const nth = next++
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${voters[nth % voters.length]}`,
              'x-forwarded-for': `10.${nth % 200}.${Math.floor(nth / 200) % 250}.7`,
            },
            body: JSON.stringify({ optionId: nth % 3 ? 'one' : 'two' }),
          }
        },
      },
    ],
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)))
    // The run itself ends on a full second of its own; the last answer came earlier.
    running.on('response', () => {
      end = performance.now()
    })
  })
  return { perSecond: voters.length / ((end - from) / 1000), counted: result['2xx'] }
}
