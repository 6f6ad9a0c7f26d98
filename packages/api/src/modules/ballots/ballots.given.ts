import type { World } from '../../testing/world.ts'
import type { Ballot } from './vote.repository.ts'

interface GivenBallot {
  readonly id?: string
  readonly options?: readonly string[]
  readonly endsAt?: Date | null
  readonly award?: { readonly category: string; readonly year: number }
}
let count = 0

/** Ballots as created by the campaign team. */
export const givenBallots = (world: World) => ({
  async ballot({ id = `ballot-${++count}`, options = ['one', 'two'], endsAt = null, award }: GivenBallot = {}) {
    await world.db`
      insert into ballot (id, kind, title, ends_at, category, year)
      values (${id}, ${award ? 'award' : 'poll'}, 'Which one?', ${endsAt}, ${award?.category ?? null},
        ${award?.year ?? null})`
    for (const option of options) {
      await world.db`insert into ballot_option (ballot_id, id, title) values (${id}, ${option}, ${option.toUpperCase()})`
    }
    return id
  },

  /** Ids of this many users whose accounts were created then. */
  async people(many: number, openedAt = new Date(0)): Promise<string[]> {
    const rows = await world.db<{ id: string }[]>`
      insert into app_user (email, first_name, created_at)
      select 'voter-' || gen_random_uuid() || '@example.com', 'Voter', ${openedAt}
      from generate_series(1, ${many}::integer)
      returning id::text`
    return rows.map(({ id }) => id)
  },
})

/** A vote from the address `from`; a ballot knows voters by a hash, which here is the user id. */
export const givenVote = (ballotId: string, userId: string, over: Partial<Ballot> & { from?: string } = {}): Ballot => {
  const { from = userId, ...parts } = over
  return {
    ballotId,
    kind: 'poll',
    optionId: 'one',
    userId,
    votedAt: new Date(),
    voter: Buffer.from(`person ${userId}`),
    address: Buffer.from(from),
    ...parts,
  }
}
