import { editedGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import {
  claimPrize,
  markPrizeSent,
  prizesToSend,
  wonPrize,
} from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { listGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { addAddress, changeAddress } from '@nukkad/contracts/endpoints/people/address'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenAccount } from '../../account/account.given.ts'
import { givenAddress } from '../../address/address.given.ts'
import { loadPincodes } from '../../pincode/load-pincodes.ts'
import { givenGiveaways } from '../giveaways.given.ts'
import { answerByOf } from './prize-state.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenGiveaways(world), ...givenAccount(world) }
beforeAll(() => loadPincodes(world.db))
const day = 86_400

const won = (id: string, { token }: Pick<GivenUser, 'token'>) => world.call(wonPrize, { params: { id }, as: token })
const toSend = async (id: string, as: string) => (await world.call(prizesToSend, { params: { id }, as })).body.data
const send = (id: string, as: string, rank = 1) => world.call(markPrizeSent, { params: { id }, as, body: { rank } })
const savedAddress = async ({ token }: GivenUser, line1 = '14, Shahpur Jat') =>
  (await world.call(addAddress, { as: token, body: givenAddress({ line1 }) })).body.data.address_id
const claim = async (id: string, winner: GivenUser, addressID?: string) =>
  world.call(claimPrize, {
    params: { id },
    as: winner.token,
    body: { addressID: addressID ?? (await savedAddress(winner)) },
  })

describe('an answer of a winner', () => {
  test('is a copy of a saved address, seen by the winner and by staff and by nobody else', async () => {
    const { id, as, winner, second } = await given.drawn(3, { winners: 2 })
    const loser = await given.user()
    expect((await won(id, winner)).body.data).toMatchObject({ state: 'open', address: null, answeredAt: null })

    const answered = await claim(id, winner)
    expect(answered.body.data).toMatchObject({
      state: 'answered',
      address: { line1: '14, Shahpur Jat', phone: '9876543210' },
    })
    expect((await won(id, second)).body.data).toMatchObject({ state: 'open', address: null })
    expect((await toSend(id, as)).map(({ rank, address }) => [rank, address?.name])).toEqual([
      [1, 'Asha Verma'],
      [2, undefined],
    ])
    expect((await won(id, loser)).status).toBe(404)
    expect((await claim(id, loser)).status).toBe(404)
    expect((await world.call(wonPrize, { params: { id } })).status).toBe(401)
    for (const role of ['user', 'editor', 'merchant']) {
      const { token } = await given.user({ role })
      expect((await world.call(prizesToSend, { params: { id }, as: token })).status).toBe(403)
      expect((await send(id, token)).status).toBe(403)
    }
    for (const reader of [undefined, winner.token, loser.token]) {
      const list = JSON.stringify((await world.call(listGiveaways, { as: reader })).body)
      expect(list).not.toMatch(/Shahpur|9876543210|Verma/)
    }
  })

  test('stays as it was given when the saved address changes, until the winner answers again', async () => {
    const { id, winner } = await given.drawn()
    const addressID = await savedAddress(winner)
    await claim(id, winner, addressID)
    const moved = { addressID, ...givenAddress({ line1: '9, Hauz Khas' }) }
    expect((await world.call(changeAddress, { as: winner.token, body: moved })).status).toBe(200)
    expect((await won(id, winner)).body.data.address?.line1).toBe('14, Shahpur Jat')
    expect((await claim(id, winner, addressID)).body.data.address?.line1).toBe('9, Hauz Khas')
  })

  test('names an address of the winner', async () => {
    const { id, winner } = await given.drawn()
    const foreign = await savedAddress(await given.user())
    const refused = await claim(id, winner, foreign)
    expect([refused.status, refused.error.fields]).toEqual([400, { addressID: 'is not one of your saved addresses' }])
    expect((await won(id, winner)).body.data).toMatchObject({ state: 'open', address: null })
  })

  test('is refused after the deadline, but one that was in time can still be changed', async () => {
    const punctual = await given.drawn()
    await claim(punctual.id, punctual.winner)
    const late = await given.drawn()
    world.clock.forward(8 * day)
    const again = await given.again(late.winner)
    const refused = await claim(late.id, again)
    expect([refused.status, refused.error.message]).toEqual([409, 'The time to answer is over.'])
    expect((await won(late.id, again)).body.data).toMatchObject({ state: 'late', address: null })
    expect((await claim(punctual.id, await given.again(punctual.winner))).body.data.state).toBe('answered')
  })

  test('is accepted until the end of the seventh day in India', () => {
    const until = '2026-12-06T18:29:59.999Z'
    expect(answerByOf(new Date('2026-11-28T18:30:00Z')).toISOString()).toBe(until)
    expect(answerByOf(new Date('2026-11-29T18:29:59Z')).toISOString()).toBe(until)
  })
})

test('staff see who drew the winners and who passed one over', async () => {
  const { id, as: other } = await given.entered(2, { winners: 1 })
  const drawnBy = async () => (await world.call(editedGiveaway, { params: { id }, as: other })).body.data.drawnBy
  expect(await drawnBy()).toBeNull()
  const yamini = await given.user({ role: 'campaigner', firstName: 'Yamini' })
  const dev = await given.user({ role: 'campaigner', firstName: 'Dev' })

  expect((await given.draw(id, yamini.token)).status).toBe(200)
  expect((await given.passOver(id, dev.token)).status).toBe(200)
  expect(await drawnBy()).toBe('Yamini')
  expect((await toSend(id, other)).map(({ passedOverBy }) => passedOverBy)).toEqual(['Dev', null])
})

describe('a winner who answered', () => {
  test('is passed over only by staff who know of the answer, and their address is removed', async () => {
    const { id, as, winner } = await given.drawn()
    await claim(id, winner)
    const refused = await given.passOver(id, as)
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('has answered')])
    expect((await given.passOver(id, as, { isAnswerKnown: true })).status).toBe(200)
    expect((await won(id, winner)).body.data).toMatchObject({
      state: 'passed-over',
      passedOver: 'No answer in time',
      address: null,
    })
    const late = await claim(id, winner)
    expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('went to another entry')])
    expect((await send(id, as)).status).toBe(409)
  })

  test('keeps the prize once it is marked as sent, which names the member of staff and fixes the address', async () => {
    const { id, winner } = await given.drawn()
    const yamini = await given.user({ role: 'campaigner', firstName: 'Yamini' })
    const early = await send(id, yamini.token)
    expect([early.status, early.error.message]).toEqual([409, 'There is no address yet.'])
    await claim(id, winner)

    const sent = await send(id, yamini.token)
    expect(sent.body.data[0]).toMatchObject({ rank: 1, state: 'sent', sentBy: 'Yamini', sentAt: expect.any(String) })
    expect((await won(id, winner)).body.data.state).toBe('sent')
    const noted = await world.db`
      select changed_by::text as by from staff_change where kind = 'giveaway-prize' and id = ${`${id}:1`}`
    expect([...noted]).toEqual([{ by: yamini.id }])
    expect((await send(id, yamini.token)).status).toBe(409)
    expect((await send(id, yamini.token, 9)).status).toBe(404)
    expect((await given.passOver(id, yamini.token, { isAnswerKnown: true })).status).toBe(409)
    const changed = await claim(id, winner)
    expect([changed.status, changed.error.message]).toEqual([409, expect.stringContaining('has been sent')])
  })
})
