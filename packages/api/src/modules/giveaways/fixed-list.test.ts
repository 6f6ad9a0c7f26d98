import { createHash } from 'node:crypto'
import { drawGiveaway, giveawayEntries, redrawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import { givenIn } from '../../testing/users.given.ts'
import { whileHeld } from '../../testing/while-held.ts'
import { useWorld } from '../../testing/world.ts'
import { noteList } from './draw.repository.ts'
import { putEntry } from './giveaway-entry.repository.ts'
import { givenGiveaways } from './giveaways.given.ts'

const world = useWorld()
const given = givenIn(world)
const { giveaway, enter, entered, draw, shown } = givenGiveaways(world)

const fixLists = () => world.modules.giveaways.service.fixLists()
const addEntry = (id: string, entry: string) => world.db`
  insert into giveaway_entry (giveaway_id, entry, entered_at) values (${id}, ${entry}, now())`

/** An entry that was begun in time. */
const lateEntry = async (id: string) => ({
  id,
  entry: '0123456789abcdef',
  userId: (await given.user()).id,
  at: new Date(0),
})

describe('the list of entries of a giveaway', () => {
  test('is fixed and published by its hash soon after the end, while the seed is still secret', async () => {
    const running = await giveaway()
    expect(await fixLists()).toBe(0)
    const { id, byEntry } = await entered(3)
    expect((await world.call(giveawayEntries, { params: { id } })).status).toBe(404)
    await fixLists()
    const list = [...byEntry.keys()].sort().join('\n')
    const listHash = createHash('sha256').update(list).digest('hex')
    expect((await shown(id))?.draw).toMatchObject({ listHash, seed: null, beacon: null, drawnAt: null })
    expect((await world.app.inject(`/api/giveaways/${id}/entries`)).body).toBe(`${list}\n`)
    expect((await shown(running))?.draw.listHash).not.toBeNull()
    expect(await fixLists()).toBe(0)
  })

  test('refuses the draw, and the next rank, once it is no longer what was fixed', async () => {
    const { id, as } = await entered(3)
    await fixLists()
    await addEntry(id, '0123456789abcdef')
    const refused = await draw(id, as)
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('has changed since')])
    expect((await shown(id))?.draw.drawnAt).toBeNull()

    const other = await entered(3)
    expect((await draw(other.id, other.as)).status).toBe(200)
    await addEntry(other.id, '0123456789abcdef')
    const body = { rank: 1, reason: 'No answer' }
    expect((await world.call(redrawGiveaway, { params: { id: other.id }, as: other.as, body })).status).toBe(409)
  })

  test('takes no entry once it is fixed, however early it was begun; who had entered is told so again', async () => {
    const id = await giveaway()
    const [early, late] = [await given.user(), await given.user()]
    const { myEntry } = (await enter(id, early.token)).body.data
    await world.db`update giveaway set list_hash = sha256(${myEntry}) where id = ${id}`
    expect((await enter(id, late.token)).status).toBe(410)
    expect((await enter(id, early.token)).body.data).toEqual({ myEntry })
    expect(await putEntry(world.db, await lateEntry(id))).toBe(false)
    expect((await shown(id))?.draw.entries).toBe(1)
  })

  test('waits for an entry that is being stored, and has it', async () => {
    const { id } = await entered(1)
    const late = await lateEntry(id)
    await whileHeld(world.db, { hold: (tx) => putEntry(tx, late), work: fixLists })
    const { entries, listHash } = (await shown(id))?.draw ?? {}
    const { body } = await world.app.inject(`/api/giveaways/${id}/entries`)
    expect(entries).toBe(2)
    expect(createHash('sha256').update(body.trim()).digest('hex')).toBe(listHash)
  })

  test('takes no entry that waited while it was fixed', async () => {
    const { id } = await entered(1)
    const late = await lateEntry(id)
    const { done } = await whileHeld(world.db, {
      hold: (tx) => noteList(tx, id, Buffer.alloc(32)),
      work: () => putEntry(world.db, late),
    })
    expect(done).toBe(false)
  })

  test('is fixed by the draw where that comes first', async () => {
    const { id, as } = await entered(2)
    const drawn = await world.call(drawGiveaway, { params: { id }, as, body: { beacon: '1' } })
    expect(drawn.body.data.listHash).toMatch(/^[0-9a-f]{64}$/)
    await fixLists()
    expect((await shown(id))?.draw.listHash).toBe(drawn.body.data.listHash)
  })
})
