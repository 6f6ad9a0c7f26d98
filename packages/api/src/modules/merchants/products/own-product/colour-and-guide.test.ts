import { sellingCategories } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { shopColours } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { useSeededWorld } from '../../../../testing/world.ts'
import { type GivenMerchant, givenMerchants, ok } from '../../merchants.given.ts'
import { givenChange, givenOwnProducts } from './own-product.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const given = givenOwnProducts(world)
const pageOf = async (slug: string) => ok(await world.call(getProduct, { query: { slug } })).data

/** Slugs of the merchant's products in the colour, as the shop's filter finds them. */
async function inColour(colour: string, { merchantId }: GivenMerchant): Promise<string[]> {
  const [row] = await world.db<{ slug: string }[]>`select slug from merchant where id = ${merchantId}`
  const query = { colour, brand: row?.slug ?? '' }
  const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
  return ok(await world.call(listProducts, { query, headers })).data.map(({ slug }) => slug)
}

/** A category whose products use a size guide, and its guide. */
async function fitting(who: GivenMerchant) {
  const categories = ok(await world.call(sellingCategories, { as: who.token })).data
  const found = categories.find((one) => one.size_guides.length > 0)
  const plain = categories.find((one) => one.size_guides.length === 0)
  const guide = found?.size_guides[0]
  if (!found || !plain || !guide) throw new Error('Some categories of the demo world use a size guide')
  return { path: found.path, guide, plain: plain.path }
}

describe('the colour of a product', () => {
  test('is chosen with a new product and found by the filter, with its photos', async () => {
    const { meera, slug, seen } = await given.kurtaOf({ colour: 'indigo' })
    expect([seen.colour, seen.galleries.map(({ colour, name }) => [colour, name])]).toEqual([
      'indigo',
      [['indigo', 'Indigo']],
    ])
    const { variants } = await pageOf(slug)
    expect(variants.map(({ color, color_hex }) => [color, color_hex])).toEqual(Array(2).fill(['Indigo', '#3b3a66']))
    expect(variants[0]?.images).toEqual(seen.galleries[0]?.pictures)
    expect(await inColour('indigo', meera)).toEqual([slug])
    const after = ok(await given.addSize(meera, slug, { version: seen.version, size: 'XL', stock: 1 })).data
    expect(after.variants[2]?.options).toEqual({ Colour: 'Indigo', Size: 'XL' })
  })

  test('can be chosen, changed and removed later, and the photos stay', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    expect([seen.colour, await inColour('madder', meera)]).toEqual(['', []])
    const { images } = (await pageOf(slug)).variants[0] ?? {}

    const red = ok(await given.change(meera, slug, givenChange(seen, { colour: 'madder' }))).data

    expect([red.colour, await inColour('madder', meera)]).toEqual(['madder', [slug]])
    const shown = await pageOf(slug)
    expect(shown.variants.map(({ color, images: all }) => [color, all])).toEqual(Array(2).fill(['Madder', images]))
    const green = ok(await given.change(meera, slug, givenChange(red, { colour: 'moss' }))).data
    expect([await inColour('madder', meera), await inColour('moss', meera)]).toEqual([[], [slug]])
    ok(await given.change(meera, slug, givenChange(green, { colour: '' })))
    expect(await inColour('moss', meera)).toEqual([])
    expect((await pageOf(slug)).variants[0]).toMatchObject({ color: null, images })
  })

  test('stays when an older page sends none', async () => {
    const { meera, slug, seen } = await given.kurtaOf({ colour: 'indigo' })
    const version = seen.version.split('.').slice(0, 9).join('.')
    const saved = ok(await given.change(meera, slug, { ...givenChange(seen, { title: 'Khadi kurta' }), version })).data
    expect([saved.title, saved.colour]).toEqual(['Khadi kurta', 'indigo'])
  })

  test('is one that the shop knows, and cannot be chosen for a product in several', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    const refused = await given.change(meera, slug, givenChange(seen, { colour: 'plaid' }))
    expect([refused.status, refused.error.fields]).toEqual([400, { colour: 'is not a colour of the shop' }])
    const [row] = await world.db<{ slug: string; merchant: number }[]>`
      select p.slug, p.merchant_id as merchant from product p join variant v on v.product_id = p.id
      group by p.id having count(distinct v.colour_slug) > 1 order by p.id limit 1`
    if (!row) throw new Error('Something comes in colours in the demo world')
    const other = await givenMerchants(world).merchant(row.merchant)
    const several = await given.see(other, row.slug)
    expect(several.colour).toBeNull()
    expect((await given.change(other, row.slug, givenChange(several, { colour: 'moss' }))).error.fields).toEqual({
      colour: 'cannot be chosen for a product that comes in several',
    })
  })

  test('is refused when someone else chose another meanwhile', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    ok(await given.change(meera, slug, givenChange(seen, { colour: 'moss' })))
    const late = await given.change(meera, slug, givenChange(seen, { colour: 'madder' }))
    expect([late.status, late.error.fields]).toEqual([409, { colour: 'has changed' }])
  })

  test('is chosen from the colours of the filter', async () => {
    const { meera } = await given.kurtaOf()
    const { data } = ok(await world.call(shopColours, { as: meera.token }))
    expect(data).toContainEqual({ slug: 'indigo', name: 'Indigo', hex: '#3b3a66' })
    expect(data).toHaveLength((await world.db`select from shop_colour`).length)
  })
})

describe('the size guide of a product', () => {
  test('is one that its category uses, and is shown on its page', async () => {
    const meera = await givenMerchants(world).merchant()
    const { path, guide, plain } = await fitting(meera)
    const kurta = await given.kurtaOf({ category: path, size_guide: guide.type })
    expect([kurta.seen.size_guide, (await pageOf(kurta.slug)).sg_type]).toEqual([guide, guide.type])
    const { slug, meera: maker, seen } = kurta
    const without = ok(await given.change(maker, slug, givenChange(seen, { size_guide: '' }))).data
    expect([without.size_guide, (await pageOf(slug)).sg_type]).toEqual([null, null])
    const back = ok(await given.change(maker, slug, givenChange(without, { size_guide: guide.type }))).data
    // A guide that was chosen before is kept in another category.
    const moved = ok(
      await given.change(maker, slug, givenChange(back, { category: plain, size_guide: guide.type })),
    ).data
    expect([moved.category, moved.size_guide]).toEqual([plain, guide])
  })

  test('cannot be one of other categories', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    const { guide, plain } = await fitting(meera)
    const refused = await given.change(meera, slug, givenChange(seen, { category: plain, size_guide: guide.type }))
    expect(refused.error.fields).toEqual({ size_guide: 'is not a size guide that this category uses' })
    const lamp = given.lamp(plain, [await given.upload(meera)], { size_guide: guide.type })
    expect((await given.add(meera, lamp)).error.fields).toEqual(refused.error.fields)
  })
})
