import { merchantCatalog } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { useSeededWorld } from '../../../../testing/world.ts'
import { type GivenMerchant, givenMerchants, ok } from '../../merchants.given.ts'
import { givenChange, givenOwnProducts } from './own-product.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const given = givenOwnProducts(world)
const shownOf = async (slug: string) =>
  ok(await world.call(getProduct, { query: { slug } })).data.variants.map(({ images }) => images)
const one = (pictures: readonly string[]) => [{ colour: '', pictures: [...pictures] }]

/** A product of the demo data that comes in several colours, and its merchant. */
async function inColours(): Promise<{ meera: GivenMerchant; slug: string }> {
  const [row] = await world.db<{ slug: string; merchant: number }[]>`
    select p.slug, p.merchant_id as merchant from product p join variant v on v.product_id = p.id
    group by p.id having count(distinct nullif(v.colour_slug, '')) >= 2 order by p.id limit 1`
  if (!row) throw new Error('Something comes in colours in the demo world')
  return { meera: await givenMerchants(world).merchant(row.merchant), slug: row.slug }
}

describe('the photos of a product', () => {
  test('can be moved, removed and added, and the remaining ones keep their alt text', async () => {
    const { meera, slug, seen, pictures } = await given.lampOf(3, 'Brass lamp')
    const [first = '', second = '', third = ''] = pictures
    await world.db`update product_picture set alt = 'Brass lamp, lit at dusk' where url = ${first}`
    await world.db`update product_picture set alt = 'A hand that polishes it' where url = ${second}`
    const fresh = await given.upload(meera)

    const change = { title: 'Bronze lamp', galleries: one([third, fresh, first, second]) }
    ok(await given.change(meera, slug, givenChange(seen, change)))

    const [images] = await shownOf(slug)
    expect(images?.map(({ url, alt }) => [url, alt])).toEqual([
      [third, 'Bronze lamp, picture 1 of 4'],
      [fresh, 'Bronze lamp, picture 2 of 4'],
      [first, 'Bronze lamp, lit at dusk'],
      [second, 'A hand that polishes it'],
    ])
    const { data } = ok(await world.call(merchantCatalog, { as: meera.token }))
    expect(data[0]?.media_image.url).toBe(third)
  })

  test.each([
    [
      'an upload of another user',
      async () => [await given.upload(await givenMerchants(world).merchant())],
      'must be pictures that you uploaded',
    ],
    ['a picture from another site', async () => ['https://example.com/a.jpg'], 'must be pictures that you uploaded'],
    ['the same picture twice', async (mine: string) => [mine, mine], 'must not contain the same one twice'],
    ['an empty list', async () => [], 'need at least one'],
  ])('cannot be %s', async (_, wished, words) => {
    const { meera, slug, seen, pictures } = await given.lampOf()
    const wanted = await wished(pictures[0] ?? '')
    const { status, error } = await given.change(meera, slug, givenChange(seen, { galleries: one(wanted) }))
    expect([status, error.fields]).toEqual([400, { 'galleries.0.pictures': words }])
    expect(await shownOf(slug)).toEqual([seen.galleries[0]?.pictures])
  })

  test('are limited as for a new product, unless there are more already', async () => {
    const { meera, slug, seen, pictures } = await given.lampOf(6)
    const more = await given.upload(meera)
    const seven = one([...pictures, more])
    const refused = await given.change(meera, slug, givenChange(seen, { galleries: seven }))
    expect(refused.error.fields).toEqual({ 'galleries.0.pictures': 'must be at most 6' })

    await world.db`
      insert into product_picture (product_id, position, url, width, height, alt, ground)
      select product_id, 6, ${more}, width, height, alt, ground from product_picture where url = ${pictures[0] ?? ''}`
    const now = await given.see(meera, slug)
    ok(await given.change(meera, slug, givenChange(now, { galleries: one([more, ...pictures]) })))
    expect((await given.see(meera, slug)).galleries[0]?.pictures.map(({ url }) => url)).toEqual([more, ...pictures])
  })

  test('belong to a colour: changing one colour leaves the others', async () => {
    const { meera, slug } = await inColours()
    const seen = await given.see(meera, slug)
    const [first, second] = seen.galleries
    if (!first || !second) throw new Error('Two colours at least')
    const fresh = await given.upload(meera)
    const [moved, ...others] = givenChange(seen).galleries
    // A photo of another colour may be shown with this one too.
    const borrowed = second.pictures[0]?.url ?? ''
    const galleries = [
      ...others,
      { colour: first.colour, pictures: [fresh, borrowed, ...[...(moved?.pictures ?? [])].reverse()] },
    ]

    const after = ok(await given.change(meera, slug, givenChange(seen, { galleries }))).data

    expect(after.galleries.slice(1)).toEqual(seen.galleries.slice(1))
    expect(after.galleries[0]?.pictures.slice(2)).toEqual([...first.pictures].reverse())
    expect(after.galleries[0]?.pictures.slice(0, 2).map(({ url }) => url)).toEqual([fresh, borrowed])
    const variants = ok(await world.call(getProduct, { query: { slug } })).data.variants
    for (const { color, images } of variants) {
      expect(images).toEqual(after.galleries.find(({ name }) => name === color)?.pictures)
    }
    const without = await given.change(meera, slug, givenChange(after, { galleries: others }))
    expect(without.error.fields).toEqual({ galleries: 'must be those of the product, one for each colour' })
  })
})
