import { claimPrize, markPrizeSent, prizesToSend } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { addAddress } from '@nukkad/contracts/endpoints/people/address'
import { closingOf } from '@nukkad/contracts/endpoints/people/closing'
import { givenIn } from '../../testing/users.given.ts'
import { day, useClosing } from '../account/closing.given.ts'
import { givenAddress } from '../address/address.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { loadPincodes } from '../pincode/load-pincodes.ts'
import { givenGiveaways } from './giveaways.given.ts'
import { giveawaysPersonal } from './giveaways.personal.ts'

const { world, close, stateOf, tablesNaming } = useClosing()
const given = givenGiveaways(world)
beforeAll(() => loadPincodes(world.db))

test('the address of a winner is copied for them, kept until the prize is sent, and erased with the account', async () => {
  const { id, winner } = await given.drawn()
  const as = winner.token
  const body = givenAddress({ line1: '77, Zafrani Gali' })
  const saved = ok(await world.call(addAddress, { as, body })).data
  ok(await world.call(claimPrize, { params: { id }, as, body: { addressID: saved.address_id } }))
  const copy = await giveawaysPersonal.copy?.(world.db, { userId: winner.id, email: winner.email, phone: null })
  expect(copy?.['giveaway-prizes']).toMatchObject([{ prize: 'A kettle', address: { line1: '77, Zafrani Gali' } }])
  expect(ok(await world.call(closingOf, { as })).data.waits).toMatchObject([{ title: 'A prize: Win' }])

  ok(await close(winner))
  world.clock.forward(7 * day)
  await world.modules.account.service.erase(winner.id)
  expect(await stateOf(winner.id)).toEqual({ closed: true, erased: false })
  const staff = await givenIn(world).user({ role: 'campaigner' })
  ok(await world.call(markPrizeSent, { params: { id }, as: staff.token, body: { rank: 1 } }))
  await world.modules.account.service.erase(winner.id)
  expect(await stateOf(winner.id)).toEqual({ closed: true, erased: true })
  expect(await tablesNaming(['zafrani'])).toEqual([])
  const [row] = ok(await world.call(prizesToSend, { params: { id }, as: staff.token })).data
  expect(row).toMatchObject({ state: 'sent', address: null })
})
