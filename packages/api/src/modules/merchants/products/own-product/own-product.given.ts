import type { BodyOf } from '@nukkad/contracts'
import type { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { changeOwnProduct, type OwnProduct, ownProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { addSize } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { byProductNote } from '@nukkad/contracts/product-notes'
import type { World } from '../../../../testing/world.ts'
import { type GivenMerchant, givenMerchants, ok } from '../../merchants.given.ts'
import { givenProducts } from '../new-product.given.ts'

type Change = Partial<BodyOf<typeof changeOwnProduct>>

/** The complete body that a merchant sends after seeing `seen` and changing `change`. */
export const givenChange = (seen: OwnProduct, change: Change = {}): BodyOf<typeof changeOwnProduct> => ({
  version: seen.version,
  title: seen.title,
  category: seen.category,
  line: seen.line,
  description: seen.description,
  details: seen.details,
  ...byProductNote((name) => seen[name]),
  ready_in_days: seen.ready_in_days,
  weights: seen.variants.map(({ sku, weight_grams }) => ({ sku, weight_grams })),
  galleries: seen.galleries.map(({ colour, pictures }) => ({ colour, pictures: pictures.map(({ url }) => url) })),
  ...change,
})

/** Helpers for products that their merchants edit. */
export const givenOwnProducts = (world: World) => {
  const products = givenProducts(world)
  const see = async (who: GivenMerchant, slug: string) =>
    ok(await world.call(ownProduct, { as: who.token, params: { slug } })).data
  return {
    ...products,
    see,
    change: (who: GivenMerchant, slug: string, body: object) =>
      world.call(changeOwnProduct, { as: who.token, params: { slug }, body }),
    addSize: (who: GivenMerchant, slug: string, body: object) =>
      world.call(addSize, { as: who.token, params: { slug }, body }),
    /** A kurta in the sizes S and M, or those of `sizes`, and its merchant's view of it. */
    async kurtaOf(more: Partial<BodyOf<typeof addCatalogItem>> = {}) {
      const meera = await givenMerchants(world).merchant()
      const [{ path }] = await products.categories(meera)
      const { stock: _, ...kurta } = products.lamp(path, [await products.upload(meera)], { title: 'Handloom kurta' })
      const sizes = ['S', 'M'].map((size) => ({ size, stock: 4 }))
      const { data } = ok(await products.add(meera, { ...kurta, sizes, ...more }))
      return { meera, slug: data.slug, sku: data.sku, seen: await see(meera, data.slug) }
    },
    /** A lamp with this number of photos, and its merchant's view of it. */
    async lampOf(photos = 1, title = 'Brass lamp') {
      const meera = await givenMerchants(world).merchant()
      const [{ path }, other] = await products.categories(meera)
      const pictures: string[] = []
      for (let n = 0; n < photos; n += 1) pictures.push(await products.upload(meera))
      const { data } = ok(await products.add(meera, products.lamp(path, pictures, { title })))
      const { slug, sku } = data
      return { meera, slug, sku, pictures, seen: await see(meera, slug), other: other?.path ?? '' }
    },
  }
}
