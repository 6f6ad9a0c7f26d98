import {
  changeGiftChoice,
  type GiftQuestions,
  giftOccasions,
  giftPreview,
  giftQuestions,
} from '@nukkad/contracts/endpoints/shop/gift-finder'
import fc from 'fast-check'
import { givenIn } from '../../testing/users.given.ts'
import { cook, diwali, useGiftChoices } from './gift-choice.given.ts'

const { world, keep, read, keyIn } = useGiftChoices()

describe('the gift finder', () => {
  test('has five occasions, and does not reveal how answers are weighed', async () => {
    const occasions = (await world.call(giftOccasions)).body.data
    expect(occasions.map(({ slug }) => slug)).toEqual(['diwali', 'birthday', 'housewarming', 'rakhi', 'wedding'])
    const { body } = await world.call(giftQuestions, diwali)
    expect(body.data.questions.map(({ kind }) => kind)).toEqual(['one', 'many', 'range', 'many', 'one'])
    expect(JSON.stringify(body)).not.toMatch(/"tags"|because|subject/)
    expect((await world.call(giftQuestions, { params: { slug: 'labour-day' } })).status).toBe(404)
  })

  test('finds gifts for a cook within ₹1,000, in stock, each with a reason', async () => {
    const { id } = (await keep()).body.data
    const { data } = (await read(id)).body
    expect(data).toMatchObject({ id, slug: 'diwali', title: 'Diwali gifts', relaxed: null })
    expect(data.answers.map(({ labels }) => labels)).toEqual([['My mother'], ['Cooking'], ['up to ₹1,000']])
    expect(data.products.length).toBeGreaterThanOrEqual(6)
    for (const gift of data.products) {
      expect(gift).toMatchObject({ isAvailable: true })
      expect(gift.price).toBeLessThanOrEqual(1000)
      expect(gift.because).toMatch(/^Because she cooks/)
    }
    expect(new Set(data.products.map(({ merchant }) => merchant.slug)).size).toBeGreaterThan(3)
  })

  test('shows what is in stock and within the price now, not when the list was kept', async () => {
    const { id } = (await keep()).body.data
    const [first, second] = (await read(id)).body.data.products
    await world.db`
      update variant set on_hand = 0 where product_id = ${String(first?.product_id)}`
    await world.db`
      update variant set price_paise = 200000, mrp_paise = 200000 where product_id = ${String(second?.product_id)}`
    const left = (await read(id)).body.data.products.map(({ product_id }) => product_id)
    expect(left).not.toContain(first?.product_id)
    expect(left).not.toContain(second?.product_id)
  })

  test('finds three or more in stock and in budget for any answers, or names what was dropped', async () => {
    const asked: GiftQuestions[] = []
    for (const slug of ['diwali', 'birthday', 'housewarming', 'rakhi', 'wedding'])
      asked.push((await world.call(giftQuestions, { params: { slug } })).body.data)
    const path = fc.constantFrom(...asked).chain(({ slug, questions }) =>
      fc
        .tuple(
          ...questions.map(({ options, kind, isRequired }) =>
            fc.subarray(
              options.map(({ value }) => value),
              { minLength: isRequired ? 1 : 0, maxLength: kind === 'many' ? Math.min(3, options.length) : 1 },
            ),
          ),
        )
        .map((values) => ({
          slug,
          answers: questions.map(({ id }, at) => ({ questionId: id, values: values[at] ?? [] })),
        })),
    )
    for (const { slug, answers } of fc.sample(path, { numRuns: 40, seed: 7 })) {
      const text = answers
        .filter(({ values }) => values.length > 0)
        .map(({ questionId, values }) => `${questionId}:${values}`)
      const { status, body } = await world.call(giftPreview, { params: { slug }, query: { answers: text.join(';') } })
      expect([status, text]).toEqual([200, text])
      const { products, relaxed } = body.data
      expect(products.length).toBeGreaterThanOrEqual(3)
      expect(products.every(({ isAvailable }) => isAvailable)).toBe(true)
      const [low = 0, high = 1e9] =
        answers
          .find(({ questionId }) => questionId === 'budget')
          ?.values[0]?.split('-')
          .map(Number) ?? []
      const top = high >= 10_000 ? 1e9 : high
      if (!relaxed?.questionIds.includes('budget'))
        expect(products.filter(({ price }) => price < low || price > top)).toEqual([])
      if (relaxed) expect(relaxed.message).toMatch(/ignored “|closest in price/)
    }
  })

  test('says when nothing matches the price, and returns the closest', async () => {
    const query = { answers: 'who:mother;budget:1-2' }
    const { relaxed, products } = (await world.call(giftPreview, { ...diwali, query })).body.data
    expect(relaxed).toMatchObject({ questionIds: expect.arrayContaining(['budget']) })
    expect(relaxed?.message).toMatch(/closest in price/)
    expect(products.length).toBeGreaterThanOrEqual(3)
  })

  test('offers fresh sweets in their own city only, and never what is to be avoided', async () => {
    const products = async (answers: string) =>
      (await world.call(giftPreview, { ...diwali, query: { answers } })).body.data.products
    const isFresh = async (slug: string) =>
      (await world.db`select from product where slug = ${slug} and reach = 'city'`).length === 1
    const here = await products('who:mother;likes:sweet-tooth;where:delhi')
    for (const { slug, merchant } of here) expect(merchant.city === 'delhi' || !(await isFresh(slug))).toBe(true)
    const strict = await products('who:mother;likes:sweet-tooth;avoid:sugar')
    const sugary = await world.db<{ id: string }[]>`
      select p.id::text from product p where
        exists (select from category_gift_tag t where t.category_id = p.category_id and t.tag = 'sugar')
        or exists (select from product_gift_tag t where t.product_id = p.id and t.tag = 'sugar' and t.fits)`
    const ids = new Set(sugary.map(({ id }) => id))
    expect(strict.filter(({ product_id }) => ids.has(product_id))).toEqual([])
  })

  test('names what it keeps to strictly when that leaves fewer than three, and ignores none of it', async () => {
    const added = await world.db<{ id: number }[]>`
      insert into category_gift_tag (category_id, tag) select id, 'sugar' from category on conflict do nothing
      returning category_id as id`
    const find = async (answers: string) => (await world.call(giftPreview, { ...diwali, query: { answers } })).body.data
    const none = await find('who:mother;avoid:sugar;where:delhi')
    expect(none.products).toEqual([])
    expect(none.relaxed).toEqual({
      questionIds: [],
      message: 'We always keep to “Sweet”, and nothing in stock can be shown for that. Another answer may show more.',
    })
    const [one] = await world.db<{ id: number }[]>`
      insert into product_gift_tag (product_id, tag, fits)
      select product_id, 'sugar', false from product_listing where is_in_stock and city = 'delhi' and price_paise < 90000
      order by product_id limit 1 on conflict (product_id, tag) do update set fits = false returning product_id as id`
    const some = await find('who:mother;avoid:sugar;budget:0-1000')
    expect(some.products.map(({ product_id }) => product_id)).toEqual([String(one?.id)])
    expect(some.relaxed?.message).toContain('“Sweet”, and only one gift in stock')
    await world.db`delete from product_gift_tag where product_id = ${one?.id ?? 0} and tag = 'sugar'`
    await world.db`
      delete from category_gift_tag where tag = 'sugar' and category_id = any(${added.map(({ id }) => id)}::integer[])`
  })

  test('includes a product as soon as it is moved into a category', async () => {
    const [made] = await world.db<{ id: number; slug: string }[]>`
      update product set category_id = (select id from category where path = 'home-decor/kitchen'), featured = 9
      where slug = (select p.slug from product p join category c on c.id = p.category_id join product_listing l on l.product_id = p.id
        where c.path = 'pet/treats' and l.is_in_stock and l.price_paise < 90000 limit 1) returning id, slug`
    await world.db`select refresh_products(array[${Number(made?.id)}::bigint])`
    const query = { answers: 'who:mother;likes:cooking;budget:0-1000' }
    const found = async () => (await world.call(giftPreview, { ...diwali, query })).body.data.products
    await found()
    expect((await found()).map(({ slug }) => slug)).toContain(made?.slug)
  })
})

