import createClient, { type ClientOptions } from 'openapi-fetch'
import type { paths } from '#api'

/** What the program is told: where the API stands (with its /api), where mails can be read, who buys what. */
const { BASE_URL: baseUrl = '', MAILBOX_URL: mailbox = '', EMAIL: email = '', SKU: sku = '' } = process.env

interface Result<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

function dataOf<Data>({ data, error, response }: Result<Data>): NonNullable<Data> {
  if (data !== undefined && data !== null) return data
  throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`)
}

/** A purchase from signing in to the order, with nothing but the client that is made from the document. */
async function purchase() {
  const guest = clientOf({ baseUrl })
  dataOf(await guest.POST('/v2/auth/otp-signin', { body: { email } }))
  const signedIn = dataOf(await guest.POST('/v2/auth/otp-verify', { body: { email, otp: await codeFromMailbox() } }))
  const token = signedIn.data.jwt_token.access_token
  const client = clientOf({ baseUrl, headers: { authorization: `Bearer ${token}` } })

  const cart = dataOf(await client.POST('/carts/addToCart', { body: { data: { cartItem: { sku, qty: 2 } } } }))
  if (!cart.data.cartId) throw new Error('nothing was put into the cart')
  const { cartId } = cart.data

  const place = { city: 'New Delhi', state: 'Delhi', postcode: '110049' }
  const address = dataOf(
    await client.POST('/carts/address', {
      body: { name: 'Asha Verma', phone: '9876543210', line1: '14, Shahpur Jat', ...place },
    }),
  )
  dataOf(
    await client.POST('/v2/carts/address/attach', {
      body: { addressID: address.data.address_id, cartID: cartId },
    }),
  )
  const transaction = dataOf(
    await client.POST('/checkout/v1/generate-transaction-id', { body: { cartId, paymentMethod: 'cashondelivery' } }),
  )
  if (!('transactionId' in transaction)) throw new Error('no transaction')
  const { transactionId } = transaction
  const placed = dataOf(await client.POST('/specials/payment/cod/response-multi', { body: { transactionId } }))
  if (!('data' in placed)) throw new Error('nothing was ordered')
  const [orderId = ''] = placed.data.orderIds
  const order = dataOf(await client.GET('/checkout/v1/order', { params: { query: { orderId } } })).data
  return order
}

const clientOf = (options: ClientOptions) => createClient<paths>(options)

async function codeFromMailbox(): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { mails } = (await (await fetch(`${mailbox}?to=${email}`)).json()) as { mails: { text: string }[] }
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')
    if (code) return code[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no code arrived at ${email}`)
}

console.log(JSON.stringify(await purchase()))
