import { createHash } from 'node:crypto'
import { drawGiveaway, giveawayEntries, redrawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import {
  createGiveaway,
  editedGiveaway,
  type GiveawayDraft,
  saveGiveaway,
  staffGiveaways,
} from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { enterGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenForms } from '../forms/forms.given.ts'
import { listHash, ranked } from './draw.ts'
import { givenGiveaways, seed } from './giveaways.given.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenForms(world) }
const { giveaway, enter, entered, shown } = givenGiveaways(world)

test('a person enters once, however often and with whatever names they try, and sees their entry', async () => {
  const id = await giveaway()
  const { token } = await given.user()
  const tries = await Promise.all(Array.from({ length: 10 }, (_, at) => enter(id, token, `name${at}`)))
  expect(new Set(tries.map(({ status, body }) => `${status} ${body.data.myEntry}`)).size).toBe(1)
  expect(await world.db`select 1 from giveaway_entry where giveaway_id = ${id}`).toHaveLength(1)
  expect(await world.db`select 1 from form_answer where subject like ${`giveaway:${id}:%`}`).toHaveLength(1)
  expect((await shown(id, token))?.myEntry).toBe(tries[0]?.body.data.myEntry)
  expect((await shown(id))?.myEntry).toBe(null)
  expect((await world.call(enterGiveaway, { params: { id }, body: {} })).status).toBe(401)
  expect((await enter(id, token, '')).status).toBe(200)
  expect((await enter(id, (await given.user()).token, '')).status).toBe(400)
  expect((await enter('none', token)).status).toBe(404)
})

test('before the draw the hash of the seed is public but not the seed; after the end no one can enter', async () => {
  const { id } = await entered(1)
  expect((await shown(id))?.draw).toMatchObject({
    seedHash: createHash('sha256').update(seed).digest('hex'),
    seed: null,
    beacon: null,
    listHash: null,
    winners: [],
    entries: 1,
  })
  expect((await enter(id, (await given.user()).token)).status).toBe(410)
})

test('anyone can repeat the draw from what is published', async () => {
  const { id, as } = await entered(6)
  const drawn = await world.call(drawGiveaway, { params: { id }, as, body: { beacon: '81234.56' } })
  expect(drawn.status).toBe(200)
  const record = (await shown(id))?.draw
  const list = (await world.app.inject(`/api/giveaways/${id}/entries`)).body
  const entries = list.trim().split('\n')
  expect(entries).toEqual([...entries].sort())
  expect(record?.listHash).toBe(createHash('sha256').update(list.trim()).digest('hex'))
  const again = ranked(Buffer.from(record?.seed ?? '', 'hex'), '81234.56', entries)
  expect(record?.winners.map(({ entry }) => entry)).toEqual(again.slice(0, 2))
  expect((await world.call(drawGiveaway, { params: { id }, as, body: { beacon: '9' } })).status).toBe(409)

  const passed = await world.call(redrawGiveaway, { params: { id }, as, body: { rank: 1, reason: 'No answer' } })
  expect(passed.body.data.winners.map(({ entry, passedOver }) => [entry, passedOver])).toEqual([
    [again[0], 'No answer'],
    [again[1], null],
    [again[2], null],
  ])
  const twice = await world.call(redrawGiveaway, { params: { id }, as, body: { rank: 1, reason: 'Once more' } })
  expect(twice.status).toBe(404)
})

test('a draw is possible after the end and for staff only; the entries are not public before', async () => {
  const id = await giveaway()
  const editor = await given.user({ role: 'campaigner' })
  const body = { beacon: 'x' }
  expect((await world.call(drawGiveaway, { params: { id }, as: editor.token, body })).status).toBe(409)
  expect((await world.call(drawGiveaway, { params: { id }, as: (await given.user()).token, body })).status).toBe(403)
  expect((await world.call(giveawayEntries, { params: { id } })).status).toBe(404)
})

test('ranked depends on seed, beacon and the set of entries, not on their order', () => {
  const entries = ['aa', 'bb', 'cc', 'dd']
  expect(listHash([...entries, 'ee']).equals(listHash(entries))).toBe(false)
  expect(listHash([...entries].reverse()).equals(listHash(entries))).toBe(true)
  expect(ranked(seed, 'x', entries)).toEqual(ranked(seed, 'x', [...entries].reverse()))
  expect(ranked(seed, 'x', entries)).not.toEqual(ranked(seed, 'y', entries))
})

describe('editing a giveaway', () => {
  const staff = async () => (await given.user({ role: 'campaigner', firstName: 'Kavya' })).token
  const open = async (id: string, as: string) => (await world.call(editedGiveaway, { params: { id }, as })).body.data
  async function saved(id: string, as: string, over: Partial<GiveawayDraft> & { version?: number }) {
    const {
      picture,
      changed: _,
      hasBegun: __,
      isOver: ___,
      draw: ____,
      isDrawnAgain: _____,
      id: ______,
      ...draft
    } = await open(id, as)
    const body = { ...draft, picture: { url: picture.url, alt: picture.alt }, ...over }
    return world.call(saveGiveaway, { params: { id }, as, body })
  }
  const from = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString()
  async function begun(id: string, as: string) {
    if ((await world.db`select from form where id = 'giveaway'`).length === 0) await given.form({ id: 'giveaway' })
    const body = { id, title: 'A trunk' }
    return world.call(createGiveaway, { as, body })
  }

  test('publishes rules and seed hash before it opens, after which they cannot change', async () => {
    const as = await staff()
    const made = await begun('trunk', as)
    expect(made.body.data).toMatchObject({ isPublished: false, hasBegun: false, draw: { seed: null, beacon: null } })
    expect(await shown('trunk')).toBeUndefined()
    const bare = await saved('trunk', as, { isPublished: true })
    expect(Object.keys(bare.error.fields ?? {}).sort()).toEqual(['picture.alt', 'prize'])
    const { picture } = made.body.data
    const said = { prize: 'A kettle', picture: { url: picture.url, alt: 'A trunk' } }
    expect((await saved('trunk', as, said)).status).toBe(200)
    const late = await saved('trunk', as, { isPublished: true, startsAt: from(-1), endsAt: from(100) })
    expect(late.error.fields?.startsAt).toContain('published before it opens')
    const rules = ['One entry per person.', 'Drawn in the open.']
    await saved('trunk', as, { isPublished: true, rules, startsAt: from(60), endsAt: from(120) })
    const before = await shown('trunk')
    expect(before).toMatchObject({ hasBegun: false, rules, draw: { seed: null } })
    expect((await enter('trunk', (await given.user()).token)).status).toBe(409)

    world.clock.forward(60)
    expect((await enter('trunk', (await given.user()).token)).status).toBe(200)
    for (const change of [{ rules: ['Mine'] }, { winners: 9 }, { endsAt: from(999) }, { isPublished: false }]) {
      const { status, error } = await saved('trunk', as, change)
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, Object.keys(change)])
    }
    expect((await saved('trunk', as, { title: 'The trunk' })).status).toBe(200)
    expect((await shown('trunk'))?.draw.seedHash).toBe(before?.draw.seedHash)
  })

  test('checks the draw whenever staff look, and detects an altered winner', async () => {
    const { id, as } = await entered(3)
    expect((await open(id, as)).isDrawnAgain).toBe(null)
    await world.call(drawGiveaway, { params: { id }, as, body: { beacon: '24.1' } })
    expect((await open(id, as)).isDrawnAgain).toBe(true)
    const [other] = await world.db<{ entry: string }[]>`
      select entry from giveaway_entry e where giveaway_id = ${id}
        and not exists (select from giveaway_winner w where w.giveaway_id = ${id} and w.entry = e.entry)`
    await world.db`update giveaway_winner set entry = ${other?.entry ?? ''} where giveaway_id = ${id} and rank = 1`
    expect((await open(id, as)).isDrawnAgain).toBe(false)
  })

  test('is for staff only, with unique names, and refuses an outdated version', async () => {
    const as = await staff()
    await begun('box', as)
    expect((await begun('box', as)).status).toBe(409)
    expect((await saved('box', as, { version: 7 })).status).toBe(409)
    expect((await world.call(staffGiveaways, { as })).body.data.some(({ id }) => id === 'box')).toBe(true)
    const { token } = await given.user()
    const params = { id: 'box' }
    expect((await world.call(staffGiveaways, {})).status).toBe(401)
    expect((await world.call(editedGiveaway, { params, as: token })).status).toBe(403)
    expect((await world.call(saveGiveaway, { params, as: token, body: {} as never })).status).toBe(403)
    expect((await world.call(createGiveaway, { body: {} as never })).status).toBe(401)
  })
})
