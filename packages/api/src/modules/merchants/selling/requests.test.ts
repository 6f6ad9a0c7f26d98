import {
  declineRequest,
  merchantAddress,
  noteOnRequest,
  sellingRequest,
  sellingRequests,
} from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { givenIn } from '../../../testing/users.given.ts'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { ok } from '../merchants.given.ts'
import { givenJoining } from '../people/joining.given.ts'

const world = useWorldWithGateway()
const given = givenJoining(world)
let meera = ''
beforeAll(() => given.ground())
/** Signs the editor in anew: sessions of the time before do not outlive a change of the clock. */
const signIn = async () => {
  meera = (await given.editor()).token
}
beforeEach(signIn)
const later = (days: number) => {
  world.clock.forward(days * 86_400)
  return signIn()
}

const list = async (query: object = {}) => ok(await world.call(sellingRequests, { as: meera, query: { ...query } }))
const read = async (id: number) => ok(await world.call(sellingRequest, { as: meera, params: { id } })).data
const decline = (id: number, reason?: string, as = meera) =>
  world.call(declineRequest, { as, params: { id }, body: { ...(reason !== undefined && { reason }) } })
const merchantsOf = (id: number) => world.db`
  select m.slug, m.name, m.maker, m.city, m.locality, m.state, m.pincode, m.line from merchant m
  join selling_request r on r.merchant_id = m.id where r.id = ${id}`

describe('the list of requests to sell', () => {
  test('is for editors only', async () => {
    const calls = [
      (as?: string) => world.call(sellingRequests, { as }),
      (as?: string) => world.call(sellingRequest, { as, params: { id: 1 } }),
      (as?: string) => world.call(merchantAddress, { as, query: { slug: 'x' } }),
    ]
    for (const call of calls) {
      expect((await call()).status).toBe(401)
      for (const role of ['user', 'merchant', 'campaigner', 'developer']) {
        const { token } = await givenIn(world).user({ role })
        expect((await call(token)).status).toBe(403)
      }
    }
  })

  test('has the oldest new request first, is searched, and marks what was promised for a day that has passed', async () => {
    const [first, second] = [
      await given.request(meera, { shop: 'Loom 100% wool' }),
      await given.request(meera, { shop: 'Loom and vat' }),
    ]
    const found = await list({ q: 'loom' })
    expect(found.data.map(({ id }) => id)).toEqual([first, second])
    expect(found.data[0]).toMatchObject({ state: 'new', isLate: false, city: 'Delhi NCR', shop: 'Loom 100% wool' })
    expect((await list({ q: '100%' })).data.map(({ id }) => id)).toEqual([first])
    expect((await list({ q: 'loom', state: 'declined' })).data).toEqual([])

    await later(5)
    const third = await given.request(meera, { shop: 'Loom of today' })
    const afterwards = await list({ q: 'loom' })
    expect(afterwards.data.map(({ id, isLate }) => [id, isLate])).toEqual([
      [first, true],
      [second, true],
      [third, false],
    ])
    expect(afterwards.counts).toEqual({ new: 3, accepted: 0, declined: 0, late: 2 })
    ok(await decline(first))
    expect((await list({ q: 'loom' })).counts).toEqual({ new: 2, accepted: 0, declined: 1, late: 1 })
    expect((await list({ q: 'loom' })).data.at(-1)).toMatchObject({ id: first, state: 'declined', isLate: false })
  })
})

describe('a request to sell', () => {
  test('opens its link only as a web address', async () => {
    const id = await given.request(meera, { link: 'instagram.com/farida' })
    expect((await read(id)).link).toEqual({ text: 'instagram.com/farida', href: 'https://instagram.com/farida' })
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'ftp://farida.example']) {
      await world.db`update selling_request set link = ${link} where id = ${id}`
      expect((await read(id)).link).toEqual({ text: link, href: null })
    }
  })

  test('collects notes of the team, which stay with the team', async () => {
    const email = given.newEmail()
    const id = await given.request(meera, { email })
    const dev = await given.editor('Dev')
    const note = (text: string, as: string) => world.call(noteOnRequest, { as, params: { id }, body: { text } })
    ok(await note('Called, nobody there', meera))
    ok(await note('Photos are lovely', dev.token))
    expect((await note('  \n ', meera)).status).toBe(400)
    expect((await read(id)).notes.map(({ text, by }) => [text, by])).toEqual([
      ['Called, nobody there', 'Meera'],
      ['Photos are lovely', 'Dev'],
    ])
    ok(await decline(id))
    for (const { text } of await givenGateway(world).mailsTo(email)) expect(text).not.toContain('Photos')
  })

  test('is declined with a reason that is mailed, after which the same address can ask again', async () => {
    const email = given.newEmail()
    const id = await given.request(meera, { email })
    const { data } = ok(await decline(id, 'We sell what is made by hand.'))
    expect(data).toMatchObject({
      state: 'declined',
      answer: { by: 'Meera', reason: 'We sell what is made by hand.', merchant: null },
      proposal: null,
    })
    const [mail] = await givenGateway(world).mailsTo(email)
    expect(mail?.subject).toBe('Your request to sell on Nukkad')
    expect(mail?.text).toContain('We sell what is made by hand.')
    expect(await given.request(meera, { email })).not.toBe(id)
  })

  test('that was answered is refused with the name of the editor who did', async () => {
    const id = await given.request(meera)
    ok(await decline(id))
    const dev = await given.editor('Dev')
    const refused = await given.accept(dev.token, id, given.merchant())
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Meera has declined this request already. Reload it to see the answer.',
    ])
    expect(await merchantsOf(id)).toEqual([])
    expect((await decline(987_654_321)).status).toBe(404)
  })
})

