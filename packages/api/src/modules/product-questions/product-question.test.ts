import { flagQuestion, ownQuestions, withdrawQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { flagsThatHide } from './moderation.repository.ts'
import { givenQuestions } from './product-question.given.ts'
import { productQuestionRules } from './product-question.service.ts'

const world = useWorld()
const givenHere = () => ({ ...givenIn(world), ...givenQuestions(world) })
let given: ReturnType<typeof givenHere>
beforeAll(() => {
  given = givenHere()
})

const own = async (as: GivenUser, query: Record<string, unknown> = {}) =>
  ok(await world.call(ownQuestions, { as: as.token, query }))
const withdraw = (as: GivenUser, questionId: string) =>
  world.call(withdrawQuestion, { as: as.token, params: { questionId } })
const flag = (as: GivenUser, questionId: string, reason?: string) =>
  world.call(flagQuestion, { as: as.token, params: { questionId }, body: reason === undefined ? {} : { reason } })
const withdrawProduct = async (id: number) => {
  await world.db`update product set is_published = false where id = ${id}`
  await world.db`select refresh_products(${[id]}::bigint[])`
}
const mails = (template: string) => world.db<{ to: string | null; data: { questionId: string } }[]>`
  select payload ->> 'to' as to, payload -> 'data' as data from outbox
  where kind = 'mail' and payload ->> 'template' = ${template} order by id`

describe('a question', () => {
  test('is public once it is answered, without the name of who asked', async () => {
    const { meera, kurta, asha } = await given.people()
    const asked = ok(await given.ask(asha, kurta.slug, '  Is the lining cotton? ')).data
    expect(asked).toMatchObject({ text: 'Is the lining cotton?', state: 'open', answer: null, reason: null })
    expect(asked.product).toMatchObject({ slug: kurta.slug, is_sold: true })
    expect(ok(await given.list(kurta.slug))).toMatchObject({ total: 0, data: [], product: { slug: kurta.slug } })

    ok(await given.answer(meera, asked.id, 'Yes.\n\nThin white cotton.'))
    const page = ok(await given.list(kurta.slug))
    expect(page).toMatchObject({ total: 1, hasNext: false })
    expect(page.data).toEqual([
      {
        id: asked.id,
        text: 'Is the lining cotton?',
        answer: 'Yes.\n\nThin white cotton.',
        answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
    expect(JSON.stringify(page)).not.toContain('Asha')
    expect((await own(asha)).data[0]).toMatchObject({ state: 'answered', answer: 'Yes.\n\nThin white cotton.' })
  })

  test('is told to each person of the merchant, and its answer to who asked, once', async () => {
    const { meera, kurta, asha } = await given.people()
    const colleague = await givenMerchants(world).merchant(meera.merchantId)
    const id = await given.question(asha, kurta.slug)
    await world.outbox.drain()
    const told = (await mails('merchant-new-question')).filter(({ data }) => data.questionId === id)
    expect(told.map(({ to }) => to).sort()).toEqual([meera.email, colleague.email].sort())

    ok(await given.answer(meera, id, 'Yes, cotton.'))
    ok(await given.answer(meera, id, 'Yes, thin cotton.', 2))
    expect((await mails('question-answered')).filter(({ data }) => data.questionId === id)).toHaveLength(1)
  })

  test('is one, however often it is sent, also at once', async () => {
    const { kurta, asha } = await given.people()
    const [one, two] = await Promise.all([
      given.ask(asha, kurta.slug, 'Is it cotton?'),
      given.ask(asha, kurta.slug, 'Is it cotton? '),
    ])
    expect(ok(one).data.id).toBe(ok(two).data.id)
    expect(await own(asha)).toMatchObject({ total: 1 })
  })

  test('is refused when it is empty, too long or hostile, or about nothing that is sold', async () => {
    const { kurta, asha } = await given.people()
    for (const text of ['', '   ', 'Hm?', 'x'.repeat(301), 'Is it\u0000cotton?', '\u0958'.repeat(300)])
      expect((await given.ask(asha, kurta.slug, text)).status).toBe(400)
    const { error, status } = await given.ask(asha, kurta.slug, 'Call me at 98100 12345, please?')
    expect([status, error.message]).toEqual([400, expect.stringMatching(/please leave out links, phone numbers/)])
    expect((await given.ask(asha, 'no-such-thing', 'Is it cotton?')).status).toBe(404)
    expect((await given.list('no-such-thing')).status).toBe(404)
    await withdrawProduct(kurta.id)
    expect((await given.ask(asha, kurta.slug, 'Is it cotton?')).status).toBe(404)
    expect((await given.list(kurta.slug)).status).toBe(404)
  })

  test('of a product that is no longer sold is still answered and read by who asked', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.question(asha, kurta.slug)
    await withdrawProduct(kurta.id)
    expect((await given.seen(meera, id, 'open'))?.product.is_sold).toBe(false)
    ok(await given.answer(meera, id, 'It was cotton.'))
    expect((await own(asha)).data[0]).toMatchObject({ state: 'answered', product: { is_sold: false } })
  })

  test('is withdrawn by who asked while nobody has answered it', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.question(asha, kurta.slug)
    expect((await withdraw(await given.user(), id)).status).toBe(404)
    ok(await withdraw(asha, id))
    expect((await own(asha)).total).toBe(0)
    expect((await given.answer(meera, id, 'Yes.')).status).toBe(404)
    expect((await withdraw(asha, await given.answered(asha, meera, kurta.slug))).status).toBe(409)
    expect((await withdraw(asha, '987654321')).status).toBe(404)
  })
})

describe('many questions of one person', () => {
  test('are limited by product and by day, and a refusal says that nothing is lost', async () => {
    const { meera, kurta, asha } = await given.people()
    const { openPerProduct, perDay } = productQuestionRules
    for (let n = 0; n < openPerProduct; n += 1) await given.question(asha, kurta.slug, `Is it number ${n}?`)
    const { status, error } = await given.ask(asha, kurta.slug, 'And is it cotton?')
    expect([status, error.message]).toEqual([429, expect.stringContaining('waiting for an answer')])

    for (let n = openPerProduct; n < perDay; n += 1) {
      const { slug } = await given.shownProduct(meera.merchantId)
      await given.question(asha, slug)
    }
    const { slug } = await given.shownProduct(meera.merchantId)
    const refused = await given.ask(asha, slug, 'Is it cotton?')
    expect([refused.status, refused.error.message]).toEqual([429, expect.stringContaining('your text is kept')])
    await world.db`
      update product_question set asked_at = asked_at - interval '25 hours' where user_id = ${asha.id}`
    await given.question(asha, slug)
  })
})

test('nobody floods a merchant by asking and withdrawing: it is over for the day', async () => {
  const { kurta, asha } = await given.people()
  for (let n = 0; n < 40; n += 1) ok(await withdraw(asha, await given.question(asha, kurta.slug, `Is it number ${n}?`)))
  const { status, headers } = await given.ask(asha, kurta.slug, 'Is it cotton?')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(12 * 3600)
})

describe('an answered question', () => {
  test('is hidden by enough reports until an operator keeps it, and then by new ones only', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.answered(asha, meera, kurta.slug)
    const readers = await Promise.all(Array.from({ length: flagsThatHide }, () => given.user()))
    const decide = world.modules.operations.service.decide
    const isPublic = async () => ok(await given.list(kurta.slug)).total > 0
    expect(await decide('keep-question', id)).toBe(false)
    for (const reader of readers.slice(1)) ok(await flag(reader, id, 'rude'))
    for (const reader of readers.slice(1)) ok(await flag(reader, id))
    expect(await isPublic()).toBe(true)
    ok(await flag(readers[0] as GivenUser, id))
    expect(await isPublic()).toBe(false)
    expect((await given.seen(meera, id, 'answered'))?.visibility).toBe('held')
    expect((await flag(asha, id)).status).toBe(404)
    const waiting = (await world.modules.operations.service.look()).waiting
    const found = waiting.find(({ check }) => check.name === 'reported-questions')?.findings
    expect(found?.find((one) => one.id === id)?.text).toMatch(/Is the lining cotton\? – Yes.*reported by 3/)

    expect(await decide('keep-question', id)).toBe(true)
    expect([await isPublic(), await decide('keep-question', id)]).toEqual([true, false])
    // They have been heard: nobody hides again what an operator has kept.
    world.clock.forward(60)
    for (const reader of readers) ok(await flag(reader, id))
    expect(await isPublic()).toBe(true)
  })

  test('is reported anew by the same people once its merchant has changed the answer', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.answered(asha, meera, kurta.slug)
    const readers = await Promise.all(Array.from({ length: flagsThatHide }, () => given.user()))
    for (const reader of readers) ok(await flag(reader, id))
    expect(await world.modules.operations.service.decide('keep-question', id)).toBe(true)
    world.clock.forward(60)
    const { version } = (await given.seen(meera, id, 'answered')) as { version: number }
    ok(await given.answer(meera, id, 'You would not know cotton if you saw it.', version))
    for (const reader of readers) ok(await flag(reader, id))
    expect(ok(await given.list(kurta.slug)).total).toBe(0)
  })

  test('is taken down by an operator for good', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.answered(asha, meera, kurta.slug)
    const decide = world.modules.operations.service.decide
    expect(await decide('remove-question', id)).toBe(true)
    expect(ok(await given.list(kurta.slug)).total).toBe(0)
    expect((await own(asha)).data[0]).toMatchObject({ state: 'removed', answer: null })
    expect((await given.answer(meera, id, 'Still yes.', 3)).status).toBe(409)
    expect([await decide('remove-question', id), await decide('keep-question', id)]).toEqual([false, false])
  })

  test('is not reported before it is public', async () => {
    const { kurta, asha } = await given.people()
    const id = await given.question(asha, kurta.slug)
    expect((await flag(await given.user(), id)).status).toBe(404)
    expect((await flag(await given.user(), '987654321')).status).toBe(404)
  })

  test('stays, as nobody’s, when the account of who asked is erased; the others go', async () => {
    const { meera, kurta, asha } = await given.people()
    const kept = await given.answered(asha, meera, kurta.slug)
    const open = await given.question(asha, kurta.slug, 'Is it lined at all?')
    const declined = await given.question(asha, kurta.slug, 'Is it a bargain?')
    ok(await given.decline(meera, declined, 'That is for you to say.'))
    await world.db`update app_user set closed_at = now() - interval '8 days' where id = ${asha.id}`
    await world.modules.account.service.erase(asha.id)
    expect(ok(await given.list(kurta.slug)).data.map(({ id }) => id)).toEqual([kept])
    expect(await given.seen(meera, open, 'open')).toBeUndefined()
    expect(await given.seen(meera, declined, 'declined')).toBeUndefined()
    expect((await given.seen(meera, kept, 'answered'))?.asker).toBe('A shopper')
  })

  test('is kept for good, while what is not public is deleted after a year', async () => {
    const { meera, kurta, asha } = await given.people()
    const kept = await given.answered(asha, meera, kurta.slug)
    const open = await given.question(asha, kurta.slug, 'Is it lined at all?')
    await world.db`update product_question set asked_at = asked_at - interval '366 days' where id in (${kept}, ${open})`
    await world.housekeeping.sweep()
    expect((await own(asha)).data.map(({ id }) => id)).toEqual([kept])
  })

  test('is listed by pages, the latest answer first', async () => {
    const { meera, kurta, asha } = await given.people()
    const first = await given.answered(asha, meera, kurta.slug, 'Is it cotton?')
    world.clock.forward(60)
    const second = await given.answered(asha, meera, kurta.slug, 'Is it lined?')
    const page = ok(await given.list(kurta.slug, { pagesize: 1 }))
    expect([page.total, page.hasNext, page.data[0]?.id]).toEqual([2, true, second])
    expect(ok(await given.list(kurta.slug, { pagesize: 1, page: 2 })).data[0]?.id).toBe(first)
    for (const wrong of [{ pagesize: 0 }, { pagesize: 51 }, { page: 0 }])
      expect((await given.list(kurta.slug, wrong)).status).toBe(400)
  })
})
