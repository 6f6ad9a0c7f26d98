import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { addAddress, attachAddress, listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { createSavedList } from '@nukkad/contracts/endpoints/people/saved-lists'
import fc from 'fast-check'
import { givenAddress } from '../../modules/address/address.given.ts'
import { givenShop } from '../../modules/cart/shop.given.ts'
import { givenBuyers, transactionOf } from '../../modules/checkout/buyer.given.ts'
import { givenGifts } from '../../modules/gift-cards/gift-card.given.ts'
import { givenMerchants } from '../../modules/merchants/merchants.given.ts'
import { givenQuestions } from '../../modules/product-questions/product-question.given.ts'
import { givenReturns } from '../../modules/returns/returns.given.ts'
import { givenSubscriptions } from '../../modules/subscriptions/subscription.given.ts'
import { KnownNames } from '../fuzz/known-names.ts'
import { type Described, operationsOf, type ReadDocument } from '../fuzz/operations.ts'
import { written } from '../fuzz/request-bodies.ts'
import { fittingPlansOf } from '../fuzz/requests.ts'
import { Known } from '../fuzz/schema-near.ts'
import { type GivenUser, givenIn } from '../users.given.ts'
import { useWorld } from '../world.ts'
import { absent, type Belongings, belongingNamed, exempt, fittingBodies, others, toldAlike } from './belongings.ts'
import { type NamingField, namingFieldsOf } from './fields-of.ts'

const world = useWorld()
jest.setTimeout(180_000)

interface Case {
  readonly operation: Described
  readonly field: NamingField
  readonly belonging: keyof Belongings
}
let document: ReadDocument
let operations: Described[]
let cases: Case[]

beforeAll(async () => {
  document = (await world.app.inject('/api/openapi.json')).json()
  operations = operationsOf(document)
  const looked = operations.filter(({ operationId }) => !(operationId in exempt))
  cases = looked.flatMap((operation) =>
    namingFieldsOf(operation, document).flatMap((field) => {
      const belonging = belongingNamed(operation, field.path.at(-1) ?? '')
      return belonging ? [{ operation, field, belonging }] : []
    }),
  )
})

/** A buyer and a merchant with a delivered order, a started transaction, and a cart. */
async function givenPeople() {
  const { meera, asha, orderId, products } = await givenMerchants(world).delivered()
  const returned = await givenReturns(world).asked(asha, orderId)
  const product = await givenShop(world).product({ stock: 9 })
  const { cartId } = (await givenBuyers(world).add(asha.token, null, product)).body.data
  const added = await world.call(addAddress, { as: asha.token, body: givenAddress() })
  const address = added.body.data.address_id
  await world.call(attachAddress, { as: asha.token, body: { addressID: address, cartID: String(cartId) } })
  const transaction = transactionOf(await givenBuyers(world).start({ ...asha, cartId: String(cartId) }))
  const cart = await world.call(getCart, { as: asha.token, query: { cartID: String(cartId) } })
  const order = await world.call(getOrder, { as: asha.token, query: { orderId } })
  expect([cart.status, order.status]).toEqual([200, 200])
  const line = /"item_?id":"?(\w+)/i.exec(JSON.stringify(cart.body))?.[1] ?? ''
  const subscriptions = givenSubscriptions(world)
  const { subscriptionId } = await subscriptions.begun({ ...asha, addressId: address }, await subscriptions.plan())
  const questions = givenQuestions(world)
  const ownSlug = products[0]?.slug ?? ''
  await questions.show(ownSlug)
  const list = await world.call(createSavedList, { as: asha.token, body: { name: 'Diwali gifts' } })
  const things: Belongings = {
    list: list.body.data.listId,
    subscription: subscriptionId,
    gift: (await givenGifts(world).card({ buyer: asha })).transactionId,
    cart: String(cartId),
    line,
    address,
    order: orderId,
    transaction,
    return: returned,
    ownSku: products[0]?.sku ?? '',
    ownSlug,
    asked: await questions.question(asha, ownSlug, 'Does the colour run?'),
    question: await questions.question(asha, ownSlug),
  }
  return { buyer: asha as GivenUser, merchant: meera as GivenUser, things }
}

interface Caller {
  readonly token: string | undefined
  /** other things named in the request: the caller's own where possible */
  readonly own: Belongings
}

const put = (into: unknown, [first = '', ...rest]: readonly string[], name: string): unknown => {
  const record = typeof into === 'object' && into !== null && !(into instanceof Known) ? into : {}
  const inner = (record as Record<string, unknown>)[first]
  return { ...record, [first]: rest.length > 0 ? put(inner, rest, name) : name }
}

/** The same request for another name. */
async function ask({ operation, field }: Case, name: string, { token, own }: Caller) {
  const [plan] = fc.sample(fittingPlansOf(operation, document.components.schemas), { numRuns: 1, seed: 11 })
  if (!plan) throw new Error('no plan')
  // Optional parameters would only narrow the request.
  const needed = operation.parameters.flatMap(({ name: one, required }) => (required ? [one] : []))
  const query = Object.fromEntries(Object.entries(plan.query).filter(([one]) => needed.includes(one)))
  const parts = {
    path: plan.params as unknown,
    query: query as unknown,
    body: fittingBodies[operation.operationId] ?? plan.body,
  }
  for (const other of namingFieldsOf(operation, document)) {
    const belonging = belongingNamed(operation, other.path.at(-1) ?? '')
    const isNeeded = other.place !== 'query' || needed.includes(other.path[0] ?? '')
    if (belonging && isNeeded && isIn(parts[other.place], other.path)) {
      parts[other.place] = put(parts[other.place], other.path, own[belonging])
    }
  }
  parts[field.place] = put(parts[field.place], field.path, name)
  const filled = {
    ...plan,
    params: parts.path as typeof plan.params,
    query: parts.query as typeof plan.query,
    body: parts.body,
  }
  const { method, path, headers, body } = written(operation, filled, new KnownNames())
  const answer = await world.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body }),
  })
  // A short number may also occur in a date or a price.
  const echo = name.length > 8 ? name : `"${name}"`
  const text = answer.body.replace(/"requestId":"[^"]*"/, '').replaceAll(echo, '<name>')
  return `${answer.statusCode} ${answer.headers['content-type']?.includes('json') ? text : ''}`
}

