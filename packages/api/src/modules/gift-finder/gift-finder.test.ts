import {
  changeGiftChoice,
  editedQuestionnaire,
  editedQuestionnaires,
  type GiftAnswer,
  type GiftQuestions,
  giftChoice,
  giftOccasions,
  giftPreview,
  giftQuestions,
  keepGiftChoice,
  orderQuestionnaires,
  previewQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/gift-finder'
import {
  createGiftTag,
  giftTag,
  giftTags,
  productsOfGiftTag,
  removeGiftTag,
  saveGiftTag,
  tagProduct,
} from '@nukkad/contracts/endpoints/shop/gift-tags'
import fc from 'fast-check'
import { givenIn } from '../../testing/users.given.ts'
import { useSownWorld } from '../../testing/world.ts'

const world = useSownWorld()
const diwali = { params: { slug: 'diwali' } }
const cook: GiftAnswer[] = [
  { questionId: 'who', values: ['mother'] },
  { questionId: 'likes', values: ['cooking'] },
  { questionId: 'budget', values: ['0-1000'] },
]
const keep = (answers: GiftAnswer[] = cook, options: object = {}) =>
  world.call(keepGiftChoice, { body: { slug: 'diwali', answers }, ...options })
const read = (id: string, slug = 'diwali') => world.call(giftChoice, { params: { slug, id } })
const keyIn = ({ cookies }: Awaited<ReturnType<typeof keep>>) => ({
  nukkad_gifts: cookies.find(({ name }) => name === 'nukkad_gifts')?.value ?? '',
})

describe('the gift finder', () => {
  test('asks for five occasions, and tells nothing of how answers are weighed', async () => {
    const occasions = (await world.call(giftOccasions)).body.data
    expect(occasions.map(({ slug }) => slug)).toEqual(['diwali', 'birthday', 'housewarming', 'rakhi', 'wedding'])
    const { body } = await world.call(giftQuestions, diwali)
    expect(body.data.questions.map(({ kind }) => kind)).toEqual(['one', 'many', 'range', 'many', 'one'])
    expect(JSON.stringify(body)).not.toMatch(/"tags"|because|subject/)
    expect((await world.call(giftQuestions, { params: { slug: 'labour-day' } })).status).toBe(404)
  })

  test('finds gifts for a cook within ₹1,000, in stock, each with its reason', async () => {
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

  test('shows what is in stock and within the price now, not when the list was made', async () => {
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

  test('gives three or more in stock and in budget for whatever is answered, or names what was let go', async () => {
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
      if (relaxed) expect(relaxed.message).toMatch(/let go of “|closest in price/)
    }
  })

  test('names the price where nothing costs that, and gives what comes closest', async () => {
    const query = { answers: 'who:mother;budget:1-2' }
    const { relaxed, products } = (await world.call(giftPreview, { ...diwali, query })).body.data
    expect(relaxed).toMatchObject({ questionIds: expect.arrayContaining(['budget']) })
    expect(relaxed?.message).toMatch(/closest in price/)
    expect(products.length).toBeGreaterThanOrEqual(3)
  })

  test('sends fresh sweets within their own city only, and never what must not be', async () => {
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

  test('takes a product in as soon as it is put into a category', async () => {
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

describe('a list that was kept', () => {
  test('is changed by the browser that made it and by nobody else', async () => {
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

  test('belongs to the account of who was signed in', async () => {
    const [asha, dev] = [await givenIn(world).user(), await givenIn(world).user()]
    const { id } = (await keep(cook, { as: asha.token })).body.data
    const body = { answers: [{ questionId: 'who', values: ['father'] }] }
    expect((await world.call(changeGiftChoice, { params: { id }, body, as: dev.token })).status).toBe(404)
    expect((await world.call(changeGiftChoice, { params: { id }, body, as: asha.token })).status).toBe(200)
  })

  test('has a name that nobody guesses, under its own occasion alone', async () => {
    const ids = await Promise.all([keep(), keep(), keep()])
    expect(new Set(ids.map(({ body }) => body.data.id)).size).toBe(3)
    const { id } = ids[0]?.body.data ?? { id: '' }
    expect((await read(id, 'birthday')).status).toBe(404)
    expect((await read('A'.repeat(22))).status).toBe(404)
    expect((await read('1')).status).toBe(400)
  })

  test.each([
    ['an unknown question', [...cook, { questionId: 'hobby', values: ['x'] }]],
    ['what was not offered', [{ questionId: 'who', values: ['uncle'] }]],
    ['no needed answer', []],
    ['a price that runs backwards', [...cook.slice(0, 1), { questionId: 'budget', values: ['900-100'] }]],
  ])('is not made from %s', async (_, answers) => {
    expect((await keep(answers)).status).toBe(400)
  })

  test('is kept from a plain form too, and changed by it where it is one’s own', async () => {
    const send = (fields: Record<string, string>, cookies: Record<string, string> = {}) =>
      world.app.inject({
        ...{ method: 'POST', url: '/api/gift-finder/lists/diwali', cookies },
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

describe('the questions of an editor', () => {
  const editor = async () => (await givenIn(world).user({ role: 'editor' })).token
  const draftOf = async (as: string, slug = 'birthday') =>
    (await world.call(editedQuestionnaire, { as, params: { slug } })).body.data

  test('are asked at once as the next version, while kept lists show what was asked then', async () => {
    const as = await editor()
    const params = { slug: 'birthday' }
    const answers = [{ questionId: 'who', values: ['mother'] }]
    const { id } = (await world.call(keepGiftChoice, { body: { slug: 'birthday', answers } })).body.data
    const { version, content } = await draftOf(as)
    const [first, ...rest] = content.questions
    const changed = { ...content, questions: [{ ...first, title: 'Who is it?' }, ...rest.slice(0, 2)] }
    const body = { version, isPublished: true, content: changed }
    expect((await world.call(saveQuestionnaire, { as, params, body })).body.data.version).toBe(version + 1)

    const { questions } = (await world.call(giftQuestions, { params })).body.data
    expect(questions.map(({ title }) => title)).toEqual(['Who is it?', rest[0]?.title, rest[1]?.title])
    expect((await read(id, 'birthday')).body.data.answers[0]?.title).toBe(first?.title)
    const before = await world.call(editedQuestionnaire, { as, params, query: { version } })
    expect(before.body.data.content).toEqual(content)
    const late = await world.call(saveQuestionnaire, { as: await editor(), params, body })
    expect([late.status, late.error.fields]).toEqual([409, { by: expect.any(String), at: expect.stringMatching(/Z$/) }])
  })

  test('are tried out before they are saved, and nothing is kept of it', async () => {
    const as = await editor()
    const params = { slug: 'birthday' }
    const { version, content } = await draftOf(as)
    const [first, ...rest] = content.questions
    const mother = first?.options.map((option) => ({ ...option, because: 'it is only tried out' }))
    const tried = { ...content, questions: [{ ...first, options: mother }, ...rest] }
    const body = { content: tried, answers: [{ questionId: first?.id, values: ['mother'] }] }
    const { data } = (await world.call(previewQuestionnaire, { as, params, body })).body
    expect(data.products.length).toBeGreaterThanOrEqual(3)
    expect(data.products[0]?.reasons).toContain('it is only tried out')
    expect(await draftOf(as)).toMatchObject({ version, content })
    const wrong = { ...body, answers: [{ questionId: first?.id, values: ['nobody'] }] }
    expect((await world.call(previewQuestionnaire, { as, params, body: wrong })).status).toBe(400)
    expect((await world.call(previewQuestionnaire, { params, body })).status).toBe(401)
  })

  test('begin under a new name, unseen until they are published', async () => {
    const as = await editor()
    const params = { slug: 'onam' }
    const { content } = await draftOf(as, 'diwali')
    const body = { version: 0, isPublished: false, content: { ...content, occasion: null } }
    expect((await world.call(saveQuestionnaire, { as, params, body })).status).toBe(200)
    expect((await world.call(giftQuestions, { params })).status).toBe(404)
    expect((await world.call(saveQuestionnaire, { as, params, body })).status).toBe(409)
    const { occasions } = (await world.call(editedQuestionnaires, { as })).body.data
    expect(occasions.at(-1)).toMatchObject({ slug: 'onam', isPublished: false })
  })

  test('stand in the order that editors give them, on the order that they read', async () => {
    const as = await editor()
    const before = (await world.call(editedQuestionnaires, { as })).body.data
    const [first = '', second = '', ...rest] = before.occasions.map(({ slug }) => slug)
    const put = (version: number, slugs: string[], who = as) =>
      world.call(orderQuestionnaires, { as: who, body: { version, slugs } })
    // What is not named was begun meanwhile: it keeps its place behind the others.
    const { data } = (await put(before.version, [second, first])).body
    expect(data.occasions.map(({ slug }) => slug)).toEqual([second, first, ...rest])
    const isPublished = new Map(data.occasions.map((one) => [one.slug, one.isPublished]))
    const asked = (await world.call(giftOccasions)).body.data.map(({ slug }) => slug)
    expect(asked).toEqual([second, first, ...rest].filter((slug) => isPublished.get(slug)))

    const late = await put(before.version, [first, second], await editor())
    expect([late.status, late.error.fields]).toEqual([409, { by: expect.any(String), at: expect.stringMatching(/Z$/) }])
    expect((await put(data.version, [first, 'nobody-asks'])).status).toBe(400)
    expect((await world.call(editedQuestionnaires, { as })).body.data).toEqual(data)
    expect((await put(data.version, [first, second])).body.data.occasions).toEqual(before.occasions)
  })

  test.each<[string, string, { options?: object[] | 1; id?: string; kind?: string }]>([
    ['an unknown tag', 'tags', { options: [{ tags: ['spaceship'] }, {}] }],
    [
      'words for a reason that stand for nothing',
      'questions.0.options.0.because',
      { options: [{ because: '{whom} x' }] },
    ],
    ['a name that the address uses', 'questions.0.id', { id: 'step' }],
    ['a single option', 'questions.0.options', { options: 1 }],
    ['a range that is no price', 'questions.0.kind', { kind: 'range' }],
  ])('are refused with %s', async (_, field, over) => {
    const as = await editor()
    const { version, content } = await draftOf(as, 'wedding')
    const [first, ...rest] = content.questions
    const options =
      over.options === 1
        ? first?.options.slice(0, 1)
        : first?.options.map((option, at) => ({ ...option, ...(Array.isArray(over.options) ? over.options[at] : {}) }))
    const body = {
      version,
      isPublished: true,
      content: { ...content, questions: [{ ...first, ...over, options }, ...rest] },
    }
    const answer = await world.call(saveQuestionnaire, { as, params: { slug: 'wedding' }, body })
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, expect.arrayContaining([field])])
    expect((await draftOf(as, 'wedding')).version).toBe(version)
  })

  test('are for editors alone', async () => {
    const { token } = await givenIn(world).user()
    expect((await world.call(editedQuestionnaires)).status).toBe(401)
    expect((await world.call(orderQuestionnaires, { body: {} })).status).toBe(401)
    expect((await world.call(editedQuestionnaire, { as: token, params: { slug: 'diwali' } })).status).toBe(403)
    expect((await world.call(saveQuestionnaire, { params: { slug: 'diwali' }, body: {} })).status).toBe(401)
  })
})

describe('a tag of an editor', () => {
  const editor = async () => (await givenIn(world).user({ role: 'editor' })).token
  const params = { tag: 'monsoon' }
  const found = async () => {
    const query = { answers: 'who:mother;likes:cooking;budget:0-1000' }
    return (await world.call(giftPreview, { ...diwali, query })).body.data.products
  }

  test('is begun, given to a category, and found by at once', async () => {
    const as = await editor()
    const begun = (await world.call(createGiftTag, { as, body: { ...params, label: 'For the monsoon' } })).body.data
    expect(begun).toMatchObject({ version: 1, label: 'For the monsoon', categories: [], inStock: 0, usedIn: [] })
    const body = { version: 1, label: 'Monsoon', because: 'it pours', categories: ['home-decor/kitchen'] }
    const saved = (await world.call(saveGiftTag, { as, params, body })).body.data
    expect(saved).toMatchObject({ version: 2, because: 'it pours', categories: body.categories })
    expect(saved.inStock).toBeGreaterThan(0)
    expect(saved.allCategories.find(({ path }) => path === 'home-decor/kitchen')?.products).toBeGreaterThanOrEqual(
      saved.inStock,
    )
    expect((await found()).flatMap(({ reasons }) => reasons)).toContain('it pours')

    const late = await world.call(saveGiftTag, { as: await editor(), params, body })
    expect([late.status, late.error.fields]).toEqual([409, { by: expect.any(String), at: expect.any(String) }])
    const unknown = { ...body, version: 2, categories: ['home-decor/nowhere'] }
    expect((await world.call(saveGiftTag, { as, params, body: unknown })).error.fields).toEqual({
      categories: expect.stringContaining('home-decor/nowhere'),
    })
  })

  test('holds for one product by itself, or does not, whatever its category says', async () => {
    const as = await editor()
    const all = (await world.call(giftTags, { as })).body.data
    const cooking = all.find(({ tag }) => tag === 'cooking')
    expect(cooking?.usedIn).toContain('Diwali gifts')
    const slug = (await found())[0]?.slug ?? ''
    const own = { tag: 'cooking', slug }
    const stock = async () => (await world.call(giftTag, { as, params: { tag: 'cooking' } })).body.data.inStock
    const before = await stock()
    expect((await world.call(tagProduct, { as, params: own, body: { fits: false } })).status).toBe(200)
    expect(await stock()).toBe(before - 1)
    expect((await found()).map((gift) => gift.slug)).not.toContain(slug)
    const query = { pagesize: 50 }
    const listed = (await world.call(productsOfGiftTag, { as, params: { tag: 'cooking' }, query })).body
    expect(listed.data.filter(({ fits }) => !fits)).toMatchObject([{ slug, merchant: expect.any(String) }])
    await world.call(tagProduct, { as, params: own, body: { fits: null } })
    expect((await found()).map((gift) => gift.slug)).toContain(slug)
    for (const nobody of [
      { ...own, slug: 'no-such-thing' },
      { ...own, tag: 'no-such-tag' },
    ])
      expect((await world.call(tagProduct, { as, params: nobody, body: { fits: true } })).status).toBe(404)
  })

  test('goes when no question looks for it, and not before', async () => {
    const as = await editor()
    const held = await world.call(removeGiftTag, { as, params: { tag: 'cooking' } })
    expect([held.status, held.error.message]).toEqual([409, expect.stringContaining('“Diwali gifts”')])
    const body = { tag: 'left-over', label: 'Left over' }
    await world.call(createGiftTag, { as, body })
    expect((await world.call(createGiftTag, { as, body })).error.fields).toEqual({ id: 'is taken' })
    expect((await world.call(removeGiftTag, { as, params: { tag: 'left-over' } })).status).toBe(200)
    expect((await world.call(giftTag, { as, params: { tag: 'left-over' } })).status).toBe(404)
    expect((await world.call(createGiftTag, { as, body })).body.data.version).toBe(2)
  })

  test('is for editors alone', async () => {
    const { token } = await givenIn(world).user()
    const tag = { tag: 'cooking' }
    expect((await world.call(giftTags)).status).toBe(401)
    expect((await world.call(giftTags, { as: token })).status).toBe(403)
    expect((await world.call(saveGiftTag, { params: tag, body: {} })).status).toBe(401)
    expect((await world.call(removeGiftTag, { as: token, params: tag })).status).toBe(403)
    expect((await world.call(tagProduct, { params: { ...tag, slug: 'x' }, body: {} })).status).toBe(401)
  })
})
