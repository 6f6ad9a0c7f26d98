import { drawGiveaway, redrawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import { enterGiveaway, listGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { givenAccount } from '../account/account.given.ts'
import { givenForms } from '../forms/forms.given.ts'

export const seed = Buffer.from('a seed that nobody knows')

let count = 0

/** Giveaways with two winners each by default, which end an hour after they were created. */
export function givenGiveaways(world: World) {
  const given = { ...givenIn(world), ...givenForms(world) }

  async function giveaway({ winners = 2 } = {}) {
    const [id, formId] = [`giveaway-${++count}`, await given.form()]
    const now = world.clock.now().getTime()
    const [from, to] = [new Date(now - 1000), new Date(now + 3_600_000)]
    await world.db`
      insert into giveaway (id, title, prize, intro, rules, beacon_source, form_id, picture_url, picture_alt, picture_ground,
        winners, starts_at, ends_at, seed, seed_hash)
      values (${id}, 'Win', 'A kettle', '', '{One entry}', 'The closing value', ${formId}, '/p', '', '#000000', ${winners},
        ${from}, ${to}, ${seed}, sha256(${seed}))`
    return id
  }
  const enter = (id: string, as: string, name = 'Asha') =>
    world.call(enterGiveaway, { params: { id }, as, body: { answers: { name, email: `${name}@example.in` } } })

  /** A giveaway that has ended with this many entries, and the session of staff who may draw it. */
  async function entered(people: number, { winners = 2 } = {}) {
    const id = await giveaway({ winners })
    const byEntry = new Map<string, GivenUser>()
    for (let at = 0; at < people; at += 1) {
      const person = await given.user({ firstName: `Person${at}` })
      byEntry.set((await enter(id, person.token, `p${at}`)).body.data.myEntry, person)
    }
    world.clock.forward(3_601)
    return { id, as: (await given.user({ role: 'campaigner' })).token, byEntry }
  }

  const draw = (id: string, as: string) =>
    world.call(drawGiveaway, { params: { id }, as, body: { beacon: '81,523.16' } })

  /** The same, drawn; with the people whose entries won, in the order of the draw, and their new sessions. */
  async function drawn(people = 2, { winners = 1 } = {}) {
    const { id, as, byEntry } = await entered(people, { winners })
    const won = (await draw(id, as)).body.data.winners.flatMap(({ entry }) => byEntry.get(entry) ?? [])
    const [winner, second] = await Promise.all(won.map((person) => givenAccount(world).again(person)))
    if (!winner) throw new Error('Nobody won.')
    return { id, as, winner, second: second ?? winner }
  }

  return {
    giveaway,
    enter,
    entered,
    draw,
    drawn,
    shown: async (id: string, as?: string) =>
      (await world.call(listGiveaways, { as })).body.data.find((one) => one.id === id),
    passOver: (id: string, as: string, more: { rank?: number; isAnswerKnown?: boolean } = {}) =>
      world.call(redrawGiveaway, { params: { id }, as, body: { rank: 1, reason: 'No answer in time', ...more } }),
  }
}
