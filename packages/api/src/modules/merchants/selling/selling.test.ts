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
const ask = (more = {}) => world.call(askToSell, { body: { ...wanted, ...more } })
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

test('a repeated request replaces the earlier one while it is unanswered', async () => {
  await ask({ shop: 'Farida and Daughters' })
  expect(await world.db`select shop from selling_request`).toEqual([{ shop: 'Farida and Daughters' }])
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
