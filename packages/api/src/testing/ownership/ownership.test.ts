import { addAddress, attachAddress } from '@nukkad/contracts/endpoints/address'
import { getCart } from '@nukkad/contracts/endpoints/cart'
import { getOrder } from '@nukkad/contracts/endpoints/orders'
import fc from 'fast-check'
import { givenAddress } from '../../modules/address/address.given.ts'
import { givenShop } from '../../modules/cart/shop.given.ts'
import { givenBuyers, transactionOf } from '../../modules/checkout/buyer.given.ts'
import { givenMerchants } from '../../modules/merchants/merchants.given.ts'
import { givenReturns } from '../../modules/returns/returns.given.ts'
import { givenSubscriptions } from '../../modules/subscriptions/subscription.given.ts'
import { type Described, operationsOf, type ReadDocument } from '../fuzz/operations.ts'
import { fittingPlansOf, written } from '../fuzz/requests.ts'
import { Known } from '../fuzz/schema-near.ts'
import { ThingsNamed } from '../fuzz/things-named.ts'
import { type GivenUser, givenIn } from '../given.ts'
import { useWorld } from '../world.ts'
import { type NamingField, namingFieldsOf } from './fields-of.ts'
import { absent, type Belongings, belongingNamed, exempt, others } from './things.ts'

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

/** A buyer and a merchant with an order that came, one that is open at the till, and a bag. */
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
  const things: Belongings = {
    subscription: subscriptionId,
    ...{ cart: String(cartId), line, address, order: orderId, transaction, return: returned },
    ownSku: products[0]?.sku ?? '',
  }
  return { buyer: asha as GivenUser, merchant: meera as GivenUser, things }
}

/** The same request twice over, but for the one name. */
async function ask({ operation, field }: Case, name: string, as: string | undefined) {
  const [plan] = fc.sample(fittingPlansOf(operation, document.components.schemas), { numRuns: 1, seed: 11 })
  if (!plan) throw new Error('no plan')
  const put = (into: unknown, [first = '', ...rest]: readonly string[]): unknown => {
    const record = typeof into === 'object' && into !== null && !(into instanceof Known) ? into : {}
    const inner = (record as Record<string, unknown>)[first]
    return { ...record, [first]: rest.length > 0 ? put(inner, rest) : name }
  }
  // What need not be said would only narrow the question.
  const needed = operation.parameters.flatMap(({ name: one, required }) => (required ? [one] : []))
  const query = Object.fromEntries(Object.entries(plan.query).filter(([one]) => needed.includes(one)))
  const filled = {
    ...plan,
    params: field.place === 'path' ? (put(plan.params, field.path) as typeof plan.params) : plan.params,
    query: field.place === 'query' ? (put(query, field.path) as typeof plan.query) : query,
    body: field.place === 'body' ? put(plan.body, field.path) : plan.body,
  }
  const { method, path, headers, body } = written(operation, filled, new ThingsNamed())
  const answer = await world.app.inject({
    ...{ method: method as 'GET', url: `/api${path}` },
    headers: { ...headers, ...(as && { authorization: `Bearer ${as}` }) },
    ...(body !== undefined && { payload: body }),
  })
  const text = answer.body.replace(/"requestId":"[^"]*"/, '').replaceAll(name, '<name>')
  return `${answer.statusCode} ${answer.headers['content-type']?.includes('json') ? text : ''}`
}
const labelOf = ({ operation, field }: Case) => `${operation.operationId} ${field.place} ${field.path.join('.')}`

describe('what belongs to somebody', () => {
  test('is told apart by name from what everybody may see, in every call', () => {
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

  test('is to a guest, another shopper, another merchant and an editor as if it were not there', async () => {
    const { buyer, merchant, things } = await givenPeople()
    const strangers: Readonly<Record<string, string | undefined>> = {
      guest: undefined,
      shopper: (await givenIn(world).user()).token,
      merchant: (await givenMerchants(world).merchant()).token,
      editor: (await givenIn(world).user({ role: 'editor' })).token,
    }
    const told: string[] = []
    for (const one of cases) {
      const name = things[one.belonging]
      for (const [who, token] of Object.entries(strangers)) {
        const foreign = await ask(one, name, token)
        const nowhere = await ask(one, absent(name), token)
        if (foreign !== nowhere) told.push(`${labelOf(one)} as ${who}:\n  ${foreign}\n  ${nowhere}`.slice(0, 700))
      }
    }
    expect(told).toEqual([])

    // The names are right: to their owner each look at them says something else than at nothing.
    const alike: string[] = []
    for (const one of cases.filter(({ operation }) => operation.method === 'GET')) {
      const { token } = one.operation.path.startsWith('/merchant/') ? merchant : buyer
      const own = await ask(one, things[one.belonging], token)
      if (own === (await ask(one, absent(things[one.belonging]), token))) alike.push(labelOf(one))
    }
    // Nothing is put aside here, and nothing suggested: an empty list either way.
    expect(alike.sort()).toEqual(['listSaved query cartID', 'productCarousel path cartId'])
  })
})
