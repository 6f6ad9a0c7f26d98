import { marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { cartCount, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { answer, hang, refuse, testHost } from '../testing/index.tsx'
import { ApiError } from './api-error.ts'

const line = { itemId: '1', quoteId: '77', sku: 'KURTA-S', qty: 0 }

describe('API call', () => {
  test('sends its parameters, query and body with a unique request id', async () => {
    const { host, network } = testHost({
      answers: [
        answer(marketingEvent, { data: {} }),
        answer(lookUpPincode, { data: {} }),
        answer(putToCart, { data: {} }),
      ],
    })

    await host.api.call(marketingEvent, { params: { slug: 'diwali-lights' } })
    await host.api.call(lookUpPincode, { query: { pincode: '110003' } })
    await host.api.call(putToCart, { body: { cartItem: line } })

    expect(network.calls.map(({ url, query, body }) => ({ url, query, body }))).toEqual([
      { url: '/marketing-event/diwali-lights', query: {}, body: undefined },
      { url: '/v2/pincode', query: { pincode: '110003' }, body: undefined },
      { url: '/carts/putToCart', query: {}, body: { cartItem: line } },
    ])
    expect(new Set(network.calls.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
  })

  test('sends the session token only where the endpoint needs it', async () => {
    const { host, network } = testHost({
      user: {},
      answers: [answer(lookUpPincode, { data: {} }), answer(cartCount, { data: {} })],
    })

    await host.api.call(lookUpPincode, { query: { pincode: '110003' } })
    await host.api.call(cartCount)

    expect(network.callsTo(lookUpPincode)[0]?.headers).not.toHaveProperty('authorization')
    expect(network.callsTo(cartCount)[0]?.headers).toMatchObject({ authorization: 'Bearer access-token' })
  })

  test('uses its own bearer token and does not renew the session when that is refused', async () => {
    const { host, network } = testHost({ user: {}, answers: [answer(cartCount, refuse(401, 'unauthorized'))] })

    const call = host.api.call(cartCount, {}, { bearer: 'opened-by-a-code' })

    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(network.callsTo(cartCount)).toHaveLength(1)
    expect(network.calls[0]?.headers).toMatchObject({ authorization: 'Bearer opened-by-a-code' })
  })

  test('uses the public token for a visitor who is not signed in', async () => {
    const visitorOnly = { ...cartCount, access: 'visitor' } as const
    const { host, network } = testHost({ answers: [answer(cartCount, { data: {} })] })

    await host.api.call(visitorOnly)

    expect(network.calls[0]?.headers).toMatchObject({ authorization: 'Bearer public-token' })
  })

  test('rejects with the server’s message, code and field errors', async () => {
    const { host } = testHost({
      answers: [answer(putToCart, refuse(400, 'validation', 'That is too many.', { qty: 'at most 10' }))],
    })

    const failure = host.api.call(putToCart, { body: { cartItem: line } })

    await expect(failure).rejects.toBeInstanceOf(ApiError)
    await expect(failure).rejects.toMatchObject({
      status: 400,
      code: 'validation',
      message: 'That is too many.',
      fields: { qty: 'at most 10' },
      offline: false,
    })
  })

  test('distinguishes being offline from a refusal', async () => {
    const { host } = testHost({ answers: [answer(cartCount, refuse(0))] })
    await expect(host.api.call(cartCount)).rejects.toMatchObject({ status: 0, code: 'offline', offline: true })
  })

  test('rejects with the abort reason when aborted', async () => {
    const { host } = testHost({ answers: [answer(cartCount, hang)] })
    const giveUp = new AbortController()

    const call = host.api.call(cartCount, {}, { signal: giveUp.signal })
    giveUp.abort(new Error('gone elsewhere'))

    await expect(call).rejects.toThrow('gone elsewhere')
  })
})
