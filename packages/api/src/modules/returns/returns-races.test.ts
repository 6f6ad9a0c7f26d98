import { requestStepNames } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import type { RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import fc from 'fast-check'
import { openDb, transaction } from '../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { useWorld } from '../../testing/world.ts'
import { skusAsTheyCome } from '../checkout/careless.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { inLockOrder, isSkuFree, whileSkuIsHeld } from '../stock/held-sku.given.ts'
import { type Answer, createAnswerRequest, requestTargets } from './requesting/answer-request.ts'
import { pickupSlots } from './requesting/pickup-slots.ts'
import { freePieces, sharesOf } from './requesting/piece-shares.ts'
import { first, givenReturns } from './returns.given.ts'
import { createReturnService } from './returns.service.ts'
import { createReturnMails } from './steps/return-mails.ts'
import { createRequestSteps } from './steps/return-moves.ts'
import { canStep } from './steps/return-states.ts'

jest.setTimeout(120_000)
const world = useWorld()
const merchants = () => givenMerchants(world)
const given = () => givenReturns(world)
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => make(at)))

/** The services on many connections, with the given guards removed. */
function services(...careless: readonly Carelessness[]) {
  const open = openDb({ url: world.databaseUrl, pool: 20 })
  const db = carelessDb(open, ...careless)
  const { outbox, clock, modules, settings } = world
  const mails = createReturnMails({
    outbox,
    mail: modules.mail.service,
    push: modules.push.service,
    publicUrl: settings.PUBLIC_URL,
    contacts: { contact: async () => undefined },
  })
  const take = createRequestSteps(mails)
  const refunds = modules.refunds.service
  const returns = createReturnService({
    db,
    take,
    mails,
    refunds,
    now: clock.now,
    addresses: modules.addresses.service,
    media: modules.media.service,
  })
  const invoices = { creditNote: async () => {} }
  const answer = createAnswerRequest({ take, refunds, ...modules.wallet.service, invoices })
  return {
    returns,
    answer: (id: string, wanted: Answer) => transaction(db, (tx) => answer(tx, id, wanted, clock.now())),
    end: () => open.end({ timeout: 1 }),
  }
}

const pickup = () => {
  const [slot] = pickupSlots(world.clock.now())
  return { date: String(slot?.date), part: 'morning' as const }
}
const withAnswer = (step: Answer['step']): Answer => ({
  step,
  ...(step === 'deny' && { reason: 'It was worn' }),
  ...(step === 'schedule_pickup' && { pickup: pickup() }),
  ...(step === 'received' && { condition: 'poor' as const }),
  ...(step === 'ship_replacement' && { courier: 'Merchant Delivery' as const }),
})

describe('concurrent return requests for one order line', () => {
  async function askAtOnce(...careless: readonly Carelessness[]) {
    const { asha, orderId } = await merchants().delivered([{ qty: 3, stock: 50 }])
    const { lines } = await given().order(asha, orderId)
    const { returns, end } = services(...careless)
    const wish = { orderId, lines: [{ line_id: String(lines[0]?.line_id), qty: 2, reason: 'too_small' }] }
    const answers = await times(6, () => returns.request(asha.id, 'return', wish, undefined))
    await end()
    const [line] = await world.db<{ open: number }[]>`
      select open_qty as open from order_line where order_id = ${orderId}`
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    return { open: line?.open, taken: 6 - refusals.length, inWords: refusals.every(({ code }) => code === 'conflict') }
  }
  test('never exceed what was delivered, and all but one are refused in words', async () => {
    expect(await askAtOnce()).toEqual({ open: 2, taken: 1, inWords: true })
  })
  test('(are refused by the table only, without words, when the order is not locked)', async () => {
    const came = await untilSeen(
      () => askAtOnce(unlocked(/from (checkout_transaction|shop_order)/)),
      ({ inWords }) => !inWords,
    )
    expect(came).toEqual({ open: 2, taken: 1, inWords: false })
  })
})

test('one piece is returned, exchanged or claimed once, whatever is asked for at once', async () => {
  const { asha, orderId, products } = await merchants().delivered([{ qty: 1, stock: 50 }])
  const other = await given().sibling(first(products))
  const { lines } = await given().order(asha, orderId)
  const line = { line_id: String(lines[0]?.line_id), qty: 1, reason: 'too_small' }
  const { returns, end } = services()
  const photos = [await given().photo(asha)]
  const answers = await times(9, (at) =>
    at % 3 === 0
      ? returns.request(asha.id, 'return', { orderId, lines: [line] }, undefined)
      : at % 3 === 1
        ? returns.request(asha.id, 'exchange', { orderId, lines: [{ ...line, replacement_sku: other }] }, undefined)
        : returns.request(asha.id, 'claim', { orderId, lines: [{ ...line, reason: 'damaged' }], photos }, undefined),
  )
  await end()
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refusals).toEqual(Array(8).fill('conflict'))
  expect(await world.db`select from return_request where order_id = ${orderId}`).toHaveLength(1)
})

