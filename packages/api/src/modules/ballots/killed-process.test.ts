import { createAccessTokens } from '../../credentials/tokens.ts'
import { type Started, startProcess } from '../../testing/processes.ts'
import { useWorld } from '../../testing/world.ts'
import { givenBallots } from './ballots.given.ts'

const world = useWorld()
const running: Started[] = []
afterAll(() => Promise.all(running.map((one) => one.kill())))

async function startApi(): Promise<Started> {
  const { DATABASE_URL, API_SECRET } = world.settings
  const api = await startProcess('packages/api/src/main.ts', { DATABASE_URL, API_SECRET, API_PORT: '0' })
  running.push(api)
  return api
}

interface Voter {
  readonly token: string
  readonly optionId: string
  readonly address: string
}

/** The status of the answer; undefined if there was none. */
async function vote({ url }: Started, poll: string, { token, optionId, address }: Voter): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/api/poll/${poll}/vote`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ optionId }),
    })
    await answer.text()
    return answer.status
  } catch {
    return undefined
  }
}

/** Asks for all voters, sixteen at a time, and passes each answer to `told`. */
async function all<Answer>(
  voters: readonly Voter[],
  ask: (voter: Voter) => Promise<Answer>,
  told: (voter: Voter, answer: Answer) => void,
): Promise<void> {
  const waiting = [...voters]
  const one = async () => {
    for (let voter = waiting.shift(); voter; voter = waiting.shift()) told(voter, await ask(voter))
  }
  await Promise.all(Array.from({ length: 16 }, one))
}

test('after kill -9 during voting, every answered vote is kept and all are counted exactly', async () => {
  const given = givenBallots(world)
  const poll = await given.ballot()
  const tokens = createAccessTokens(world.settings.API_SECRET)
  const people = await given.people(400)
  const voters = await Promise.all(
    people.map(async (userId, at): Promise<Voter> => {
      const { access_token: token } = await tokens.issue({ userId, role: 'user', familyId: crypto.randomUUID() })
      return { token, optionId: at % 3 ? 'one' : 'two', address: `10.0.${Math.floor(at / 200)}.${at % 200}` }
    }),
  )
  const kept = async () => (await world.db`select from vote where ballot_id = ${poll}`).length
  const shown = async () =>
    Object.fromEntries(
      (await world.db`select id, votes::integer as votes from ballot_option where ballot_id = ${poll}`).map(
        ({ id, votes }) => [id, votes],
      ),
    )

  const first = await startApi()
  const answered: Voter[] = []
  let end: Promise<void> | undefined
  await all(
    voters,
    (voter) => vote(first, poll, voter),
    (voter, status) => {
      if (status === 200) answered.push(voter)
      if (answered.length >= 120) end ??= first.kill()
    },
  )
  await end
  // The process ended while others waited for their answers.
  expect(answered.length).toBeGreaterThanOrEqual(120)
  expect(answered.length).toBeLessThan(voters.length)
  const before = await kept()
  const second = await startApi()
  const lost: Voter[] = []
  await all(
    answered,
    async ({ token }) => {
      const headers = { authorization: `Bearer ${token}` }
      const { data } = (await (await fetch(`${second.url}/api/poll/${poll}`, { headers })).json()) as {
        data: { myVote: string | null }
      }
      return data.myVote
    },
    (voter, mine) => {
      if (mine !== voter.optionId) lost.push(voter)
    },
  )
  expect(lost).toEqual([])

  // A voter without an answer votes again, which counts now unless it did before.
  const statuses = new Map<number | undefined, number>()
  await all(
    voters.filter((voter) => !answered.includes(voter)),
    (voter) => vote(second, poll, voter),
    (_, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  )
  expect(statuses.get(409) ?? 0).toBe(before - answered.length)
  expect(statuses.get(200)).toBe(voters.length - before)
  const two = voters.filter(({ optionId }) => optionId === 'two').length
  expect(await shown()).toEqual({ one: voters.length - two, two })
  expect(await kept()).toBe(voters.length)
  const { invariants } = await world.modules.operations.service.look()
  const found = invariants.filter(({ check }) => check.name.includes('vote'))
  expect(found.length).toBeGreaterThan(0)
  expect(found.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
}, 180_000)
