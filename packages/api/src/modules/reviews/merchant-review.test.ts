import {
  answerReview,
  type MerchantReviewGroup,
  merchantReviews,
  withdrawReviewAnswer,
} from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { changeReview, listReviews, writeReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { type GivenProduct, givenShop } from '../cart/shop.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { loadPincodes } from '../pincode/load-pincodes.ts'
import { givenReaders } from './review.given.ts'

const world = useWorldWithGateway()
beforeAll(() => loadPincodes(world.db))

const good = { rating: 2, title: 'Smaller than it says', text: 'The sleeves end above my wrists, sadly.' }

/** A merchant with a product, and a buyer who has reviewed it. */
async function people() {
  const merchant = await givenMerchants(world).merchant()
  const product = await givenShop(world).product({ merchant: merchant.merchantId })
  await world.db`select refresh_products(${[product.id]}::bigint[])`
  const buyer = await givenReaders(world).owner(product)
  const params = { productSlug: product.slug }
  const { review } = ok(await world.call(writeReview, { as: buyer.token, params, body: good })).data
  return { merchant, product, buyer, id: review?.id ?? '' }
}
const answer = (as: GivenUser, id: string, text: string, version = 1) =>
  world.call(answerReview, { as: as.token, params: { id }, body: { version, answer: text } })
const withdraw = (as: GivenUser, id: string, version: number) =>
  world.call(withdrawReviewAnswer, { as: as.token, params: { id }, body: { version } })
const listed = async (as: GivenUser, group: MerchantReviewGroup = 'open') =>
  ok(await world.call(merchantReviews, { as: as.token, query: { group } }))
const shown = async ({ slug }: GivenProduct) =>
  ok(await world.call(listReviews, { params: { productSlug: slug } })).data[0]?.answer
const onPage = async ({ slug }: GivenProduct) =>
  ok(await world.call(getProduct, { query: { slug } })).data.reviews[0]?.answer
const mailsTo = async ({ email }: GivenUser) =>
  (await givenGateway(world).mailsTo(email)).filter(({ subject }) => subject.includes('answered your review'))

describe('an answer of a merchant to a review', () => {
  test('is public at once below it, on the page of the product and on that of all reviews', async () => {
    const { merchant, product, id } = await people()
    expect(await onPage(product)).toBeNull()
    expect((await listed(merchant)).data[0]).toMatchObject({
      id,
      rating: 2,
      title: good.title,
      version: 1,
      answer: null,
    })

    ok(await answer(merchant, id, ' We have measured again:\n\n\n\nthe guide is right now. '))

    const text = 'We have measured again:\n\nthe guide is right now.'
    const expected = { text, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
    expect(await shown(product)).toEqual(expected)
    expect(await onPage(product)).toEqual(expected)
    expect((await listed(merchant)).counts).toEqual({ open: 0, answered: 1 })
    expect((await listed(merchant, 'answered')).data[0]).toMatchObject({ id, answer: text, version: 2 })
  })

  test('keeps its day when it is changed, and disappears when it is withdrawn', async () => {
    const { merchant, product, id } = await people()
    ok(await answer(merchant, id, 'We are sorry.'))
    await world.db`update review set answered_at = answered_at - interval '3 days' where id = ${id}`
    const first = await shown(product)
    ok(await answer(merchant, id, 'We are very sorry.', 2))
    expect(await shown(product)).toEqual({ text: 'We are very sorry.', date: first?.date })
    expect(ok(await withdraw(merchant, id, 3)).data).toMatchObject({ answer: null, answered_at: null, version: 4 })
    expect([await shown(product), await onPage(product)]).toEqual([null, null])
    // Again, because the first response was lost: nothing changes.
    expect(ok(await withdraw(merchant, id, 3)).data.version).toBe(4)
  })

  test('is refused with links or contacts, and when it says nothing or too much', async () => {
    const { merchant, product, id } = await people()
    const { status, error } = await answer(merchant, id, 'Call us on 98100 12345, please')
    expect([status, error.fields]).toEqual([400, { answer: expect.stringContaining('please leave out links') }])
    for (const text of ['', ' ', '\u200b\u200b', 'x'.repeat(1001)])
      expect((await answer(merchant, id, text)).status).toBe(400)
    expect(await shown(product)).toBeNull()
  })

  test('is given by the people of that merchant only', async () => {
    const { merchant, product, buyer, id } = await people()
    const other = await givenMerchants(world).merchant()
    expect((await listed(other)).data).toEqual([])
    for (const call of [answer(other, id, 'Ours is longer.'), withdraw(other, id, 1)])
      expect((await call).status).toBe(404)
    for (const call of [answer(buyer, id, 'Thanks!'), withdraw(buyer, id, 1)]) expect((await call).status).toBe(403)
    expect((await world.call(merchantReviews, { as: buyer.token })).status).toBe(403)
    expect((await world.call(merchantReviews, {})).status).toBe(401)
    await world.db`delete from merchant_account where user_id = ${merchant.id}`
    expect((await answer(merchant, id, 'Sorry.')).status).toBe(403)
    expect(await shown(product)).toBeNull()
  })

  test('to a review that was changed since it was read is refused, and the same one sent again is not', async () => {
    const { merchant, product, buyer, id } = await people()
    const params = { productSlug: product.slug }
    ok(await world.call(changeReview, { as: buyer.token, params, body: { ...good, title: 'It fits after all' } }))
    const late = await answer(merchant, id, 'Please exchange it.')
    expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('changed in the meantime')])
    ok(await answer(merchant, id, 'Good to hear.', 2))
    expect(ok(await answer(merchant, id, 'Good to hear.', 2)).data.version).toBe(3)
    expect((await answer(merchant, id, 'Great to hear.', 2)).status).toBe(409)
  })

  test('waits for no review that the team has not published, and none of a place', async () => {
    const { merchant, id } = await people()
    await world.db`update review set state = 'held' where id = ${id}`
    expect((await listed(merchant)).counts).toEqual({ open: 0, answered: 0 })
    expect((await answer(merchant, id, 'Sorry.')).status).toBe(404)
    expect((await answer(merchant, '999999999999', 'Sorry.')).status).toBe(404)
  })

  test('is mailed once to who wrote the review', async () => {
    const { merchant, buyer, id } = await people()
    ok(await answer(merchant, id, 'We are sorry.'))
    ok(await answer(merchant, id, 'We are very sorry.', 2))
    const mails = await mailsTo(buyer)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(' answered your review of ')])
  })

  test('that is withdrawn at once is mailed to nobody', async () => {
    const { merchant, buyer, id } = await people()
    ok(await answer(merchant, id, 'We are sorry.'))
    ok(await withdraw(merchant, id, 2))
    expect(await mailsTo(buyer)).toEqual([])
  })
})

test('two people of a merchant who answer at once: one is told', async () => {
  const { merchant, product, id } = await people()
  const colleague = await givenIn(world).user()
  const both = await Promise.all([answer(merchant, id, 'Sorry!'), answer(merchant, id, 'Thank you!')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(['Sorry!', 'Thank you!']).toContain((await shown(product))?.text)
  expect((await answer(colleague, id, 'Hm.', 2)).status).toBe(403)
})
