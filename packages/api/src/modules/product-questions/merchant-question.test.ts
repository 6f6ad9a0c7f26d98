import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { merchantQuestions } from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { ownQuestions } from '@nukkad/contracts/endpoints/shop/product-questions'
import type { Db } from '../../db.ts'
import { carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { createMerchantQuestionService } from './merchant-question.service.ts'
import { flagsThatHide } from './moderation.repository.ts'
import { givenQuestions } from './product-question.given.ts'
import { createProductQuestionService, productQuestionRules } from './product-question.service.ts'

const world = useWorld()
const givenHere = () => ({ ...givenIn(world), ...givenQuestions(world) })
let given: ReturnType<typeof givenHere>
beforeAll(() => {
  given = givenHere()
})

describe('the merchant’s questions', () => {
  test('are listed by state with counts, open ones oldest first, and counted on the dashboard', async () => {
    const { meera, kurta, asha } = await given.people()
    const first = await given.question(asha, kurta.slug, 'Is it cotton?')
    world.clock.forward(60)
    const second = await given.question(asha, kurta.slug, 'Is it lined?')
    const open = await given.listed(meera)
    expect(open.data.map(({ id }) => id)).toEqual([first, second])
    expect(open.data[0]).toMatchObject({ asker: 'Asha', state: 'open', visibility: 'shown', version: 1 })
    expect(open.data[0]?.product).toMatchObject({ slug: kurta.slug, is_sold: true })
    expect(ok(await world.call(merchantDashboard, { as: meera.token })).data.waiting.to_reply).toBe(2)

    ok(await given.answer(meera, first, 'Yes, cotton.'))
    ok(await given.decline(meera, second, 'Please read the description.'))
    expect((await given.listed(meera)).counts).toEqual({ open: 0, answered: 1, declined: 1 })
    expect(ok(await world.call(merchantDashboard, { as: meera.token })).data.waiting.to_reply).toBe(0)
  })

  test('are seen and changed by the people of that merchant only', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.question(asha, kurta.slug)
    const other = await givenMerchants(world).merchant()
    expect((await given.listed(other)).data).toEqual([])
    expect((await given.answer(other, id, 'Ours is better.')).status).toBe(404)
    expect((await given.decline(other, id, 'Not ours.')).status).toBe(404)
    for (const call of [given.answer(asha, id, 'Yes.'), given.decline(asha, id, 'No.')])
      expect((await call).status).toBe(403)
    expect((await world.call(merchantQuestions, { as: asha.token })).status).toBe(403)
    expect((await world.call(merchantQuestions, {})).status).toBe(401)

    await world.db`delete from merchant_account where user_id = ${meera.id}`
    expect((await given.answer(meera, id, 'Yes.')).status).toBe(403)
  })
})

describe('an answer', () => {
  test('is changed later, without links or contacts', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.answered(asha, meera, kurta.slug)
    const { status, error } = await given.answer(meera, id, 'Write to dyers@example.com', 2)
    expect([status, error.fields]).toEqual([400, { answer: expect.stringContaining('please leave out links') }])
    for (const text of ['', ' ', 'x'.repeat(1001)]) expect((await given.answer(meera, id, text, 2)).status).toBe(400)
    ok(await given.answer(meera, id, 'Yes, and the collar too.', 2))
    expect(ok(await given.list(kurta.slug)).data[0]?.answer).toBe('Yes, and the collar too.')
  })

  test('is hidden by declining with a reason, which who asked reads, and shown by answering again', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.answered(asha, meera, kurta.slug)
    expect((await given.decline(meera, id, '  ', 2)).status).toBe(400)
    ok(await given.decline(meera, id, 'We make it differently now.', 2))
    expect(ok(await given.list(kurta.slug)).total).toBe(0)
    const [own] = ok(await world.call(ownQuestions, { as: asha.token })).data
    expect(own).toMatchObject({ state: 'declined', answer: null, reason: 'We make it differently now.' })
    ok(await given.answer(meera, id, 'It is linen now.', 3))
    expect(ok(await given.list(kurta.slug)).data[0]?.answer).toBe('It is linen now.')
  })

  test('that arrives after a colleague’s is refused, and the same one sent again is not', async () => {
    const { meera, kurta, asha } = await given.people()
    const id = await given.question(asha, kurta.slug)
    ok(await given.answer(meera, id, 'Yes, cotton.'))
    const late = await given.answer(meera, id, 'No, linen.')
    expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('changed in the meantime')])
    expect(ok(await given.answer(meera, id, 'Yes, cotton.')).data.version).toBe(2)
  })
})

describe('at once', () => {
  const parts = (db: Db) => ({
    db,
    now: world.clock.now,
    mail: world.modules.mail.service,
    outbox: world.outbox,
    catalogue: world.modules.catalogue.service,
  })

  /** How many of an answer and a refusal to answer by two people of a merchant are stored. */
  async function stored(db: Db): Promise<number> {
    const { meera, kurta, asha } = await given.people()
    const id = await given.question(asha, kurta.slug)
    const service = createMerchantQuestionService(parts(db))
    const sent = [
      service.answer(meera.merchantId, id, 1, 'Yes, cotton.'),
      service.decline(meera.merchantId, id, 1, 'Please read the description.'),
    ]
    return (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled').length
  }
  test('one of an answer and a refusal is stored', async () => expect(await stored(world.db)).toBe(1))
  test('(both are, without the version)', async () => {
    const blind = { of: /update product_question\s+set state/, what: /and version = $/, instead: 'and 0 < ' }
    expect(
      await untilSeen(
        () => stored(carelessDb(world.db, blind)),
        (count) => count > 1,
      ),
    ).toBe(2)
  })

  /** How many different questions of one person about one product get through. */
  async function asked(db: Db): Promise<number> {
    const { kurta, asha } = await given.people()
    const service = createProductQuestionService(parts(db))
    const sent = Array.from({ length: 8 }, (_, n) => service.ask(asha.id, kurta.slug, `Is it number ${n}?`))
    return (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled').length
  }
  test('no more questions than allowed get through', async () =>
    expect(await asked(world.db)).toBe(productQuestionRules.openPerProduct))
  test('(more do, without the lock of who asks)', async () =>
    expect(
      await untilSeen(
        () => asked(carelessDb(world.db, unlocked(/from app_user/))),
        (count) => count > productQuestionRules.openPerProduct,
      ),
    ).toBeGreaterThan(productQuestionRules.openPerProduct))

  /** Whether the question is still public after enough reports. */
  async function isPublicReported(db: Db): Promise<boolean> {
    const { meera, kurta, asha } = await given.people()
    const id = await given.answered(asha, meera, kurta.slug)
    const readers: GivenUser[] = await Promise.all(Array.from({ length: flagsThatHide }, () => given.user()))
    const service = createProductQuestionService(parts(db))
    await Promise.all(readers.map((reader) => service.flag(reader.id, id, '')))
    return ok(await given.list(kurta.slug)).total > 0
  }
  test('all reports are counted', async () => expect(await isPublicReported(world.db)).toBe(false))
  test('(not all are, without the lock of the question)', async () =>
    expect(
      await untilSeen(() => isPublicReported(carelessDb(world.db, unlocked(/from product_question where/))), Boolean),
    ).toBe(true))
})
