import { getInvoice, listInvoices } from '@nukkad/contracts/endpoints/orders/invoices'
import { type Db, transaction } from '../../db.ts'
import { carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { invoiceModule } from './invoice.module.ts'
import { type InvoiceDocument, paidFromWallet } from './invoice-document.ts'

const world = useWorld()
const shop = () => givenShop(world)
const buyers = () => givenBuyers(world)
const invoices = () => world.modules.invoices.service
const today = new Date('2026-11-21T09:00:00Z')

/** A merchant with a tax number. */
async function registeredMerchant(state = 'Delhi', gstin = '07AABPM1234K1ZX') {
  const merchant = await shop().merchant({ state })
  await world.db`
    insert into seller (merchant_id, legal_name, gstin, line1, line2, state, pincode)
    values (${merchant}, 'Meera Sethi', ${gstin}, '14, Weavers Lane', 'Shahpur Jat', ${state}, '110049')`
  return merchant
}

async function orderFrom(merchant: number, pieces = [1], wishes = {}, gifts = 0) {
  const products = []
  for (const _ of pieces) products.push(await shop().product({ merchant, price: 99_999, stock: 100, ...wishes }))
  const buyer = await buyers().buyer(products)
  for (const [at, product] of products.entries()) {
    if ((pieces[at] ?? 1) > 1) await buyers().add(buyer.token, buyer.cartId, product, (pieces[at] ?? 1) - 1)
  }
  if (gifts > 0) await givenGifts(world).inWallet(buyer, gifts)
  const [orderId = ''] = ordersOf(await buyers().pay(buyer, transactionOf(await buyers().start(buyer))))
  return { buyer, orderId }
}
const issue = (orderId: string, now = today) => transaction(world.db, (tx) => invoices().issue(tx, orderId, now))
const credit = (key: string, orderId: string, lines: 'rest' | { lineId: number; qty: number }[]) =>
  transaction(world.db, (tx) =>
    invoices().creditNote(tx, { key, orderId, lines, reason: 'Returned by the buyer', now: today }),
  )
const documentsOf = async (orderId: string): Promise<InvoiceDocument[]> =>
  (
    await world.db<{ document: InvoiceDocument }[]>`
    select document from invoice where order_id = ${orderId} order by invoice_id`
  ).map(({ document }) => document)

describe('an invoice', () => {
  test('matches the order to the paisa and copies seller and place of supply', async () => {
    const { orderId } = await orderFrom(await registeredMerchant(), [3, 1])
    await issue(orderId)
    const [document] = await documentsOf(orderId)
    const [order] = await world.db`select * from shop_order where order_id = ${orderId}`
    expect(document).toMatchObject({
      cgst: order?.cgst_paise,
      sgst: order?.sgst_paise,
      igst: order?.igst_paise,
      goods: Number(order?.items_paise) - Number(order?.discount_paise),
      shipping: order?.shipping_paise,
      seller: { legalName: 'Meera Sethi', gstin: '07AABPM1234K1ZX', state: 'Delhi' },
      placeOfSupply: 'Delhi',
    })
    expect(document?.lines.map(({ hsn, qty }) => [hsn, qty])).toEqual([
      ['6206', 3],
      ['6206', 1],
    ])
    const [event] = await world.db`select text from order_event where order_id = ${orderId} and kind = 'invoice'`
    expect(event?.text).toBe(`Invoice ${document?.number}`)
  })

  test('lists gift cards as a payment: the tax is that of the whole price', async () => {
    const merchant = await registeredMerchant()
    const documents = []
    for (const gifts of [0, 40_000]) {
      const { orderId } = await orderFrom(merchant, [1], {}, gifts)
      await issue(orderId)
      documents.push((await documentsOf(orderId))[0])
    }
    const [plain, withCard] = documents
    expect([plain?.gifts, withCard?.gifts]).toEqual([0, 40_000])
    for (const same of ['taxable', 'cgst', 'sgst', 'goods', 'paymentDiscount'] as const) {
      expect(withCard?.[same]).toBe(plain?.[same])
    }
    expect(withCard && paidFromWallet(withCard)).toEqual([['paid by gift card', 40_000]])
    expect(plain && paidFromWallet(plain)).toEqual([])
  })

  test('has integrated tax only between states', async () => {
    const { orderId } = await orderFrom(await registeredMerchant('Karnataka', '29AABPM1234K1ZR'))
    await issue(orderId)
    const [document] = await documentsOf(orderId)
    expect(document).toMatchObject({ cgst: 0, sgst: 0, seller: { state: 'Karnataka' }, placeOfSupply: 'Delhi' })
    expect(document?.igst).toBeGreaterThan(0)
  })

  test('is issued once, however often it is requested', async () => {
    const { orderId } = await orderFrom(await registeredMerchant())
    await Promise.all([issue(orderId), issue(orderId), issue(orderId)])
    await issue(orderId)
    expect(await documentsOf(orderId)).toHaveLength(1)
  })

  test('starts its numbers again for each merchant and each April', async () => {
    const merchant = await registeredMerchant()
    const [march, april, other] = [
      await orderFrom(merchant),
      await orderFrom(merchant),
      await orderFrom(await registeredMerchant()),
    ]
    await issue(march.orderId, new Date('2027-03-31T12:00:00Z'))
    await issue(april.orderId, new Date('2027-04-01T12:00:00Z'))
    await issue(other.orderId)
    const numbers = await Promise.all([march, april, other].map(({ orderId }) => documentsOf(orderId)))
    expect(numbers.map(([document]) => document?.number)).toEqual([
      'NK/26-27/000001',
      'NK/27-28/000001',
      'NK/26-27/000001',
    ])
  })

  test('cannot be changed or deleted', async () => {
    const { orderId } = await orderFrom(await registeredMerchant())
    await issue(orderId)
    await expect(world.db`update invoice set taxable_paise = 0 where order_id = ${orderId}`).rejects.toThrow(
      'never changed',
    )
    await expect(world.db`delete from invoice where order_id = ${orderId}`).rejects.toThrow('never changed')
  })
})

describe('fifty invoices at once, a third of them rolled back', () => {
  async function issueAtOnce(db: Db) {
    const merchant = await registeredMerchant()
    const orders: string[] = []
    const kurta = await shop().product({ merchant, stock: 500 })
    for (let n = 0; n < 50; n += 1) {
      const buyer = await buyers().buyer([kurta])
      orders.push(...ordersOf(await buyers().pay(buyer, transactionOf(await buyers().start(buyer)))))
    }
    const { service } = invoiceModule({ db })
    const answers = await Promise.allSettled(
      orders.map((orderId, at) =>
        db.begin(async (tx) => {
          await service.issue(tx, orderId, today)
          if (at % 3 === 0) throw new Error('changed my mind')
        }),
      ),
    )
    const serials = (
      await world.db<{ serial: number }[]>`select serial from invoice where merchant_id = ${merchant} order by serial`
    ).map(({ serial }) => serial)
    const failed = answers.filter((answer) => answer.status === 'rejected' && !/my mind/.test(String(answer.reason)))
    return { serials, failed: failed.length }
  }

  test('have consecutive numbers without gaps or repeats', async () => {
    const { serials, failed } = await issueAtOnce(world.db)
    expect(failed).toBe(0)
    expect(serials).toEqual(Array.from({ length: 33 }, (_, at) => at + 1))
  }, 60_000)
  test('(want the same number without the counter’s lock)', async () => {
    const { failed } = await untilSeen(
      () => issueAtOnce(carelessDb(world.db, unlocked(/from invoice_counter/))),
      (came) => came.failed > 0,
    )
    expect(failed).toBeGreaterThan(0)
  }, 60_000)
})

describe('a credit note', () => {
  test('credits what was returned, once per return, and refers to the invoice', async () => {
    const { orderId } = await orderFrom(await registeredMerchant(), [3])
    await issue(orderId)
    const [invoice] = await documentsOf(orderId)
    const lineId = invoice?.lines[0]?.lineId ?? 0
    await credit(`${orderId}-r1`, orderId, [{ lineId, qty: 1 }])
    await credit(`${orderId}-r1`, orderId, [{ lineId, qty: 1 }])
    await credit(`${orderId}-r2`, orderId, 'rest')
    const [, first, second, ...more] = await documentsOf(orderId)
    expect(more).toEqual([])
    expect(first).toMatchObject({ number: 'CN/26-27/000001', against: { number: invoice?.number }, shipping: 0 })
    expect(second?.number).toBe('CN/26-27/000002')
    expect((first?.goods ?? 0) + (second?.goods ?? 0)).toBe(invoice?.goods)
    expect((first?.cgst ?? 0) + (second?.cgst ?? 0)).toBe(invoice?.cgst)
  })

  test('is not issued without an invoice or when nothing is left', async () => {
    const { orderId } = await orderFrom(await registeredMerchant())
    await credit(`${orderId}-early`, orderId, 'rest')
    expect(await documentsOf(orderId)).toEqual([])
    await issue(orderId)
    await credit(`${orderId}-1`, orderId, 'rest')
    await credit(`${orderId}-2`, orderId, 'rest')
    expect(await documentsOf(orderId)).toHaveLength(2)
  })
})

describe('reading an invoice', () => {
  test('gives the buyer the same PDF each time, and the list of documents', async () => {
    const { buyer, orderId } = await orderFrom(await registeredMerchant(), [2])
    const ask = () =>
      world.app.inject({
        url: `/api/orders/${orderId}/invoice`,
        headers: { authorization: `Bearer ${buyer.token}` },
      })
    expect((await ask()).statusCode).toBe(404)
    await issue(orderId)
    const [first, second] = [await ask(), await ask()]
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    await credit(`${orderId}-all`, orderId, 'rest')
    const { body } = await world.call(listInvoices, { as: buyer.token, params: { orderId } })
    expect(body.data.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })

  test('returns 404 to anyone else, as if the order did not exist', async () => {
    const { buyer, orderId } = await orderFrom(await registeredMerchant())
    await issue(orderId)
    const stranger = await givenIn(world).user()
    const foreign = await world.call(getInvoice, { as: stranger.token, params: { orderId } })
    const absent = await world.call(getInvoice, { as: stranger.token, params: { orderId: 'NK-000000000000' } })
    expect([foreign.status, foreign.error.message]).toEqual([404, absent.error.message])
    expect(absent.status).toBe(404)
    expect((await world.call(getInvoice, { params: { orderId } })).status).toBe(401)
    const query = { number: 'CN/26-27/000099' }
    expect((await world.call(getInvoice, { as: buyer.token, params: { orderId }, query })).status).toBe(404)
  })
})
