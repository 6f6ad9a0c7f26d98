import type { World } from '../../testing/world.ts'

interface GivenBallot {
  readonly id?: string
  readonly options?: readonly string[]
  readonly endsAt?: Date | null
  readonly award?: { readonly category: string; readonly year: number }
}
let count = 0

/** Ballots as the campaign team makes them. */
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
})
