import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { changeReview, listReviews, markHelpful, myReview, writeReview } from '@nukkad/contracts/endpoints/shop/reviews'
import type { Db } from '../../db.ts'
import { carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { type GivenProduct, givenShop } from '../cart/shop.given.ts'
import { givenMedia, givenPicture } from '../media/media.given.ts'
import { loadPincodes } from '../pincode/load-pincodes.ts'
import { givenReaders } from './review.given.ts'
import { createReviewService } from './review.service.ts'

const world = useWorld()
const givenHere = () => ({ ...givenIn(world), ...givenShop(world), ...givenMedia(world), ...givenReaders(world) })
let given: ReturnType<typeof givenHere>
beforeAll(async () => {
  given = givenHere()
  await loadPincodes(world.db)
})

const good = { rating: 5, title: 'Softer than it looks', text: 'Washed it four times, and it only got softer.' }
const thing = async (): Promise<GivenProduct> => {
  const product = await given.product()
  await world.db`select refresh_products(${[product.id]}::bigint[])`
  return product
}
const write = (as: string, { slug }: GivenProduct, body: object = good) =>
  world.call(writeReview, { as, params: { productSlug: slug }, body })
const mine = async (as: string, { slug }: GivenProduct) =>
  (await world.call(myReview, { as, params: { productSlug: slug } })).body.data
const list = (of: GivenProduct, query: Record<string, unknown> = {}) =>
  world.call(listReviews, { params: { productSlug: of.slug }, query })
const page = async ({ slug }: GivenProduct) => (await world.call(getProduct, { query: { slug } })).body.data

describe('a product review', () => {
  test('is shown and counts when its author received the product', async () => {
    const kurta = await thing()
    const asha = await given.owner(kurta)
    const photo = (await given.upload(asha, { bytes: await givenPicture() })).data.url

    const { body } = await write(asha.token, kurta, { ...good, photos: [photo] })

    expect(body.data).toMatchObject({
      refusal: null,
      review: { ...good, state: 'published', photos: [{ url: photo }] },
    })
    const shown = { author: 'Asha', ...good, verified: true, photos: [{ url: photo, alt: expect.any(String) }] }
    expect((await list(kurta)).body).toMatchObject({
      total: 1,
      rating: 5,
      review_count: 1,
      verified_count: 1,
      photo_count: 1,
      histogram: [0, 0, 0, 0, 1],
      data: [shown],
    })
    expect(await page(kurta)).toMatchObject({ rating: 5, review_count: 1, reviews: [shown] })
  })

  test.each([
    ['never bought it', undefined, 'not_bought'],
    ['has not received it yet', 'placed', 'not_received'],
    ['cancelled the order', 'cancelled', 'not_bought'],
  ] as const)('is refused for someone who %s', async (_, state, code) => {
    const kurta = await thing()
    const person = state ? await given.owner(kurta, state) : await given.user()
    expect((await mine(person.token, kurta)).refusal?.code).toBe(code)
    expect((await write(person.token, kurta)).body.data).toMatchObject({ review: null, refusal: { code } })
    expect((await list(kurta)).body.total).toBe(0)
  })

  test('is limited to one per buyer, also when several tabs send at once', async () => {
    const kurta = await thing()
    const asha = await given.owner(kurta)
    const answers = await Promise.all([1, 2, 3].map((rating) => write(asha.token, kurta, { ...good, rating })))
    expect(answers.map(({ body }) => body.data.refusal?.code).sort()).toEqual([
      'already_written',
      'already_written',
      undefined,
    ])
    expect((await list(kurta)).body.total).toBe(1)
  })

  test('is accepted once when the same words are sent again, as after a lost answer', async () => {
    const kurta = await thing()
    const asha = await given.owner(kurta)
    await write(asha.token, kurta)
    expect((await write(asha.token, kurta)).body.data).toMatchObject({ review: good, refusal: null })
    expect((await list(kurta)).body.total).toBe(1)
  })

  test('can be changed by its author only', async () => {
    const kurta = await thing()
    const [asha, dev] = [await given.owner(kurta), await given.user()]
    await write(asha.token, kurta)
    const params = { productSlug: kurta.slug }
    const worse = { rating: 2, title: 'It faded', text: 'After a month in the sun, half of it is gone.' }

    expect((await world.call(changeReview, { as: dev.token, params, body: worse })).body.data.refusal?.code).toBe(
      'not_bought',
    )
    expect((await world.call(changeReview, { as: asha.token, params, body: worse })).body.data.review).toMatchObject(
      worse,
    )
    expect(await page(kurta)).toMatchObject({ rating: 2, histogram: [0, 1, 0, 0, 0] })
  })

  test('is visible to its author only while it is held for a link', async () => {
    const kurta = await thing()
    const asha = await given.owner(kurta)
    await write(asha.token, kurta, { ...good, text: 'Cheaper at https://elsewhere.example/kurta, go there.' })

    expect((await mine(asha.token, kurta)).review?.state).toBe('held')
    expect((await list(kurta)).body).toMatchObject({ total: 0, review_count: 0 })
    expect((await page(kurta)).reviews).toEqual([])
  })

  test('is plain text', async () => {
    const kurta = await thing()
    const asha = await given.owner(kurta)
    const words = {
      rating: 4,
      title: 'Quotes " and \\ and 5 < 6',
      text: 'Five & four > three; "so" they say \\u0041.',
    }
    await write(asha.token, kurta, words)
    expect((await list(kurta)).body.data).toMatchObject([words])
    expect((await page(kurta)).reviews).toMatchObject([words])
  })

  test('accepts only photos that its author uploaded', async () => {
    const kurta = await thing()
    const [asha, dev] = [await given.owner(kurta), await given.user()]
    const photo = (await given.upload(dev, { bytes: await givenPicture() })).data.url
    expect((await write(asha.token, kurta, { ...good, photos: [photo] })).body.data.refusal?.code).toBe('photos')
    for (const address of ['https://elsewhere.example/a.png', 'javascript:alert(1)', '/images/x'])
      expect((await write(asha.token, kurta, { ...good, photos: [address] })).status).toBe(400)
    expect((await list(kurta)).body.total).toBe(0)
  })

  test('is refused with invalid text or stars, or for an unknown product', async () => {
    const kurta = await thing()
    const asha = await given.owner(kurta)
    for (const wrong of [
      { text: 'short' },
      { text: 'x'.repeat(2001) },
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { title: '' },
      { text: `\u0000${good.text}` },
    ])
      expect((await write(asha.token, kurta, { ...good, ...wrong })).status).toBe(400)
    expect((await write(asha.token, kurta, { ...good, text: ' '.repeat(40) })).error.fields).toHaveProperty('text')
    expect((await write(asha.token, { ...kurta, slug: 'no-such-thing' })).status).toBe(404)
  })
})

describe('the reviews of a product', () => {
  async function withReviews() {
    const kurta = await thing()
    await world.db`
      insert into review (product_id, author, rating, title, body, created_at, photos, helpful_count, votes_before)
      select ${kurta.id}, 'Reader ' || n, 1 + n % 5, 'Title ' || n, 'A body of some words', now() - n * interval '1 day',
        case when n % 10 = 0 then '[{"url":"/images/x","width":1,"height":1,"alt":"","color":"#ffffff"}]'::jsonb else '[]' end, n, n
      from generate_series(1, 30) n`
    await world.db`select refresh_products(${[kurta.id]}::bigint[])`
    return kurta
  }

  test('are paged, sorted and filtered, with counts', async () => {
    const kurta = await withReviews()
    const second = (await list(kurta, { page: 2, pagesize: 20 })).body
    expect(second).toMatchObject({ total: 30, hasNext: false, histogram: [6, 6, 6, 6, 6], photo_count: 3, rating: 3 })
    expect(second.data).toHaveLength(10)
    expect((await list(kurta, { rating: 4 })).body).toMatchObject({ total: 6, review_count: 30 })
    expect((await list(kurta, { withPhotos: true })).body.data.map(({ author }) => author)).toEqual([
      'Reader 10',
      'Reader 20',
      'Reader 30',
    ])
    const first = async (sort: string) => (await list(kurta, { sort, pagesize: 1 })).body.data[0]?.author
    expect([await first('newest'), await first('helpful'), await first('highest'), await first('lowest')]).toEqual([
      'Reader 1',
      'Reader 30',
      'Reader 4',
      'Reader 5',
    ])
  })

  test('are empty past their end; an invalid page, sort or rating is refused', async () => {
    const kurta = await withReviews()
    expect((await list(kurta, { page: 100 })).body).toMatchObject({ data: [], total: 30, hasNext: false })
    for (const wrong of [
      { page: 0 },
      { page: -1 },
      { page: 'x' },
      { page: 1e9 },
      { pagesize: 51 },
      { rating: 9 },
      { sort: 'best' },
    ])
      expect((await list(kurta, wrong)).status).toBe(400)
    expect((await list({ ...kurta, slug: 'no-such-thing' })).status).toBe(404)
  })

  test('can be marked helpful once by a reader, not by their author, and unmarked', async () => {
    const kurta = await thing()
    const [asha, dev] = [await given.owner(kurta), await given.user()]
    await write(asha.token, kurta)
    const [review] = (await list(kurta)).body.data
    const vote = (as: string, isHelpful: boolean) =>
      world.call(markHelpful, { as, params: { reviewId: String(review?.id) }, body: { isHelpful } })

    await Promise.all([1, 2, 3].map(() => vote(dev.token, true)))
    expect((await list(kurta)).body.data[0]?.helpful_count).toBe(1)
    expect((await vote(asha.token, true)).status).toBe(404)
    expect((await vote(dev.token, false)).body.data).toMatchObject({ isHelpful: false, helpful_count: 0 })
  })

  describe('marked helpful by eight readers at once', () => {
    /** How many votes the review does not count. */
    async function lost(db: Db): Promise<number> {
      const { catalogue, media, places } = world.modules
      const services = { catalogue: catalogue.service, media: media.service, places: places.service }
      const reviews = createReviewService({ db, now: world.clock.now, ...services })
      const kurta = await thing()
      await write((await given.owner(kurta)).token, kurta)
      const [review] = (await list(kurta)).body.data
      const readers = await Promise.all(Array.from({ length: 8 }, () => given.user()))
      await Promise.all(readers.map(({ id }) => reviews.markHelpful(id, String(review?.id), true)))
      return readers.length - ((await list(kurta)).body.data[0]?.helpful_count ?? 0)
    }
    const some = (count: number) => count > 0

    test('count eight', async () => expect(await lost(world.db)).toBe(0))
    test('(count fewer without the lock of the review)', async () =>
      expect(await untilSeen(() => lost(carelessDb(world.db, unlocked(/from review where/))), some)).toBeGreaterThan(0))
  })
})