describe('an exchange that its buyer cancels while its merchant approves it', () => {
  test('holds no replacement when it is cancelled, and one when it is not', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { asha, orderId, products } = await merchants().delivered([{ qty: 1, stock: 50 }])
      const other = await given().sibling(first(products))
      const id = await given().asked(asha, orderId, { kind: 'exchange', replacement: other })
      const { returns, answer, end } = services()
      await Promise.allSettled([
        answer(id, { step: 'approve' }),
        returns.cancel(asha.id, id, undefined),
        answer(id, { step: 'approve' }),
        answer(id, withAnswer('deny')),
      ])
      await end()
      const [{ state } = { state: '' }] = await world.db<{ state: string }[]>`
        select state from return_request where request_id = ${id}`
      expect([state, await given().stockOf(other)]).toEqual([state, state === 'approved' ? 2 : 3])
    }
  })
})

describe('concurrent refunds of one return', () => {
  test('pay once', async () => {
    const { meera, asha, orderId } = await merchants().delivered([{ price: 150_000 }])
    const id = await given().asked(asha, orderId)
    for (const step of ['approve', 'schedule_pickup', 'picked_up', 'received'] as const) {
      ok(await merchants().answer(meera, id, withAnswer(step)))
    }
    const { answer, end } = services()
    const answers = await times(6, () => answer(id, { step: 'refund' }))
    await end()
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    expect(await given().creditOf(asha)).toBe(150_000)
    expect(await world.db`select from refund where order_id = ${orderId}`).toHaveLength(1)
    const told =
      await world.db`select from order_event where order_id = ${orderId} and text like '%is being refunded to%'`
    expect(told).toHaveLength(1)
  })
})

describe('pieces that come back while the same products are being ordered', () => {
  /** Whether the second SKU is free while the request waits for the first. */
  async function isOtherFree(kind: 'return' | 'exchange', ...careless: readonly Carelessness[]): Promise<boolean> {
    const { meera, asha, orderId, products } = await merchants().delivered([{}, {}])
    const skus: string[] = []
    for (const product of products) skus.push(kind === 'exchange' ? await given().sibling(product) : product.sku)
    const { lines } = await given().order(asha, orderId)
    const wishes = lines.map(({ line_id, sku }) => ({
      line_id: String(line_id),
      qty: 1,
      reason: 'too_small',
      ...(kind === 'exchange' && { replacement_sku: `${sku}-l` }),
    }))
    const { data } = ok(await given().ask(asha, { orderId, kind, lines: wishes }))
    const id = String(data.request?.requestId)
    const steps = kind === 'exchange' ? (['approve'] as const) : (['approve', 'schedule_pickup', 'picked_up'] as const)
    for (const step of steps) ok(await merchants().answer(meera, id, withAnswer(step)))
    const { answer, returns, end } = services(...careless)
    const putBack =
      kind === 'exchange'
        ? () => returns.cancel(asha.id, id, undefined)
        : () => answer(id, { step: 'received', condition: 'good' })
    const [low, high] = await inLockOrder(world.db, skus)
    const isFree = await whileSkuIsHeld(world.db, low, putBack, (tx) => isSkuFree(tx, high))
    await end()
    return isFree
  }
  test.each(['return', 'exchange'] as const)('are locked in the order of all locks: %s', async (kind) => {
    expect(await isOtherFree(kind)).toBe(true)
  })
  test('(are locked in any order without the lock on SKUs)', async () => {
    const isFree = await untilSeen(
      () => isOtherFree('return', skusAsTheyCome),
      (came) => !came,
    )
    expect(isFree).toBe(false)
  })
})

test('random answers take legal steps, refuse others, and never lose count of the pieces', async () => {
  const walks = fc.sample(fc.array(fc.constantFrom(...requestStepNames), { minLength: 1, maxLength: 12 }), 12)
  for (const [at, walk] of walks.entries()) {
    const kind = at % 2 ? 'return' : 'exchange'
    const { meera, asha, orderId, products } = await merchants().delivered([{ qty: 2, stock: 20 }])
    const [product] = products
    const replacement = product && kind === 'exchange' ? await given().sibling(product) : undefined
    const id = await given().asked(asha, orderId, { kind, qty: 2, ...(replacement && { replacement }) })
    let state: RequestState = 'requested'
    for (const step of walk) {
      const to = requestTargets[step]
      const { status, body } = await merchants().answer(meera, id, withAnswer(step))
      if (canStep(kind, state, to)) {
        expect([step, status]).toEqual([step, 200])
        state = body.data.state
      } else expect([step, state, status]).toEqual([step, state, state === to ? 200 : 409])
    }
    const [line] = await world.db<{ open: number; done: number }[]>`
      select open_qty as open, done_qty as done from order_line where order_id = ${orderId}`
    const isOver = state === 'denied' || state === 'refunded' || state === 'fulfilled'
    expect([state, line]).toEqual([
      state,
      { open: isOver ? 0 : 2, done: state === 'refunded' || state === 'fulfilled' ? 2 : 0 },
    ])
  }
})

test('sharesOf pays back exactly what was paid, in whatever groups pieces are returned', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), amount, amount, fc.array(fc.nat(5)), (qty, payable, perks, groups) => {
      const taken = new Set<number>()
      let [money, gifts] = [0, 0]
      for (const wanted of [...groups, qty]) {
        const pieces = freePieces({ qty }, taken, wanted)
        const shares = sharesOf({ qty, payable, perks }, pieces)
        money += shares.money
        gifts += shares.perks
        for (const piece of pieces) taken.add(piece)
      }
      expect([money, gifts]).toEqual([payable, perks])
    }),
  )
})
