import {
  changePlaceReview,
  listPlaceReviews,
  myPlaceReview,
  writePlaceReview,
} from '@nukkad/contracts/endpoints/city/place-reviews'
import { getPlace } from '@nukkad/contracts/endpoints/city/places'
import type { Db } from '../../db.ts'
import { carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { givenMedia, givenPicture } from '../media/media.given.ts'
import { createPlaceReviewService } from './place-review.service.ts'

const world = useSeededWorld()
const given = { ...givenIn(world), ...givenMedia(world) }
beforeEach(() => world.db`delete from review where place_id is not null`)

const params = { slug: 'lodhi-garden' }
const good = { rating: 5, title: 'Benches', text: 'The one below the neem is the best in Delhi.' }
const write = (as: GivenUser, body: object = good) => world.call(writePlaceReview, { as: as.token, params, body })
const page = async () => (await world.call(getPlace, { params })).body.data
const list = (query: Record<string, unknown> = {}) => world.call(listPlaceReviews, { params, query })

describe('a place review', () => {
  test('is shown with its photos, and counts in the rating', async () => {
    const asha = await given.user()
    const photo = (await given.upload(asha, { bytes: await givenPicture() })).data.url
    expect((await write(asha, { ...good, photos: [photo] })).body.data).toMatchObject({
      refusal: null,
      review: { ...good, state: 'published', photos: [{ url: photo }] },
    })
    expect((await list()).body).toMatchObject({
      total: 1,
      rating: 5,
      review_count: 1,
      histogram: [0, 0, 0, 0, 1],
      data: [{ author: 'Asha', verified: false, ...good }],
    })
    expect(await page()).toMatchObject({ rating: 5, reviewCount: 1 })
  })

  test('is limited to one per person, also when several tabs send at once, and can be changed', async () => {
    const asha = await given.user()
    const answers = await Promise.all([1, 2, 3].map((rating) => write(asha, { ...good, rating })))
    expect(answers.map(({ body }) => body.data.refusal?.code).sort()).toEqual([
      'already_written',
      'already_written',
      undefined,
    ])
    const { review } = (await world.call(myPlaceReview, { as: asha.token, params })).body.data
    expect((await write(asha, { ...good, rating: review?.rating })).body.data.refusal).toBeNull()
    const worse = { rating: 2, title: 'Crowded', text: 'On Sundays every bench is taken by nine.' }
    await world.call(changePlaceReview, { as: asha.token, params, body: worse })
    expect((await world.call(myPlaceReview, { as: asha.token, params })).body.data.review).toMatchObject(worse)
    expect(await page()).toMatchObject({ rating: 2, reviewCount: 1 })
  })

  describe('written by eight people at once', () => {
    /** How many reviews the page does not count. */
    async function lost(db: Db): Promise<number> {
      const { places, media } = world.modules
      const parts = { db, now: world.clock.now, places: places.service, media: media.service }
      const reviews = createPlaceReviewService(parts)
      await world.db`delete from review where place_id is not null`
      const people = await Promise.all(Array.from({ length: 8 }, () => given.user()))
      await Promise.all(people.map(({ id }) => reviews.write(id, params.slug, good)))
      return people.length - (await page()).reviewCount
    }
    const some = (count: number) => count > 0

    test('is counted eight times', async () => expect(await lost(world.db)).toBe(0))
    test('(is missed in the count without the lock of the place)', async () =>
      expect(await untilSeen(() => lost(carelessDb(world.db, unlocked(/from place/))), some)).toBeGreaterThan(0))
  })

  test('is held when it has a link, and counts once it is published', async () => {
    const asha = await given.user()
    const { body } = await write(asha, { ...good, text: 'Better at https://elsewhere.example, go there.' })
    expect(body.data.review?.state).toBe('held')
    expect(await page()).toMatchObject({ rating: null, reviewCount: 0 })
    expect(await world.modules.operations.service.decide('publish-review', String(body.data.review?.id))).toBe(true)
    expect(await page()).toMatchObject({ rating: 5, reviewCount: 1 })
  })

  test("needs an existing place, an existing review to change, and one's own photos", async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const call = (slug: string) => world.call(writePlaceReview, { as: asha.token, params: { slug }, body: good })
    expect((await call('no-such-place')).status).toBe(404)
    expect((await world.call(changePlaceReview, { as: asha.token, params, body: good })).status).toBe(404)
    const photo = (await given.upload(dev, { bytes: await givenPicture() })).data.url
    expect((await write(asha, { ...good, photos: [photo] })).body.data.refusal?.code).toBe('photos')
    for (const wrong of [{ rating: 0 }, { rating: 6 }, { title: '' }, { text: 'short' }])
      expect((await write(asha, { ...good, ...wrong })).status).toBe(400)
  })
})
