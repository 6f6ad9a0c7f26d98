import type { BodyOf } from '@nukkad/contracts'
import { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { type SellingCategory, sellingCategories } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { World } from '../../../testing/world.ts'
import { givenMedia, givenPicture } from '../../media/media.given.ts'
import { type GivenMerchant, ok } from '../merchants.given.ts'

/** Helpers for the new products that merchants add. */
export const givenProducts = (world: World) => ({
  async upload(who: GivenMerchant): Promise<string> {
    return (await givenMedia(world).upload(who, { bytes: await givenPicture() })).data.url
  },
  add: (who: GivenMerchant, body: object) => world.call(addCatalogItem, { as: who.token, body }),
  lamp: (category: string, pictures: readonly string[], more: Partial<BodyOf<typeof addCatalogItem>> = {}) => ({
    title: 'Jharokha lamp (brass)',
    category,
    pictures: [...pictures],
    price: 1499.5,
    mrp: 1800,
    stock: 4,
    line: 'A window of light for a shelf',
    description: 'Cut by hand from one sheet of brass, wired for a small bulb, and oiled so that it darkens slowly.',
    weight_grams: 900,
    ready_in_days: 3,
    ...more,
  }),
  /** The categories for new products; the demo data has at least two. */
  async categories(who: GivenMerchant): Promise<[SellingCategory, ...SellingCategory[]]> {
    const [first, ...others] = ok(await world.call(sellingCategories, { as: who.token })).data
    if (!first) throw new Error('Something is sold in the demo world')
    return [first, ...others]
  },
})
