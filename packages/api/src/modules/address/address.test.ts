import { addAddress, changeAddress, listAddresses, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import type { Db } from '../../db.ts'
import { carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAddress } from './address.given.ts'
import { createAddressService } from './address.service.ts'

const world = useWorld()
const given = givenIn(world)
const add = (user: GivenUser, changes = {}) => world.call(addAddress, { as: user.token, body: givenAddress(changes) })
const list = async (user: GivenUser) => (await world.call(listAddresses, { as: user.token })).body.data

describe('addresses', () => {
  test('can be added, listed, changed and removed by their owner', async () => {
    const asha = await given.user()
    const { body } = await add(asha, { line1: '  14,   Shahpur Jat ' })
    expect(body.data).toMatchObject({ line1: '14, Shahpur Jat', line2: '', kind: 'home', is_default: true })

    const addressID = body.data.address_id
    const changed = await world.call(changeAddress, {
      as: asha.token,
      body: { addressID, ...givenAddress({ kind: 'work' }) },
    })
    expect(changed.body.data).toMatchObject({ kind: 'work', is_default: true })
    expect(await list(asha)).toHaveLength(1)

    await world.call(removeAddress, { as: asha.token, query: { addressID } })
    expect(await list(asha)).toEqual([])
  })

  test('have a single default, which another address takes over when it is removed', async () => {
    const asha = await given.user()
    const first = (await add(asha)).body.data
    const second = (await add(asha, { line1: '9 Jor Bagh', is_default: true })).body.data
    expect((await list(asha)).map(({ address_id, is_default }) => [address_id, is_default])).toEqual([
      [second.address_id, true],
      [first.address_id, false],
    ])

    await world.call(removeAddress, { as: asha.token, query: { addressID: second.address_id } })
    expect(await list(asha)).toMatchObject([{ address_id: first.address_id, is_default: true }])
  })

  test('have a single default after ten were added concurrently', async () => {
    const asha = await given.user()
    await Promise.all(Array.from({ length: 10 }, (_, n) => add(asha, { line1: `${n} Jor Bagh`, is_default: true })))
    expect((await list(asha)).filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  describe('ten addresses added concurrently as the default', () => {
    /** Returns how many of them the database rejected. */
    async function refused(db: Db): Promise<number> {
      const book = createAddressService(db, world.modules.pincodes.service)
      const asha = await given.user()
      const wanted = (n: number) => givenAddress({ line1: `${n} Jor Bagh`, is_default: true })
      const added = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => book.add(asha.id, wanted(n))))
      return added.filter(({ status }) => status === 'rejected').length
    }
    test('are all accepted', async () => expect(await refused(world.db)).toBe(0))
    test('(without the lock on the owner, some collide)', async () =>
      expect(
        await untilSeen(
          () => refused(carelessDb(world.db, unlocked(/from app_user/))),
          (count) => count > 0,
        ),
      ).toBeGreaterThan(0))
  })

  test('are kept once when the same one is sent again, as after a lost answer', async () => {
    const asha = await given.user()
    const first = (await add(asha, { line1: '9 Jor Bagh' })).body.data
    const other = (await add(asha, { line1: '10 Jor Bagh', is_default: true })).body.data
    const again = await Promise.all([1, 2].map(() => add(asha, { line1: ' 9  Jor Bagh ' })))
    expect(again.map(({ body }) => body.data)).toEqual([1, 2].map(() => ({ ...first, is_default: false })))

    expect((await add(asha, { line1: '9 Jor Bagh', is_default: true })).body.data).toEqual(first)
    expect(await list(asha)).toEqual([first, { ...other, is_default: false }])
  })

  test('of another user look absent to every call', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const { address_id } = (await add(asha)).body.data
    const attempts = (addressID: string) => [
      world.call(changeAddress, { as: dev.token, body: { addressID, ...givenAddress({ name: 'Dev' }) } }),
      world.call(removeAddress, { as: dev.token, query: { addressID } }),
    ]
    // An id too large for the database is treated as absent, too.
    expect((await Promise.all(attempts('9999999999999999999'))).map(({ status }) => status)).toEqual([404, 404])
    const [foreign, absent] = [await Promise.all(attempts(address_id)), await Promise.all(attempts('999999999'))]

    for (const [index, answer] of foreign.entries()) {
      expect(answer.status).toBe(404)
      expect({ ...answer.error, requestId: '' }).toEqual({ ...absent[index]?.error, requestId: '' })
    }
    expect(await list(asha)).toMatchObject([{ name: 'Asha Verma' }])
  })

  test('are not shown to a guest', async () => {
    expect((await world.call(listAddresses)).error).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' })
  })

  test('are refused when the pincode is unknown or belongs to another state', async () => {
    const asha = await given.user()
    expect((await add(asha, { state: 'Karnataka' })).error.fields).toEqual({
      state: 'does not match the pincode: 110049 is in Delhi',
    })
    expect((await add(asha, { postcode: '999999' })).error.fields).toEqual({ postcode: 'is not a pincode we know' })
    expect((await add(asha, { state: 'NCT of Delhi' })).status).toBe(200)
  })

  test.each([
    [{ phone: '1234567890' }, { phone: 'must be: Indian mobile number, ten digits' }],
    [{ phone: 9876543210 }, { phone: 'must be text' }],
    [{ name: '' }, { name: 'is required' }],
    [{ name: '   ' }, { name: 'is required' }],
    [{ name: 'A'.repeat(61) }, { name: 'is too long: at most 60 characters' }],
    [{ line1: 'x'.repeat(5000) }, { line1: 'is too long: at most 120 characters' }],
    [{ line1: 'a\u0000bcd' }, { line1: 'has characters that no text can have' }],
    [{ postcode: '1100' }, { postcode: 'must be: six digits, not starting with 0' }],
    [{ city: undefined }, { city: 'is required' }],
    [{ is_default: 'yes' }, { is_default: 'must be true or false' }],
  ])('are refused with the invalid field (case %#)', async (changes, fields) => {
    const asha = await given.user()
    const { status, error } = await add(asha, changes)
    expect(status).toBe(400)
    expect(error.fields).toEqual(fields)
  })

  test('keep markup as plain text', async () => {
    const asha = await given.user()
    const name = '<img src=x onerror=alert(1)>'
    expect((await add(asha, { name })).body.data.name).toBe(name)
    expect((await list(asha))[0]?.name).toBe(name)
  })

  test('drop fields that are not in the contract', async () => {
    const asha = await given.user()
    const { status, body } = await add(asha, { user_id: '1', gift_wrap: true })
    expect(status).toBe(200)
    expect(body.data).not.toHaveProperty('gift_wrap')
  })
})
