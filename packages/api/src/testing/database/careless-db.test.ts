import { openDb, transaction } from '../../db.ts'
import { givenIn } from '../users.given.ts'
import { useWorld } from '../world.ts'
import { carelessDb, unlocked, whileUnlocked } from './careless-db.ts'

const world = useWorld()

/** Whether a second transaction finds the row locked that the first one read on this connection. */
async function isHeld(careless: boolean): Promise<boolean> {
  const open = openDb({ url: world.databaseUrl, pool: 2 })
  const db = careless ? carelessDb(open, unlocked(/from app_user/)) : open
  const isFree = await transaction(db, async (tx) => {
    await tx`select id from app_user where id = (select min(id) from app_user) ${tx`order by id`} for update`
    return (
      (await open`select from app_user where id = (select min(id) from app_user) for update skip locked`).length === 1
    )
  })
  await open.end({ timeout: 1 })
  return !isFree
}

test('a matching statement on a carelessDb locks nothing, also in transactions', async () => {
  await givenIn(world).user()
  expect(await isHeld(false)).toBe(true)
  expect(await isHeld(true)).toBe(false)
})

test('a statement that does not match is unchanged', async () => {
  const db = carelessDb(world.db, unlocked(/from somewhere_else/))
  const [row] = await db`select 'for update' as said`
  expect(row?.said).toBe('for update')
})

test('whileUnlocked restores the function afterwards, also when the work fails', async () => {
  const text = async () => (await world.db`select pg_get_functiondef('lock_wallet'::regproc) as text`)[0]?.text
  const before = await text()
  await expect(
    whileUnlocked(world.db, 'lock_wallet', async () => {
      expect(await text()).not.toContain('for no key update')
      throw new Error('the race')
    }),
  ).rejects.toThrow('the race')
  expect(await text()).toBe(before)
})
