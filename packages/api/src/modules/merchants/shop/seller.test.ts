import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { merchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { transaction } from '../../../db.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import type { InvoiceDocument } from '../../invoices/invoice-document.ts'
import { ok } from '../merchants.given.ts'
import { givenOwnShops, givenSeller } from './own-shop.given.ts'

const world = useWorld()
const shops = () => givenOwnShops(world)
const inBangalore = { pincode: '560038', locality: 'indiranagar', gstin: '29AABPM1234K1ZR' }

beforeAll(
  () => world.db`
    insert into locality (city, slug, name, line)
    values ('bangalore', 'indiranagar', 'Indiranagar', 'Streets of shade')`,
)

async function orderOf(
  product: Awaited<ReturnType<ReturnType<typeof givenOwnShops>['shopWithKurta']>>['product'],
): Promise<string> {
  const buyer = await givenBuyers(world).buyer([product])
  return ordersOf(await givenBuyers(world).pay(buyer, transactionOf(await givenBuyers(world).start(buyer))))[0] ?? ''
}

async function documentsOf(orderId: string): Promise<InvoiceDocument[]> {
  const rows = await world.db<{ document: InvoiceDocument }[]>`
    select document from invoice where order_id = ${orderId} order by invoice_id`
  return rows.map(({ document }) => document)
}
const invoices = () => world.modules.invoices.service
const issue = (orderId: string) => transaction(world.db, (tx) => invoices().issue(tx, orderId, world.clock.now()))
const orderRow = async (orderId: string) =>
  (await world.db`select expected_by::text, cgst_paise, igst_paise from shop_order where order_id = ${orderId}`)[0]

describe('the details of a seller', () => {
  test('are shown to buyers, and state what is known until they are written down', async () => {
    const { meera, seen } = await shops().shopWithKurta()
    const seller = async () => (await shops().page(seen.slug)).seller
    expect(await seller()).toEqual({
      legal_name: seen.name,
      address: ['Shahpur Jat', 'Delhi NCR 110049', 'Delhi'],
      gstin: null,
      email: null,
      phone: null,
    })

    const change = {
      legal_name: ' Meera  Sethi',
      gstin: '07 aabpm 1234 k1zx',
      phone: '+91 98100 12345',
      line2: 'Shahpur Jat',
    }
    const { data } = ok(await shops().move(meera, givenSeller(seen, change)))

    expect(data.seller).toMatchObject({ legal_name: 'Meera Sethi', gstin: '07AABPM1234K1ZX', phone: '9810012345' })
    expect(await seller()).toMatchObject({
      legal_name: 'Meera Sethi',
      address: ['14, Weavers Lane', 'Shahpur Jat', 'New Delhi 110049', 'Delhi'],
      gstin: '07AABPM1234K1ZX',
      phone: '9810012345',
    })
  })

  test('are refused with a reason: numbers with errors, other states, unknown places', async () => {
    const { meera, seen } = await shops().shopWithKurta()
    const refusalOf = async (change: object) => {
      const { status, error } = await shops().move(meera, givenSeller(seen, change))
      return { status, ...error.fields }
    }
    expect(await refusalOf({ gstin: '07AABPM1234K1ZY' })).toEqual({
      status: 400,
      gstin: 'is not a GST number: please compare its fifteen characters',
    })
    expect(await refusalOf({ gstin: '29AABPM1234K1ZR' })).toEqual({
      status: 400,
      gstin: 'does not match the pincode: numbers from Delhi begin with 07',
    })
    expect(await refusalOf({ pincode: '999999' })).toEqual({ status: 400, pincode: 'is not a pincode we know' })
    expect(await refusalOf({ pincode: '793001' })).toMatchObject({
      status: 400,
      pincode: expect.stringMatching(/^is outside our cities: 793001 is in .*Meghalaya$/),
    })
    expect(await refusalOf({ locality: 'indiranagar' })).toEqual({ status: 400, locality: 'is not in Delhi NCR' })
    expect(await refusalOf({ phone: '12345' })).toEqual({
      status: 400,
      phone: 'is not an Indian mobile number of ten digits',
    })
    expect(await refusalOf({ legal_name: '  .', line1: '    1    ' })).toEqual({
      status: 400,
      legal_name: 'needs at least two letters',
      line1: 'needs at least three letters',
    })
    expect(await shops().see(meera)).toEqual(seen)
  })

  test('are on invoices from then on, and never change one that exists', async () => {
    const { meera, product, seen } = await shops().shopWithKurta()
    const orders = [await orderOf(product), await orderOf(product)]
    await issue(orders[0] ?? '')
    ok(await shops().move(meera, givenSeller(seen, { gstin: '07AABPM1234K1ZX' })))
    await issue(orders[1] ?? '')

    const [[before], [after]] = [await documentsOf(orders[0] ?? ''), await documentsOf(orders[1] ?? '')]
    expect(before?.seller).toEqual({
      legalName: seen.name,
      gstin: null,
      address: [],
      state: null,
      tradeName: seen.name,
    })
    expect(after?.seller).toEqual({
      legalName: 'Meera Sethi',
      gstin: '07AABPM1234K1ZX',
      address: ['14, Weavers Lane', 'New Delhi 110049', 'Delhi'],
      state: 'Delhi',
      tradeName: seen.name,
    })
  })
})

describe('a shop that moves to another state', () => {
  test('keeps tax, delivery day and seller of orders placed before, and has those of the new state after', async () => {
    const { meera, product, seen } = await shops().shopWithKurta()
    ok(await shops().move(meera, givenSeller(seen, { gstin: '07AABPM1234K1ZX' })))
    const [packed, open] = [await orderOf(product), await orderOf(product)]
    await issue(packed)
    const agreed = await orderRow(open)
    expect(agreed).toMatchObject({ igst_paise: 0 })

    const { data } = ok(await shops().move(meera, givenSeller(await shops().see(meera), inBangalore)))
    expect(data.seller).toMatchObject({ city: { slug: 'bangalore' }, state: 'Karnataka', locality: 'indiranagar' })

    const parcel = await world.call(merchantOrder, { as: meera.token, params: { id: open } })
    expect(ok(parcel).data.sender).toEqual(['Meera Sethi', '14, Weavers Lane', 'Bengaluru 560038', 'Karnataka'])

    const later = await orderOf(product)
    for (const orderId of [open, later]) await issue(orderId)
    await transaction(world.db, (tx) =>
      invoices().creditNote(tx, {
        key: 'moved',
        orderId: packed,
        lines: 'rest',
        reason: 'Returned by the buyer',
        now: world.clock.now(),
      }),
    )
    expect(await orderRow(open)).toEqual(agreed)
    const old = { gstin: '07AABPM1234K1ZX', state: 'Delhi' }
    const documents = [...(await documentsOf(packed)), ...(await documentsOf(open)), ...(await documentsOf(later))]
    expect(documents.map(({ kind, seller: { gstin, state }, igst }) => [kind, { gstin, state }, igst > 0])).toEqual([
      ['invoice', old, false],
      ['credit_note', old, false],
      ['invoice', old, false],
      ['invoice', { gstin: '29AABPM1234K1ZR', state: 'Karnataka' }, true],
    ])
  })

  test('is invoiced by the seller of an order that was agreed before and paid after', async () => {
    const { meera, product, seen } = await shops().shopWithKurta()
    ok(await shops().move(meera, givenSeller(seen, { gstin: '07AABPM1234K1ZX' })))
    const orderId = await orderOf(product)
    ok(await shops().move(meera, givenSeller(await shops().see(meera), inBangalore)))
    const home = { pincode: seen.seller.pincode, locality: seen.seller.locality, gstin: '' }
    ok(await shops().move(meera, givenSeller(await shops().see(meera), home)))
    await issue(orderId)
    // Back in Delhi, the current details are those of the state again.
    expect((await documentsOf(orderId))[0]?.seller).toMatchObject({ gstin: null, state: 'Delhi' })
  })

  test('delivers later to its former city, and says so on product pages that were cached', async () => {
    const { meera, product, seen } = await shops().shopWithKurta()
    const page = async () => ok(await world.call(getProduct, { query: { slug: product.slug } })).data
    const by = async () =>
      ok(await world.call(productServiceability, { query: { slug: product.slug, pincode: '110049' } })).data
    const before = [await page(), await by()] as const
    expect(before[0].address).toBe('Shahpur Jat, Delhi NCR')

    ok(await shops().move(meera, givenSeller(seen, inBangalore)))

    expect((await page()).address).toBe('Indiranagar, Bangalore')
    const after = await by()
    expect(before[1].sameDay && !after.sameDay && String(before[1].by) < String(after.by)).toBe(true)
  })
})
