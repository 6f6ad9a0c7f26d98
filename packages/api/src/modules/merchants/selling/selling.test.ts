import { askToSell } from '@nukkad/contracts/endpoints/merchants/selling'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'

const world = useWorldWithGateway()
const wanted = {
  name: 'Farida Khan',
  shop: 'Farida Prints',
  email: 'Farida@Example.in',
  phone: '9876543210',
  city: 'delhi',
  about: 'We print stoles by hand with blocks of our own, in a yard behind Chandni Chowk.',
}
let calls = 0
/** Each call comes from another network, as one may ask ten times an hour only. */
const ask = (more = {}) =>
  world.call(askToSell, { body: { ...wanted, ...more }, headers: { 'x-forwarded-for': `198.51.100.${++calls}` } })
const mailsWaiting = () => world.db<{ to: string | null; template: string }[]>`
  select payload ->> 'to' as "to", payload ->> 'template' as template from outbox
  where kind = 'mail' and payload ->> 'template' like 'selling-%' order by template, id`

test('a request to sell is stored, sent to the team and confirmed to the sender', async () => {
  expect((await ask()).status).toBe(200)
  const kept = await world.db`select shop, email, city, link from selling_request`
  expect(kept).toEqual([{ shop: 'Farida Prints', email: 'farida@example.in', city: 'delhi', link: null }])
  expect(await mailsWaiting()).toEqual([
    { to: null, template: 'selling-request-received' },
    { to: 'team@nukkad.example', template: 'selling-request-team' },
  ])
})

describe('what is sent under the address of an unanswered request', () => {
  const stored = () => world.db<{ shop: string; phone: string }[]>`select shop, phone from selling_request`

  test('does not replace it, because anybody may know the address, and is told to the team', async () => {
    const before = await mailsWaiting()
    expect((await ask({ shop: 'Fraud', phone: '9123456780' })).status).toBe(200)

    expect(await stored()).toEqual([{ shop: 'Farida Prints', phone: '9876543210' }])
    expect(await world.db`select shop, phone from selling_repeat`).toEqual([{ shop: 'Fraud', phone: '9123456780' }])
    expect((await mailsWaiting()).length).toBe(before.length + 1)
    const mails = await givenGateway(world).mailsTo('team@nukkad.example')
    const told = mails.find(({ subject }) => subject === 'Fraud would like to sell (sent again)')
    expect(told?.text).toContain('+91 9123456780')
  })

  test('is stored once, also when the first sending is repeated word for word', async () => {
    const count = async () => (await world.db`select from selling_repeat`).length
    const before = await count()
    await Promise.all([ask(), ask({ shop: 'Farida and Sons' }), ask({ shop: 'Farida and Sons' })])
    expect(await count()).toBe(before + 1)
  })

  test('is refused in words after ten times, while the request stays', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask({ shop: `Shop ${at}` })))
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ error }) => error.message)).toEqual(
      Array(refused.length).fill('We have your request and will call you. Please tell us then what has changed.'),
    )
    expect(await world.db`select from selling_repeat`).toHaveLength(10)
    expect(await stored()).toEqual([{ shop: 'Farida Prints', phone: '9876543210' }])
  })
})

test('an address is sent one confirmation, however often a request is repeated: it may be a stranger’s', async () => {
  const email = 'stranger@example.in'
  const receipts = async () => (await mailsWaiting()).filter(({ template }) => template.endsWith('received')).length
  const before = await receipts()
  const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((shop) => ask({ email, shop })))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await receipts()).toBe(before + 1)
})

test('an unknown city, an invalid phone number and too short a text are refused by field', async () => {
  expect((await ask({ city: 'atlantis' })).error.fields).toEqual({ city: 'is not one of our cities yet' })
  expect(Object.keys((await ask({ phone: '12', about: 'Things.' })).error.fields ?? {}).sort()).toEqual([
    'about',
    'phone',
  ])
})

test('the mail to the sender, whose address is not proven, repeats none of their words', async () => {
  const email = 'somebody.else@example.in'
  await ask({ email, name: 'Win ₹5000 at prize.example', shop: 'prize.example/now' })
  const [mail] = await givenGateway(world).mailsTo(email)
  expect(mail?.subject).toBe('We have received your request to sell')
  expect(mail?.html).not.toContain('prize')
})