describe('a kept list', () => {
  test('can be changed only by the browser that made it', async () => {
    const kept = await keep()
    const { id } = kept.body.data
    const cookies = keyIn(kept)
    expect(kept.cookies).toMatchObject([{ name: 'nukkad_gifts', httpOnly: true, sameSite: 'Lax' }])
    const other = keyIn(await keep())
    const body = { answers: [{ questionId: 'who', values: ['father'] }] }
    const { token } = await givenIn(world).user()
    const tries = [{}, { cookies: other }, { cookies: { nukkad_gifts: 'x' } }, { as: token }]
    for (const who of tries)
      expect((await world.call(changeGiftChoice, { params: { id }, body, ...who })).status).toBe(404)
    expect((await world.call(changeGiftChoice, { params: { id }, body, cookies })).status).toBe(200)
    expect((await read(id)).body.data.answers).toMatchObject([{ values: ['father'] }])
  })

  test('belongs to the account that was signed in', async () => {
    const [asha, dev] = [await givenIn(world).user(), await givenIn(world).user()]
    const { id } = (await keep(cook, { as: asha.token })).body.data
    const body = { answers: [{ questionId: 'who', values: ['father'] }] }
    expect((await world.call(changeGiftChoice, { params: { id }, body, as: dev.token })).status).toBe(404)
    expect((await world.call(changeGiftChoice, { params: { id }, body, as: asha.token })).status).toBe(200)
  })

  test('has an id that cannot be guessed, under its own occasion only', async () => {
    const ids = await Promise.all([keep(), keep(), keep()])
    expect(new Set(ids.map(({ body }) => body.data.id)).size).toBe(3)
    const { id } = ids[0]?.body.data ?? { id: '' }
    expect((await read(id, 'birthday')).status).toBe(404)
    expect((await read('A'.repeat(22))).status).toBe(404)
    expect((await read('1')).status).toBe(400)
  })

  test.each([
    ['an unknown question', [...cook, { questionId: 'hobby', values: ['x'] }]],
    ['an option that was not offered', [{ questionId: 'who', values: ['uncle'] }]],
    ['a missing required answer', []],
    ['a reversed price range', [...cook.slice(0, 1), { questionId: 'budget', values: ['900-100'] }]],
  ])('is refused for %s', async (_, answers) => {
    expect((await keep(answers)).status).toBe(400)
  })

  test('can be kept and changed by a plain form, if it is one’s own', async () => {
    const send = (fields: Record<string, string>, cookies: Record<string, string> = {}) =>
      world.app.inject({
        method: 'POST',
        url: '/api/gift-finder/lists/diwali',
        cookies,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const answers = 'who:mother;likes:cooking;budget:0-1000'
    const first = await send({ answers })
    expect(first.statusCode).toBe(303)
    const [, id = ''] = /^\/event\/gifts\/diwali\/([\w-]{22})$/.exec(String(first.headers.location)) ?? []
    expect((await read(id)).body.data.answers).toHaveLength(3)

    const cookies = { nukkad_gifts: first.cookies[0]?.value ?? '' }
    const again = await send({ answers: 'who:father', of: id }, cookies)
    expect(again.headers.location).toBe(`/event/gifts/diwali/${id}`)
    const foreign = await send({ answers: 'who:brother', of: id })
    expect(foreign.headers.location).not.toBe(`/event/gifts/diwali/${id}`)
    expect((await read(id)).body.data.answers).toMatchObject([{ values: ['father'] }])
    expect((await send({ answers: 'nonsense' })).statusCode).toBe(400)
  })
})
