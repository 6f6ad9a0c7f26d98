import { type ProductDetail, ProductWords } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { Value } from 'typebox/value'
import { useSeededWorld } from '../../../../testing/world.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../../checkout/buyer.given.ts'
import { givenReturns } from '../../../returns/returns.given.ts'
import { givenMerchants, ok } from '../../merchants.given.ts'
import { givenChange, givenOwnProducts } from './own-product.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const given = givenOwnProducts(world)
const pageOf = async (slug: string) => ok(await world.call(getProduct, { query: { slug } })).data
const found = async (q: string) =>
  ok(
    await world.call(listProducts, {
      query: { q },
      headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` },
    }),
  )

/** What the page adds to the details of a lamp that declares nothing. */
const added = [
  { label: 'MRP', value: '₹1,800, inclusive of all taxes' },
  { label: 'Country of origin', value: 'India' },
]

describe('a product edited by its merchant', () => {
  test('shows its new texts at once on its page, in lists and in search', async () => {
    const { meera, slug, seen } = await given.lampOf(1, 'Brass lamp')
    await world.db`update product set launched_at = now() - interval '9 days' where slug = ${slug}`
    await pageOf(slug)
    expect((await found('wobblywick')).data).toEqual([])
    const description = 'Cast in sand, <b>not</b> cut.\n\nWired for a small bulb, and oiled by hand.'
    const words = { title: 'Wobblywick  bronze lamp', line: 'A wick that wobbles a little', ready_in_days: 9 }

    const after = ok(await given.change(meera, slug, givenChange(seen, { ...words, description }))).data

    expect(after).toMatchObject({ ...words, slug, title: 'Wobblywick bronze lamp', description })
    expect(after.version).not.toBe(seen.version)
    expect(await given.see(meera, slug)).toEqual(after)
    expect(await pageOf(slug)).toMatchObject({
      title: 'Wobblywick bronze lamp',
      short_description: words.line,
      slug,
      description: '<p>Cast in sand, &lt;b&gt;not&lt;/b&gt; cut.</p><p>Wired for a small bulb, and oiled by hand.</p>',
      shipping_time: 'Leaves the maker within 9 days',
    })
    const [address] = await world.db<{ changed: Date }[]>`
      select changed_at as changed from site_address('products', null, '', 50000) where key = ${slug}`
    expect(Date.now() - Number(address?.changed)).toBeLessThan(60_000)
    const { data } = await found('wobblywick')
    expect(data.map(({ title }) => title)).toEqual(['Wobblywick bronze lamp'])
  })

  test('moves to another category with its tax and is counted there', async () => {
    const { meera, slug, seen, other } = await given.lampOf()
    const counts = () => world.db<{ path: string; product_count: number }[]>`
      select path, product_count from category where path in (${seen.category}, ${other}) order by path = ${other}`
    const [[from, to], terms] = [
      await counts(),
      await world.db`
        select gst_rate, hsn, reach from product p join category c on c.id = p.category_id where c.path = ${other}
        group by 1, 2, 3 order by count(*) desc limit 1`,
    ]

    ok(await given.change(meera, slug, givenChange(seen, { category: other })))

    expect(await world.db`select gst_rate, hsn, reach from product where slug = ${slug}`).toEqual(terms)
    expect((await pageOf(slug)).breadcrumbs[1]?.path).toBe(other)
    expect((await counts()).map((row) => row.product_count)).toEqual([
      Number(from?.product_count) - 1,
      Number(to?.product_count) + 1,
    ])
  })

  test('has its new name in later orders and its old name in earlier ones', async () => {
    const { meera, slug, sku, seen } = await given.lampOf(1, 'Old lamp')
    const buyers = givenBuyers(world)
    const product = { id: 0, sku, slug, merchantId: meera.merchantId }
    const [asha, dev] = [await buyers.buyer([product]), await buyers.buyer([product])]
    const [orderId = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))

    ok(await given.change(meera, slug, givenChange(seen, { title: 'New lamp' })))

    const [laterId = ''] = ordersOf(await buyers.pay(dev, transactionOf(await buyers.start(dev))))
    const named = async (as: string, id: string) =>
      ok(await world.call(getOrder, { as, query: { orderId: id } })).data.lines.map(({ name }) => name)
    expect(await named(asha.token, orderId)).toEqual(['Old lamp'])
    expect(await named(dev.token, laterId)).toEqual(['New lamp'])
  })

  test('keeps its variants, each with its own weight', async () => {
    const { meera, slug, sku, seen } = await given.lampOf()
    await world.db`update product set attributes = ${world.db.json([{ label: 'Weight', value: '900 g' }])} where slug = ${slug}`
    const [row] = await world.db<{ id: number }[]>`select id from product where slug = ${slug}`
    const large = await givenReturns(world).sibling({ id: Number(row?.id), sku })
    const both = await given.see(meera, slug)
    expect(both.variants.map((one) => one.weight_grams)).toEqual([900, 300])
    const weights = [
      { sku: large, weight_grams: 1500 },
      { sku, weight_grams: 950 },
    ]

    const after = ok(await given.change(meera, slug, givenChange(both, { weights }))).data

    expect(after.variants).toMatchObject([
      { sku, weight_grams: 950 },
      { sku: large, weight_grams: 1500, options: { Size: 'L' } },
    ])
    const page = await pageOf(slug)
    expect(page.variants.map((one) => one.sku)).toEqual([sku, large])
    const [, origin] = added
    const mrp = { label: 'MRP', value: '₹1,000 to ₹1,800, inclusive of all taxes' }
    expect(page.attributes).toEqual([{ label: 'Weight', value: '950 g' }, mrp, origin])
    const before = givenChange(seen, { version: after.version, weights: [{ sku, weight_grams: 950 }] })
    expect((await given.change(meera, slug, before)).error.fields).toEqual({
      weights: 'must be those of the product’s variants, one for each',
    })
  })

  test('shows its new details and care, with the weight in its place', async () => {
    const { meera, slug, seen } = await given.lampOf()
    const attributes = [
      { label: 'Material', value: 'Tin' },
      { label: 'Weight', value: '900 g' },
      { label: 'Made in', value: 'Jaipur' },
    ]
    await world.db`update product set attributes = ${world.db.json(attributes)}, care = 'Dust it.' where slug = ${slug}`
    const stored = await given.see(meera, slug)
    expect([stored.details.map(({ label }) => label), stored.care]).toEqual([['Material', 'Made in'], 'Dust it.'])
    const details = [
      { label: 'Material', value: ' Brass  and <i>glass</i>' },
      { label: 'Height', value: '24 cm' },
    ]
    const weights = seen.variants.map(({ sku }) => ({ sku, weight_grams: 950 }))

    const after = ok(await given.change(meera, slug, givenChange(stored, { details, weights, care: ' ' }))).data

    expect([after.details[0], after.care]).toEqual([{ label: 'Material', value: 'Brass and <i>glass</i>' }, ''])
    expect(await pageOf(slug)).toMatchObject({
      attributes: [
        { label: 'Material', value: 'Brass and <i>glass</i>' },
        { label: 'Weight', value: '950 g' },
        { label: 'Height', value: '24 cm' },
        ...added,
      ],
      care: null,
    })
    const { details: _, care: __, ...older } = givenChange(after, { line: 'Sent by an older page', ready_in_days: 8 })
    const version = after.version.split('.').slice(0, 7).join('.')
    const saved = ok(await given.change(meera, slug, { ...older, version })).data
    expect([saved.details, saved.ready_in_days]).toEqual([after.details, 8])
  })

  test('declares what is new of it, in place of a detail from before, and keeps the rest for an older page', async () => {
    const { meera, slug } = await given.lampOf()
    const attributes = [{ label: 'Best before', value: 'the monsoon' }]
    await world.db`update product set attributes = ${world.db.json(attributes)} where slug = ${slug}`
    const stored = await given.see(meera, slug)
    const declared = { origin: 'Bhutan', net_quantity: 'set of 2', best_before: '9 months from packing' }

    const after = ok(await given.change(meera, slug, givenChange(stored, { declared }))).data

    expect(after.declared).toEqual(declared)
    expect((await pageOf(slug)).attributes).toEqual([
      { label: 'Net quantity', value: 'set of 2' },
      { label: 'MRP', value: '₹1,800, inclusive of all taxes' },
      { label: 'Best before', value: '9 months from packing' },
      { label: 'Country of origin', value: 'Bhutan' },
    ])
    const older = givenChange(after, { line: 'Sent by an older page' })
    expect(ok(await given.change(meera, slug, older)).data.declared).toEqual(declared)
    const stale = givenChange(stored, { declared: { ...declared, origin: 'Nepal' } })
    expect((await given.change(meera, slug, stale)).error.fields).toEqual({ declared: 'has changed' })
  })

  test('can be saved unchanged, whichever demo product it is', async () => {
    const rows = await world.db<{ slug: string; attributes: ProductDetail[]; care: string | null }[]>`
      select slug, attributes, care from product`
    const isFit = ({ attributes, care }: (typeof rows)[number]) => {
      const labels = attributes.map(({ label }) => label.toLowerCase())
      const areApart = new Set(labels).size === labels.length && !labels.some((label) => label.includes(':'))
      return areApart && Value.Check(ProductWords.details, attributes) && Value.Check(ProductWords.care, care ?? '')
    }
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter((row) => !isFit(row)).map(({ slug }) => slug)).toEqual([])
  })

  test.each([
    ['without a value', [{ label: 'Material', value: ' ' }], 'need a name and a value each'],
    [
      'with the same name twice',
      ['a', 'A'].map((label) => ({ label, value: 'x' })),
      'must not contain the same name twice',
    ],
    ['with a colon in a name', [{ label: 'a:b', value: 'x' }], 'must not have a colon in a name'],
    [
      'with a weight',
      [{ label: 'weight', value: '2 kg' }],
      'must not contain the weight, which is added automatically',
    ],
  ])('cannot have details %s', async (_, details, words) => {
    const { meera, slug } = await given.lampOf()
    await world.db`update product set attributes = ${world.db.json([{ label: 'Weight', value: '900 g' }])} where slug = ${slug}`
    const seen = await given.see(meera, slug)
    const { status, error } = await given.change(meera, slug, givenChange(seen, { details }))
    expect([status, error.fields]).toEqual([400, { details: words }])
    expect(await given.see(meera, slug)).toEqual(seen)
  })

  test('stays unchanged when fields are invalid, and all errors are returned by field', async () => {
    const { meera, slug, seen } = await given.lampOf()
    const inputErrors = {
      title: '…  …',
      line: '          .',
      category: 'home/nothing-like-it',
      description: ' '.repeat(40),
    }
    const galleries = [{ colour: '', pictures: [] }]

    const { status, error } = await given.change(meera, slug, givenChange(seen, { ...inputErrors, galleries }))

    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual([
      'category',
      'description',
      'galleries.0.pictures',
      'line',
      'title',
    ])
    expect(await given.see(meera, slug)).toEqual(seen)
  })

  test('is absent for another merchant, like an unknown slug', async () => {
    const { slug, seen } = await given.lampOf()
    const other = await givenMerchants(world).merchant()
    const theirs = await given.change(other, slug, givenChange(seen, { title: 'Mine now' }))
    const absent = await given.change(other, 'no-such-thing', givenChange(seen, { title: 'Mine now' }))
    expect([theirs.status, theirs.error.message]).toEqual([404, absent.error.message])
    expect((await pageOf(slug)).title).toBe(seen.title)
  })
})
