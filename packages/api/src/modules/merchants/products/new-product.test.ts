import { merchantCatalog } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { useSeededWorld } from '../../../testing/world.ts'
import { givenMerchants, ok } from '../merchants.given.ts'
import { givenProducts } from './new-product.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const { upload, add, lamp, categories } = givenProducts(world)
const merchant = () => givenMerchants(world).merchant()

describe('adding a product', () => {
  test('puts it on sale at once with its picture and the tax of its category', async () => {
    const meera = await merchant()
    const [{ path, section }] = await categories(meera)
    expect(section).not.toBe('')
    const picture = await upload(meera)

    const { data } = ok(await add(meera, lamp(path, [picture])))

    expect(data).toMatchObject({ slug: 'jharokha-lamp-brass', price: 1499.5, mrp: 1800, stock: 4, is_available: true })
    expect(data.media_image.url).toBe(picture)
    const page = ok(await world.call(getProduct, { query: { slug: data.slug } }))
    expect(page.data.variants[0]).toMatchObject({ sku: data.sku, price: 1499.5 })
    const mine = ok(await world.call(merchantCatalog, { as: meera.token }))
    expect(mine.data.map(({ sku }) => sku)).toEqual([data.sku])
    const terms = await world.db`
      select gst_rate, hsn from product p join category c on c.id = p.category_id where c.path = ${path}
      group by 1, 2 order by count(*) desc limit 1`
    expect(await world.db`select gst_rate, hsn from product where slug = ${data.slug}`).toEqual(terms)
  })

  test('gives a second product of the same name its own slug', async () => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const first = ok(await add(meera, lamp(path, [await upload(meera)], { title: 'Twin diya' })))
    const second = ok(await add(meera, lamp(path, [await upload(meera)], { title: 'Twin diya' })))
    expect([first.data.slug, second.data.slug]).toEqual(['twin-diya', 'twin-diya-2'])
    expect(first.data.sku).not.toBe(second.data.sku)
  })

  test('returns all errors at once, by field, and stores nothing', async () => {
    const [meera, dev] = [await merchant(), await merchant()]
    const foreign = await upload(dev)
    const before = await world.db`select from product`

    const { status, error } = await add(
      meera,
      lamp('home/nothing-like-it', [foreign], { price: 1900, title: '…  …', line: '          .' }),
    )

    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['category', 'line', 'pictures', 'price', 'title'])
    expect(await world.db`select from product`).toHaveLength(before.length)
  })

  test('shows its details and care, which may be missing', async () => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const details = [
      { label: 'Material', value: ' brass ' },
      { label: 'Height', value: '24 cm' },
    ]
    const added = [
      { label: 'MRP', value: '₹1,800, inclusive of all taxes' },
      { label: 'Country of origin', value: 'India' },
    ]
    const { data } = ok(await add(meera, lamp(path, [await upload(meera)], { details, care: ' Wipe it dry. ' })))
    const page = ok(await world.call(getProduct, { query: { slug: data.slug } })).data
    expect([page.attributes, page.care]).toEqual([
      [{ label: 'Material', value: 'brass' }, details[1], ...added],
      'Wipe it dry.',
    ])
    const plain = ok(await add(meera, lamp(path, [await upload(meera)]))).data
    const plainPage = ok(await world.call(getProduct, { query: { slug: plain.slug } })).data
    expect([plainPage.attributes, plainPage.care]).toEqual([added, null])
    const twice = await add(meera, lamp(path, [await upload(meera)], { details: [...details, ...details] }))
    expect(twice.error.fields).toEqual({ details: 'must not contain the same name twice' })
  })

  test('declares its origin, quantity and best-before as its merchant says them', async () => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const declared = { origin: ' Nepal ', net_quantity: '250  g', best_before: '6 months from packing' }
    const { data } = ok(await add(meera, lamp(path, [await upload(meera)], { declared })))
    const page = ok(await world.call(getProduct, { query: { slug: data.slug } })).data
    expect([page.country_of_origin, page.attributes]).toEqual([
      'Nepal',
      [
        { label: 'Net quantity', value: '250 g' },
        { label: 'MRP', value: '₹1,800, inclusive of all taxes' },
        { label: 'Best before', value: '6 months from packing' },
        { label: 'Country of origin', value: 'Nepal' },
      ],
    ])
  })

  test.each([
    [{ origin: '42', net_quantity: '', best_before: '' }, { 'declared.origin': 'must be the name of a country' }],
    [
      { origin: 'India', net_quantity: 'some', best_before: '' },
      { 'declared.net_quantity': 'needs a number and a unit, such as “1 piece” or “250 g”' },
    ],
  ])('cannot declare %j', async (declared, fields) => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const { status, error } = await add(meera, lamp(path, [await upload(meera)], { declared }))
    expect([status, error.fields]).toEqual([400, fields])
  })

  test('cannot say in its details what is added by itself', async () => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const details = [{ label: 'country of  origin', value: 'Peru' }]
    const { error } = await add(meera, lamp(path, [await upload(meera)], { details }))
    expect(error.fields).toEqual({ details: 'must not contain “country of  origin”, which is added automatically' })
  })

  test('comes in the sizes that its merchant names, each with its own pieces', async () => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const { stock: _, ...kurta } = lamp(path, [await upload(meera)], { title: 'Handloom kurta' })
    const sizes = [
      { size: 'S', stock: 2 },
      { size: ' Free  size ', stock: 0 },
    ]
    const { data } = ok(await add(meera, { ...kurta, sizes }))
    expect([data.options, data.stock]).toEqual([{ Size: 'S' }, 2])

    const page = ok(await world.call(getProduct, { query: { slug: data.slug } })).data
    expect(page.variants.map(({ size, price }) => [size, price])).toEqual([
      ['S', 1499.5],
      ['Free size', 1499.5],
    ])
    const mine = ok(await world.call(merchantCatalog, { as: meera.token, query: { q: 'Handloom kurta' } }))
    expect(mine.data.map((one) => [one.options.Size, one.stock])).toEqual([
      ['Free size', 0],
      ['S', 2],
    ])
  })

  test.each([
    ['neither pieces nor sizes', {}, ['stock']],
    ['both', { stock: 4, sizes: [{ size: 'S', stock: 1 }] }, ['stock']],
    [
      'the same size twice',
      {
        sizes: [
          { size: 'XL', stock: 1 },
          { size: 'xl ', stock: 2 },
        ],
      },
      ['sizes'],
    ],
    ['a size with a comma', { sizes: [{ size: 'S, M', stock: 1 }] }, ['sizes.0.size']],
  ])('refuses %s', async (_, said, fields) => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const { stock: __, ...plain } = lamp(path, [await upload(meera)])
    const { status, error } = await add(meera, { ...plain, ...said })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, fields])
  })

  test('escapes markup in the description', async () => {
    const meera = await merchant()
    const [{ path }] = await categories(meera)
    const description = 'Two lamps <3 for "one" shelf.\n\n<img src=x onerror=alert(1)>\nOiled by hand.'
    const { data } = ok(await add(meera, lamp(path, [await upload(meera)], { description })))
    const page = ok(await world.call(getProduct, { query: { slug: data.slug } }))
    expect(page.data.description).toBe(
      '<p>Two lamps &lt;3 for &quot;one&quot; shelf.</p><p>&lt;img src=x onerror=alert(1)&gt;<br>Oiled by hand.</p>',
    )
  })
})
