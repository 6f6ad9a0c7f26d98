import {
  createSavedList,
  deleteSavedList,
  mySavedLists,
  putInSavedList,
  shareSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import { addBookmark, removeBookmark } from '@nukkad/contracts/endpoints/people/saves'
import type { Db } from '../../../db.ts'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { garden, givenLists, kurta } from './saved-list.given.ts'
import { createSavedListService } from './saved-list.service.ts'

const world = useSeededWorld()
const given = givenLists(world)
jest.setTimeout(60_000)

/** The same service over a connection; cards are not needed for changes. */
const listsOver = (db: Db) =>
  createSavedListService({ db, now: () => new Date(), withCards: async () => [], nameOf: async (_, ref) => ref })
const withoutLock = (db: Db) => carelessDb(db, unlocked(/from app_user/))

async function fillBeside(lists: ReturnType<typeof listsOver>) {
  const asha = await given.saver(kurta, garden)
  const listId = await given.list(asha, kurta)
  await world.db`
    insert into saved_list_item (list_id, kind, ref, added_at)
    select ${listId}, 'product', 'p-' || n, now() from generate_series(1, 198) n`
  await world.db`
    insert into saved_item (user_id, kind, ref) select ${asha.id}, 'product', 'q-' || n from generate_series(1, 6) n`
  const put = (n: number) => lists.put(asha.id, listId, { kind: 'product', ref: `q-${n}` })
  await Promise.allSettled([1, 2, 3, 4, 5, 6].map(put))
  const [row] = await world.db<[{ count: number }]>`
    select count(*)::integer as count from saved_list_item where list_id = ${listId}`
  return row.count
}

describe('changes to lists at once', () => {
  test('the same list created many times is one list', async () => {
    const { token: as } = await given.saver(kurta)
    const body = { name: 'Diwali gifts', thing: kurta }
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.call(createSavedList, { as, body })))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(answers.filter((one) => one.body.data.isNew)).toHaveLength(1)
    expect((await world.call(mySavedLists, { as })).body.data).toMatchObject([{ count: 1 }])
  })

  test('without the lock one of them fails', async () => {
    const lists = listsOver(withoutLock(world.db))
    const failed = await untilSeen(
      async () => {
        const { id } = await given.saver()
        const made = await Promise.allSettled([1, 2, 3, 4].map(() => lists.create(id, { name: 'Diwali gifts' })))
        return made.filter(({ status }) => status === 'rejected').length
      },
      (count) => count > 0,
    )
    expect(failed).toBeGreaterThan(0)
  })

  test('a thing put into a list that is being deleted is in it or refused, and the list is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const asha = await given.saver(kurta, garden)
      const as = asha.token
      const params = { listId: await given.list(asha, kurta) }
      const answers = await Promise.all([
        world.call(putInSavedList, { as, params, body: garden }),
        world.call(deleteSavedList, { as, params }),
        world.call(shareSavedList, { as, params, body: { sharedAs: '' } }),
      ])
      const [put, removed, shared] = answers.map(({ status }) => status)
      expect([200, 404]).toContain(put)
      expect(removed).toBe(200)
      expect([200, 404]).toContain(shared)
      expect((await world.call(mySavedLists, { as })).body.data).toEqual([])
    }
  })

  test('a list never gets more things than fit', async () => {
    for (let round = 0; round < 4; round += 1) expect(await fillBeside(listsOver(world.db))).toBe(200)
  })

  test('without the lock it does', async () => {
    const lists = listsOver(withoutLock(world.db))
    const came = await untilSeen(
      () => fillBeside(lists),
      (count) => count > 200,
    )
    expect(came).toBeGreaterThan(200)
  })

  test('a list has nothing that is not saved, however saving and listing alternate', async () => {
    for (let round = 0; round < 6; round += 1) {
      const asha = await given.saver(kurta, garden)
      const as = asha.token
      const params = { listId: await given.list(asha, kurta) }
      await Promise.all([
        world.call(putInSavedList, { as, params, body: garden }),
        world.call(removeBookmark, { as, body: garden }),
        world.call(removeBookmark, { as, body: kurta }),
        world.call(addBookmark, { as, body: kurta }),
      ])
      const strays = await world.db`
        select i.ref from saved_list_item i join saved_list l using (list_id)
        where l.list_id = ${params.listId} and i.removed_at is null and not exists (
          select from saved_item s where s.user_id = l.user_id and s.kind = i.kind and s.ref = i.ref)`
      expect(strays).toEqual([])
    }
  })
})
