import type { BodyOf } from '@nukkad/contracts'
import { getBrand } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import {
  changeAway,
  changeSeller,
  changeShopWords,
  type OwnShop,
  ownShop,
} from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { listProducts, type ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { World } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { type GivenMerchant, givenMerchants, ok } from '../merchants.given.ts'

type Words = BodyOf<typeof changeShopWords>
type Seller = BodyOf<typeof changeSeller>

/** The complete body that a merchant sends after seeing `seen` and changing `change`. */
export const givenWords = ({ words }: OwnShop, change: Partial<Words> = {}): Words => ({
  maker: words.maker,
  line: words.line,
  story_title: words.story_title,
  story: words.story,
  since: words.since,
  moods: words.moods,
  contact_email: words.contact_email,
  picture: words.picture.url,
  version: words.version,
  ...change,
})

/** The same for the seller's details; a new shop has none yet. */
export const givenSeller = ({ seller }: OwnShop, change: Partial<Seller> = {}): Seller => ({
  legal_name: seller.legal_name || 'Meera Sethi',
  gstin: seller.gstin,
  line1: seller.line1 || '14, Weavers Lane',
  line2: seller.line2,
  locality: seller.locality,
  pincode: seller.pincode,
  phone: seller.phone,
  version: seller.version,
  ...change,
})

/** Helpers for shops that their merchants edit. */
export const givenOwnShops = (world: World) => {
  const see = async (who: GivenMerchant): Promise<OwnShop> => ok(await world.call(ownShop, { as: who.token })).data
  /** A day in India, this many days from now. */
  const day = (days: number) => dayInIndia(world.clock.now().getTime() + days * 86_400_000)
  const visitor = () => ({ authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` })
  return {
    see,
    day,
    /** Somebody who acts for the merchant of this product. */
    async makerOf(slug: string): Promise<GivenMerchant> {
      const [row] = await world.db<[{ id: number }]>`select merchant_id as id from product where slug = ${slug}`
      return givenMerchants(world).merchant(row.id)
    },
    /** The merchant's page as visitors see it. */
    page: async (slug: string) => ok(await world.call(getBrand, { query: { slug }, headers: visitor() })).brand,
    /** A list of the shop as visitors see it. */
    list: async (query: ProductsQuery) => ok(await world.call(listProducts, { query, headers: visitor() })),
    /** A merchant of Delhi with a product that is listed in the shop. */
    async shopWithKurta() {
      const meera = await givenMerchants(world).merchant()
      const product = await givenShop(world).product({ merchant: meera.merchantId })
      await world.db`select refresh_products(${[product.id]}::bigint[])`
      return { meera, product, seen: await see(meera) }
    },
    say: (who: GivenMerchant, body: object) => world.call(changeShopWords, { as: who.token, body: body as Words }),
    move: (who: GivenMerchant, body: object) => world.call(changeSeller, { as: who.token, body: body as Seller }),
    async leave(who: GivenMerchant, from: number | null, until: number | null, words = '') {
      const { version } = (await see(who)).away
      const days = { from: from === null ? null : day(from), until: until === null ? null : day(until) }
      return world.call(changeAway, { as: who.token, body: { ...days, words, version } })
    },
  }
}
