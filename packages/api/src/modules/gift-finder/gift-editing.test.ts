import { giftOccasions, giftPreview, giftQuestions, keepGiftChoice } from '@nukkad/contracts/endpoints/shop/gift-finder'
import {
  createGiftTag,
  giftTag,
  giftTags,
  productsOfGiftTag,
  removeGiftTag,
  saveGiftTag,
  tagProduct,
} from '@nukkad/contracts/endpoints/shop/gift-tags'
import {
  editedQuestionnaire,
  editedQuestionnaires,
  orderQuestionnaires,
  previewQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { givenIn } from '../../testing/users.given.ts'
import { diwali, useGiftChoices } from './gift-choice.given.ts'

const { world, read } = useGiftChoices()

describe('editing a questionnaire', () => {
  const editor = async () => (await givenIn(world).user({ role: 'editor' })).token
  const draftOf = async (as: string, slug = 'birthday') =>
    (await world.call(editedQuestionnaire, { as, params: { slug } })).body.data

  test('publishes it as the next version at once, while kept lists show the old questions', async () => {
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

  test('can be previewed before saving, and stores nothing', async () => {
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

  test('creates one under a new name, hidden until it is published', async () => {
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

  test('sets the order of questionnaires, based on the order that was read', async () => {
    const as = await editor()
    const before = (await world.call(editedQuestionnaires, { as })).body.data
    const [first = '', second = '', ...rest] = before.occasions.map(({ slug }) => slug)
    const put = (version: number, slugs: string[], who = as) =>
      world.call(orderQuestionnaires, { as: who, body: { version, slugs } })
    // Questionnaires that are not named were added meanwhile and stay at the end.
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
    ['an unknown placeholder in a reason', 'questions.0.options.0.because', { options: [{ because: '{whom} x' }] }],
    ['a name reserved for the URL', 'questions.0.id', { id: 'step' }],
    ['a single option', 'questions.0.options', { options: 1 }],
    ['a range for a question other than the price', 'questions.0.kind', { kind: 'range' }],
  ])('refuses %s', async (_, field, over) => {
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

  test('is for editors only', async () => {
    const { token } = await givenIn(world).user()
    expect((await world.call(editedQuestionnaires)).status).toBe(401)
    expect((await world.call(orderQuestionnaires, { body: {} })).status).toBe(401)
    expect((await world.call(editedQuestionnaire, { as: token, params: { slug: 'diwali' } })).status).toBe(403)
    expect((await world.call(saveQuestionnaire, { params: { slug: 'diwali' }, body: {} })).status).toBe(401)
  })
})

describe('editing a gift tag', () => {
  const editor = async () => (await givenIn(world).user({ role: 'editor' })).token
  const params = { tag: 'monsoon' }
  const found = async () => {
    const query = { answers: 'who:mother;likes:cooking;budget:0-1000' }
    return (await world.call(giftPreview, { ...diwali, query })).body.data.products
  }

  test('creates it, assigns it to a category, and finds products by it at once', async () => {
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

  test('overrides it for one product, whatever its category says', async () => {
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

  test('deletes it only when no question uses it', async () => {
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

  test('is for editors only', async () => {
    const { token } = await givenIn(world).user()
    const tag = { tag: 'cooking' }
    expect((await world.call(giftTags)).status).toBe(401)
    expect((await world.call(giftTags, { as: token })).status).toBe(403)
    expect((await world.call(saveGiftTag, { params: tag, body: {} })).status).toBe(401)
    expect((await world.call(removeGiftTag, { as: token, params: tag })).status).toBe(403)
    expect((await world.call(tagProduct, { params: { ...tag, slug: 'x' }, body: {} })).status).toBe(401)
  })
})