/** Whether the request has a value at this path; missing values stay missing. */
function isIn(part: unknown, [first = '', ...rest]: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null || part instanceof Known || !(first in part)) return false
  return rest.length === 0 || isIn((part as Record<string, unknown>)[first], rest)
}
/** A write that a stranger may make returns what it created; changes to the owner's things are checked separately. */
const isOwnWrite = ({ operation }: Case, answers: readonly string[]) =>
  operation.method !== 'GET' && answers.every((answer) => answer.startsWith('2'))

const labelOf = ({ operation, field }: Case) => `${operation.operationId} ${field.place} ${field.path.join('.')}`

describe('ownership of named things', () => {
  test('is declared for every field that names something, in every call', () => {
    const known = new Set(others.map(([field]) => field.toLowerCase()))
    const unknown = operations.flatMap((operation) =>
      namingFieldsOf(operation, document)
        .map(({ path }) => path.at(-1) ?? '')
        .filter((field) => !belongingNamed(operation, field) && !known.has(field.toLowerCase()))
        .map((field) => `${operation.operationId} ${field}`),
    )
    expect(unknown).toEqual([])
    expect(cases.length).toBeGreaterThan(40)
  })

  test('hides them from guests, other shoppers, merchants and editors like absent ones', async () => {
    const { buyer, things } = await givenPeople()
    const ownedNow = async () => {
      const calls = [
        world.call(getCart, { as: buyer.token, query: { cartID: things.cart } }),
        world.call(getOrder, { as: buyer.token, query: { orderId: things.order } }),
        world.call(listAddresses, { as: buyer.token }),
      ]
      return (await Promise.all(calls)).map(({ body }) => body)
    }
    const before = await ownedNow()
    const other = await givenPeople()
    const strangers: Readonly<Record<string, Caller>> = {
      guest: { token: undefined, own: things },
      shopper: { token: other.buyer.token, own: other.things },
      merchant: { token: other.merchant.token, own: other.things },
      editor: { token: (await givenIn(world).user({ role: 'editor' })).token, own: things },
    }
    const told: string[] = []
    for (const one of cases) {
      const name = things[one.belonging]
      for (const [who, caller] of Object.entries(strangers)) {
        const foreign = await ask(one, name, caller)
        const nowhere = await ask(one, absent(name), caller)
        if (foreign !== nowhere && !isOwnWrite(one, [foreign, nowhere]))
          told.push(`${labelOf(one)} as ${who}:\n  ${foreign}\n  ${nowhere}`.slice(0, 700))
      }
    }
    expect(told).toEqual([])
    expect(await ownedNow()).toEqual(before)
  })

  test('shows them to their owner, which proves that the names above are right', async () => {
    let people = await givenPeople()
    const isTold = async (one: Case) => {
      const { token } = one.operation.path.startsWith('/merchant/') ? people.merchant : people.buyer
      const name = people.things[one.belonging]
      const caller = { token, own: people.things }
      const nowhere = await ask(one, absent(name), caller)
      return (await ask(one, name, caller)) !== nowhere
    }
    const alike: string[] = []
    for (const one of cases) {
      if (await isTold(one)) continue
      // An earlier call may have changed what is compared here.
      people = await givenPeople()
      if (!(await isTold(one))) alike.push(labelOf(one))
    }
    expect(alike.sort()).toEqual(Object.keys(toldAlike).sort())
  })
})
