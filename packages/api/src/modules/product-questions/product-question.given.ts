import {
  answerQuestion,
  declineQuestion,
  type MerchantQuestion,
  type MerchantQuestionGroup,
  merchantQuestions,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { askProductQuestion, listProductQuestions } from '@nukkad/contracts/endpoints/shop/product-questions'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'

/** Questions, as shoppers ask them and merchants answer them. */
export function givenQuestions(world: World) {
  const ask = (as: GivenUser, slug: string, text: string) =>
    world.call(askProductQuestion, { as: as.token, params: { productSlug: slug }, body: { text } })
  const answer = (as: GivenUser, id: string, text: string, version = 1) =>
    world.call(answerQuestion, { as: as.token, params: { id }, body: { version, answer: text } })
  const listed = async (as: GivenUser, group: MerchantQuestionGroup = 'open') =>
    ok(await world.call(merchantQuestions, { as: as.token, query: { group } }))

  /** Products are listed at once when a merchant adds them; those of the builders are not. */
  const show = (slug: string) => world.db`select refresh_products(array(select id from product where slug = ${slug}))`

  async function shownProduct(merchant: number) {
    const product = await givenShop(world).product({ merchant })
    await show(product.slug)
    return product
  }

  return {
    show,
    shownProduct,
    /** A merchant with a product, and somebody who asks. */
    async people() {
      const meera = await givenMerchants(world).merchant()
      return { meera, kurta: await shownProduct(meera.merchantId), asha: await givenIn(world).user() }
    },
    ask,
    answer,
    listed,
    decline: (as: GivenUser, id: string, reason: string, version = 1) =>
      world.call(declineQuestion, { as: as.token, params: { id }, body: { version, reason } }),
    list: (slug: string, query: Record<string, unknown> = {}) =>
      world.call(listProductQuestions, { params: { productSlug: slug }, query }),

    /** The id of a question that waits for its answer. */
    async question(asker: GivenUser, slug: string, text = 'Is the lining cotton?'): Promise<string> {
      return ok(await ask(asker, slug, text)).data.id
    },
    /** The id of an answered question. */
    async answered(asker: GivenUser, merchant: GivenUser, slug: string, text = 'Is the lining cotton?') {
      const id = ok(await ask(asker, slug, text)).data.id
      ok(await answer(merchant, id, 'Yes, thin white cotton.'))
      return id
    },
    /** The question as its merchant sees it. */
    async seen(merchant: GivenUser, id: string, group: MerchantQuestionGroup): Promise<MerchantQuestion | undefined> {
      return (await listed(merchant, group)).data.find((one) => one.id === id)
    },
  }
}
