import { givenAddress } from '../../modules/address/address.given.ts'
import type { Described } from '../fuzz/operations.ts'

/** Ids of one person's belongings, by kind. */
export type Belongings = Readonly<
  Record<
    | 'cart'
    | 'line'
    | 'address'
    | 'order'
    | 'transaction'
    | 'gift'
    | 'return'
    | 'subscription'
    | 'ownSku'
    | 'ownSlug'
    | 'asked'
    | 'question'
    | 'list',
    string
  >
>

const byField: Readonly<Record<string, keyof Belongings>> = {
  cartid: 'cart',
  quoteid: 'cart',
  itemid: 'line',
  addressid: 'address',
  orderid: 'order',
  transactionid: 'transaction',
  listid: 'list',
}
const byCall: readonly (readonly [RegExp, keyof Belongings])[] = [
  [/^\/gift-cards\/transactions\//, 'gift'],
  [/^\/subscriptions\/\{id\}/, 'subscription'],
  [/^\/returns\/\{id\}/, 'return'],
  [/^\/merchant\/returns\/\{id\}/, 'return'],
  [/^\/merchant\/orders\/\{id\}/, 'order'],
  [/^\/merchant\/questions\/\{id\}/, 'question'],
  [/^\/merchant\/catalog\/\{sku\}/, 'ownSku'],
  [/^\/merchant\/products\/\{slug\}/, 'ownSlug'],
]

/** The kind of belonging that a field of a call refers to, if any. */
export function belongingNamed({ path }: Described, field: string): keyof Belongings | undefined {
  const ofCall = byCall.find(([pattern]) => pattern.test(path))?.[1]
  if (path.startsWith('/account/questions/') && field === 'questionId') return 'asked'
  const isOfCall =
    ofCall === 'ownSlug' ? field === 'slug' : ofCall && (field === 'id' || field === 'sku' || ofCall === 'gift')
  return isOfCall ? ofCall : byField[field.toLowerCase().replaceAll(/[^a-z]/g, '')]
}

/** Fields that refer to public things, or that are tested elsewhere; each with its reason. */
export const others: readonly (readonly [field: string, reason: string])[] = [
  ['slug', 'an address of a page'],
  ['productSlug', 'an address of a page'],
  ['handle', 'of an author, who is public'],
  ['sku', 'of a product that is for sale; of a merchant: with the catalogue'],
  ['discoveryId', 'of a post or an event, which are public; seats belong to the caller'],
  ['client_id', 'which app asks: android or ios'],
  ['placeId', 'of a place'],
  ['userId', 'of a public profile'],
  ['reviewId', 'of a public review'],
  ['ctId', 'a mark of a campaign, kept as it comes'],
  ['formId', 'of a form, which anybody may fill in'],
  ['questionId', 'of the gift finder’s questions, or of an answered one about a product, which are public'],
  ['optionId', 'of a product that is for sale, or of a poll'],
  ['openingId', 'of a place in the team, which is public'],
  ['brandId', 'of a brand that is up for an award'],
  ['ticketTypeId', 'of a public event'],
  ['holdId', 'seats that are aside: with the tests of bookings'],
  ['ticketId', 'a ticket: with the tests of tickets'],
  ['offerId', 'of a public offer'],
  ['useId', 'a use at a counter: with the tests of the access programme'],
  ['savedId', 'a line put aside, looked for in the named cart only'],
  ['aff_id', 'a mark of an affiliate, kept as it comes'],
  ['gclid', 'a mark of an advert, kept as it comes'],
  ['user_id', 'of an affiliate, named by operators'],
  ['_id', 'the reader, as the page tells it of itself; kept with consent only'],
  ['objectId', 'of this browser, kept as it comes'],
  ['event_id', 'made by the page'],
  ['razorpay_payment_id', 'believed by its signature'],
  ['razorpay_order_id', 'believed by its signature'],
  ['razorpay_subscription_id', 'must be that of the named subscription'],
  ['campaignId', 'of a public page'],
  ['planId', 'of a public page'],
  ['id', 'of a public thing, a comment, or a thing of the editors, who share their work'],
]

/** Calls that may answer differently, by name, each with its reason. */
export const exempt: Readonly<Record<string, string>> = {
  signUp: 'opens the account the first time only; the cart is merged when it is a guest’s',
  signIn: 'counts tries; the cart is merged when it is a guest’s',
  getTransactionState:
    'tells whoever has the long name no more than how a payment goes on: webviews come without a session',
  mandateCallback: 'leads the browser on to the subscription, whose page asks who is there',
  gatewayCallback: 'leads the browser on to the transaction, whose page asks who is there',
}

/** An id of the same form that does not exist. */
export function absent(name: string): string {
  if (/^\d+$/.test(name)) return '987654321'
  if (!/[0-9A-Za-z]{6}$/.test(name)) return `${name}-of-nobody`
  return name.replace(/.{6}$/, (end) => (end === '7K3M9Q' ? '7K3M9R' : '7K3M9Q'))
}

/** Bodies for calls that refuse a merely schema-valid one; the test fills in the ids. */
export const fittingBodies: Readonly<Record<string, unknown>> = {
  createTransaction: { cartId: '', paymentMethod: 'cashondelivery' },
  skipDelivery: { on: '2030-01-01' },
  changeCatalogItem: { version: 'of yesterday', stock: 5 },
  changeOwnProduct: {
    version: 'of yesterday',
    title: 'Brass lamp',
    category: 'home/lamps',
    line: 'A window of light',
    description: 'Cut by hand from one sheet of brass.',
    ready_in_days: 3,
    weights: [],
    galleries: [],
  },
  addSize: { version: 'of yesterday', size: 'XL', stock: 3 },
  changeAddress: { ...givenAddress(), addressID: '' },
  commentOnOrder: { orderId: '', comment: 'Please ring twice.' },
}

/** Requests for which the owner gets the same answer as for something absent, each with its reason. */
export const toldAlike: Readonly<Record<string, string>> = {
  'declineLine path id': 'the line is looked for in the named order only; with the tests of declined lines',
  'claimPrize body addressID': 'the caller won nothing here; with the tests of giveaways',
  'changeLineForm body itemId':
    'a form is led back to the cart whatever the line was; with the tests of the plain cart',
  'forgetSaved body cartID': 'nothing is put aside here',
  'listSaved query cartID': 'nothing is put aside here',
  'moveToCart body cartID': 'nothing is put aside here',
  'restoreSaved body cartID': 'nothing is put aside here',
  'productCarousel path cartId': 'nothing is suggested here',
  'googleSignIn body cartId': 'the credential is refused first',
  'otpVerify body cartId': 'the code is refused first',
  'phoneSignInVerify body cartId': 'the code is refused first',
  'phoneStartFresh body cartId': 'the ticket is refused first',
  'subscribe body addressID': 'the plan is refused first; with the tests of subscriptions',
  'webviewSignIn body cartId': 'the token is refused first',
  'settleGatewayPayment path transactionId': 'the signature is refused first',
}
