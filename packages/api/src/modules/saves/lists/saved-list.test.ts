import {
  createSavedList,
  deleteSavedList,
  getSavedList,
  mySavedLists,
  putInSavedList,
  renameSavedList,
  sharedSavedList,
  shareSavedList,
  takeOutOfSavedList,
  withdrawSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import { addBookmark, listBookmarks, removeBookmark } from '@nukkad/contracts/endpoints/people/saves'
import { useSeededWorld } from '../../../testing/world.ts'
import { chai, garden, givenLists, kurta } from './saved-list.given.ts'

const world = useSeededWorld()
const given = givenLists(world)
const day = 86_400_000

const refsOn = async (as: string, listId: string) =>
  (await world.call(getSavedList, { as, params: { listId } })).body.data.map(({ ref }) => ref)

describe('lists of saves', () => {
  test('hold saved things of every kind, each in one or several lists, what was added last first', async () => {
    const asha = await given.saver(kurta, garden, chai)
    const as = asha.token
    const gifts = await given.list(asha, kurta)
    const trip = await given.list(asha, garden, 'Jaipur in March')
    for (const body of [garden, chai, garden]) await world.call(putInSavedList, { as, params: { listId: gifts }, body })

    expect(await refsOn(as, gifts)).toEqual([chai.ref, garden.ref, kurta.ref])
    const { body } = await world.call(mySavedLists, { as, query: { kind: 'post', ref: 'best-chai-in-delhi' } })
    expect(body.data).toMatchObject([
      { listId: trip, name: 'Jaipur in March', count: 1, holds: false, isShared: false, pictures: [{}] },
      { listId: gifts, name: 'Diwali gifts', count: 3, holds: true, pictures: [{}, {}, {}] },
    ])
  })

  test('tell their owner, and nobody else, how much less a product costs than when it was saved', async () => {
    const asha = await given.saver(garden, kurta)
    const as = asha.token
    const listId = await given.list(asha, kurta)
    await world.call(putInSavedList, { as, params: { listId }, body: garden })
    const code = await given.shared(asha, listId)
    const cheaper = async () =>
      (await world.call(getSavedList, { as, params: { listId } })).body.data.map(({ cheaper_by }) => cheaper_by)
    expect(await cheaper()).toEqual([null, null])
    const lower = (by: number) => world.db`
      update variant set price_paise = price_paise - ${by}
      where product_id = (select id from product where slug = ${kurta.ref})`
    await lower(15_000)
    expect(await cheaper()).toEqual([null, 150])
    const shared = await world.call(sharedSavedList, { params: { code } })
    expect(shared.body.data[0]).not.toHaveProperty('cheaper_by')
    await lower(-15_000)
    expect(await cheaper()).toEqual([null, null])
  })

  test('keep their saves when a thing is taken out or the list is deleted', async () => {
    const asha = await given.saver(kurta, garden)
    const as = asha.token
    const listId = await given.list(asha, kurta)
    await world.call(putInSavedList, { as, params: { listId }, body: garden })
    const out = await world.call(takeOutOfSavedList, { as, params: { listId }, body: kurta })
    expect(out.body.data).toEqual({ listId, isIn: false, count: 1 })
    expect(await refsOn(as, listId)).toEqual([garden.ref])

    await world.call(deleteSavedList, { as, params: { listId } })
    expect((await world.call(getSavedList, { as, params: { listId } })).status).toBe(404)
    expect((await world.call(listBookmarks, { as })).body.total).toBe(2)
  })

  test('lose what is no longer saved, and have it again if it is saved again within a day', async () => {
    const asha = await given.saver(kurta)
    const as = asha.token
    const listId = await given.list(asha, kurta)
    await world.call(removeBookmark, { as, body: kurta })
    expect(await refsOn(as, listId)).toEqual([])
    await world.call(addBookmark, { as, body: kurta })
    expect(await refsOn(as, listId)).toEqual([kurta.ref])

    await world.call(removeBookmark, { as, body: kurta })
    world.clock.forward(2 * day)
    await world.housekeeping.sweep()
    // The session has expired meanwhile.
    await world.modules.saves.service.add(asha.id, kurta)
    expect(await world.db`select from saved_list_item where list_id = ${listId}`).toHaveLength(0)
  })

  test('show things that are gone without a card', async () => {
    const [product] = await world.db<[{ slug: string }]>`select slug from product_listing order by product_id limit 1`
    const asha = await given.saver({ kind: 'product', ref: product.slug })
    const listId = await given.list(asha, { kind: 'product', ref: product.slug })
    await world.db`update product set is_published = false where slug = ${product.slug}`
    await world.db`select refresh_products(array(select id from product where slug = ${product.slug}))`
    const { body } = await world.call(getSavedList, { as: asha.token, params: { listId } })
    expect(body).toMatchObject({ total: 1, data: [{ ref: product.slug, product: null }] })
  })

  test('take only what is saved', async () => {
    const asha = await given.saver(kurta)
    const listId = await given.list(asha, kurta)
    const refused = await world.call(putInSavedList, { as: asha.token, params: { listId }, body: garden })
    expect([refused.status, refused.error.message]).toEqual([404, 'Save it first, then add it to a list.'])
    const body = { name: 'Trip', thing: garden }
    expect((await world.call(createSavedList, { as: asha.token, body })).status).toBe(404)
    expect((await world.call(mySavedLists, { as: asha.token })).body.data).toHaveLength(1)
  })

  test('belong to their owner: for anybody else they do not exist', async () => {
    const [asha, dev] = [await given.saver(kurta), await given.saver(kurta)]
    const params = { listId: await given.list(asha, kurta) }
    const code = await given.shared(asha, params.listId)
    const as = dev.token
    const answers = await Promise.all([
      world.call(getSavedList, { as, params }),
      world.call(renameSavedList, { as, params, body: { name: 'Mine' } }),
      world.call(putInSavedList, { as, params, body: kurta }),
      world.call(takeOutOfSavedList, { as, params, body: kurta }),
      world.call(shareSavedList, { as, params, body: { sharedAs: 'Dev' } }),
      world.call(withdrawSavedList, { as, params }),
      world.call(deleteSavedList, { as, params }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await world.call(getSavedList, { as: asha.token, params })).body).toMatchObject({
      total: 1,
      list: { name: 'Diwali gifts', share: { path: `/saves/shared/${code}`, sharedAs: 'Asha' } },
    })
    expect((await world.call(mySavedLists, { as })).body.data).toEqual([])
    expect((await world.call(mySavedLists)).status).toBe(401)
  })

  test('have one name each, whatever its case and spaces', async () => {
    const asha = await given.saver(kurta)
    const as = asha.token
    const gifts = await given.list(asha, kurta, 'Diwali  gifts ')
    const same = await world.call(createSavedList, { as, body: { name: 'DIWALI gifts' } })
    expect(same.body.data).toEqual({ listId: gifts, name: 'Diwali gifts', isNew: false })

    const trip = (await world.call(createSavedList, { as, body: { name: 'Trip' } })).body.data.listId
    const rename = (name: string) => world.call(renameSavedList, { as, params: { listId: trip }, body: { name } })
    const refused = await rename('diwali gifts')
    expect([refused.status, refused.error.message]).toEqual([409, 'You already have a list called “Diwali gifts”.'])
    expect((await rename('TRIP')).body.data.name).toBe('TRIP')
  })

  test.each([
    ['', 400],
    ['   ', 400],
    ['\u200b\u202e', 400],
    ['\u3164\u2800', 400],
    ['a\u0000b', 400],
    ['x'.repeat(61), 400],
    // Each of these signs becomes two.
    ['\u0958'.repeat(60), 400],
    ['<script>alert(1)</script>', 200],
    ['\u202eRTL\u202c', 200],
    ['दिवाली के तोहफ़े 🪔', 200],
  ])('a list called %j is answered with %i', async (name, status) => {
    const { token: as } = await given.saver()
    const created = await world.call(createSavedList, { as, body: { name } })
    expect(created.status).toBe(status)
    if (status === 200) expect(created.body.data.name).toBe(name.replace(/[\u202c\u202e]/g, '').normalize('NFC'))
  })

  test('are at most a hundred a person, with at most two hundred things each', async () => {
    const asha = await given.saver(kurta, garden)
    const as = asha.token
    const listId = await given.list(asha, kurta)
    await world.db`
      insert into saved_list_item (list_id, kind, ref, added_at)
      select ${listId}, 'product', 'p-' || n, now() from generate_series(1, 199) n`
    const full = await world.call(putInSavedList, { as, params: { listId }, body: garden })
    expect([full.status, full.error.message]).toEqual([409, 'This list is full: it has 200 things.'])

    await world.db`
      insert into saved_list (user_id, name, created_at)
      select ${asha.id}, 'List ' || n, now() from generate_series(1, 99) n`
    const refused = await world.call(createSavedList, { as, body: { name: 'One more' } })
    expect([refused.status, refused.error.message]).toEqual([409, 'You have 100 lists. Delete one to make another.'])
    expect((await world.call(createSavedList, { as, body: { name: 'list 7' } })).status).toBe(200)
  })
})