describe('accepting a request', () => {
  test('makes the merchant at its address and mails the invitation', async () => {
    const email = given.newEmail()
    const id = await given.request(meera, { email, shop: 'Zardozi Ghar' })
    expect((await read(id)).proposal).toEqual({
      name: 'Zardozi Ghar',
      slug: 'zardozi-ghar',
      maker: 'Farida Khan',
      city: 'delhi',
    })
    const { data } = ok(await given.accept(meera, id, given.merchant({ name: ' Zardozi  Ghar', slug: 'zardozi-ghar' })))
    expect(data).toMatchObject({
      state: 'accepted',
      answer: { by: 'Meera', merchant: { slug: 'zardozi-ghar', name: 'Zardozi Ghar' } },
    })
    expect(await merchantsOf(id)).toEqual([
      {
        slug: 'zardozi-ghar',
        name: 'Zardozi Ghar',
        maker: 'Farida Khan',
        city: 'delhi',
        locality: 'Shahpur Jat',
        state: 'Delhi',
        pincode: '110049',
        line: 'Stoles printed by hand',
      },
    ])
    expect(await given.tokenFor(email)).toHaveLength(43)
    const second = await given.request(meera, { shop: 'Zardozi Ghar' })
    expect((await read(second)).proposal?.slug).toBe('zardozi-ghar-2')
    const address = async (slug: string) => ok(await world.call(merchantAddress, { as: meera, query: { slug } })).data
    expect(await address('zardozi-ghar')).toEqual({ isFree: false, free: 'zardozi-ghar-2' })
    expect(await address('zardozi')).toEqual({ isFree: true, free: 'zardozi' })
  })

  test('names every fault by its field and makes nothing', async () => {
    const id = await given.request(meera)
    const wrong = given.merchant({ maker: '  ', locality: 'atlantis', pincode: '560001' })
    expect((await given.accept(meera, id, wrong)).error.fields).toEqual({
      maker: 'is required',
      locality: 'is not a locality of this city',
      pincode: 'is not in this city',
    })
    await given.invited(meera, given.newEmail(), { slug: 'taken-by-one' })
    const taken = await given.accept(meera, id, given.merchant({ slug: 'taken-by-one' }))
    expect(taken.error.fields).toEqual({ slug: 'is already in use; choose another' })
    expect((await read(id)).state).toBe('new')
    expect(await merchantsOf(id)).toEqual([])
  })

  test('by two editors at once succeeds for one; the other is told of it', async () => {
    const dev = await given.editor('Dev')
    const id = await given.request(meera)
    const answers = await Promise.all([
      given.accept(meera, id, given.merchant()),
      given.accept(dev.token, id, given.merchant()),
      decline(id, 'No.', dev.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await merchantsOf(id)).length).toBeLessThanOrEqual(1)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.message).toMatch(/^(Meera|Dev) has (accepted|declined) this request already\./)
  })

  test('is refused for an address that sells already or belongs to the team, as the request says before', async () => {
    const { email, token } = await given.invited(meera)
    ok(await given.join(token))
    const own = await givenIn(world).user({ role: 'campaigner', isVerified: true })
    for (const [address, reason] of [
      [email, 'This email address already sells for Farida Prints. An account acts for one merchant only.'],
      [own.email, 'This email address belongs to the Nukkad team. Selling needs an address of its own.'],
    ] as const) {
      const id = await given.request(meera, { email: address })
      expect((await read(id)).hindrance).toBe(reason)
      const refused = await given.accept(meera, id, given.merchant())
      expect([refused.status, refused.error.message]).toEqual([409, reason])
      expect(await merchantsOf(id)).toEqual([])
    }
  })
})

test('requests that made no merchant are removed half a year after they were sent or declined', async () => {
  const [open, declined] = [await given.request(meera), await given.request(meera)]
  const accepted = await given.request(meera)
  ok(await given.accept(meera, accepted, given.merchant()))
  await later(100)
  ok(await decline(declined))
  const left = async () =>
    (
      await world.db<{ id: number }[]>`select id from selling_request where id = any(${[open, declined, accepted]})`
    ).map(({ id }) => id)
  await later(81)
  await world.housekeeping.sweep()
  expect((await left()).sort((a, b) => a - b)).toEqual([declined, accepted].sort((a, b) => a - b))
  await later(100)
  await world.housekeeping.sweep()
  expect(await left()).toEqual([accepted])
})

test('the mail to the team links to the request', async () => {
  const id = await given.request(meera, { shop: 'Kites of Old Delhi' })
  const mails = await givenGateway(world).mailsTo('team@nukkad.example')
  const mail = mails.find(({ subject }) => subject.startsWith('Kites of Old Delhi'))
  expect(mail?.text).toContain(`/sell/requests/${id}`)
})
