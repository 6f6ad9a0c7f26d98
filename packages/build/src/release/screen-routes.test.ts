import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Claims, claimFault, houseGrants, ownerNamed, type RouteTable, routeTable } from '@nukkad/contracts'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs } from '@nukkad/platform'
import { readRemotePackage } from '../remote-package.ts'
import { remoteDirs } from '../workspace.ts'
import { screenModules } from './screen-modules.ts'
import { screenRoutes } from './screen-routes.ts'

const addresses = { ...hrefs, ...staffHrefs }
type Hrefs = typeof addresses

/** A sample call of each link; the type requires every new one. */
const calls: { readonly [Name in keyof Hrefs]: Parameters<Hrefs[Name]> } = {
  home: [],
  city: ['goa'],
  cityShop: ['goa'],
  cityEvents: ['goa', 'when=weekend'],
  locality: ['goa', 'anjuna'],
  localityTag: ['goa', 'anjuna', 'cafes'],
  tag: ['goa', 'cafes'],
  post: ['goa', 'p'],
  postSearch: ['goa', 'tea'],
  reviews: ['goa', 'r'],
  place: ['p'],
  discovery: ['goa', 'd'],
  preview: ['goa', 'd'],
  placePreview: ['p'],
  event: ['goa', 'e'],
  eventRegister: ['e'],
  eventWebRegister: ['e'],
  eventCheckIn: ['e'],
  malls: ['goa'],
  mall: ['goa', 'm'],
  aroundYou: ['goa'],
  cityMap: ['goa', 'm'],
  lbbTv: ['goa', 't'],
  specials: [],
  specialsHome: [],
  shop: [],
  campaign: ['festive', 'c'],
  category: ['shopping/shoes'],
  shopSearch: ['kurta'],
  customCategory: ['under-999'],
  newLaunches: [],
  product: ['kurta', 'SKU'],
  productReviews: ['kurta'],
  productQuestions: ['kurta'],
  productFeedback: ['kurta'],
  merchant: ['m'],
  store: ['s'],
  sizeGuide: ['shoes'],
  cart: ['42'],
  cartEmpty: [],
  plainCart: ['42'],
  privateLink: ['9f86d081884c7d659a2feaa0c55ad015', 'early-access'],
  checkout: ['42'],
  review: ['42'],
  orderConfirmed: ['T'],
  orderFailed: ['42'],
  nativeCheckout: ['42'],
  nativeReview: ['42'],
  webviewOrderFailed: ['42'],
  transactionTrack: ['T'],
  orderHistory: [],
  orderDetails: ['O'],
  orderTrack: ['O'],
  orderReturn: ['O'],
  orderExchange: ['O'],
  exchangeRequest: ['O'],
  exchangeConfirm: ['O'],
  tickets: [],
  ticket: ['T'],
  account: ['privacy'],
  subscriptions: [],
  saves: [],
  savedList: ['7'],
  sharedList: ['4f1c2a9be07d4c55a3d1f0b68e2a7c19'],
  subscriptionCampaign: ['1', '2'],
  subscription: ['1'],
  wallet: [],
  walletCard: ['1'],
  rewardTransactions: [],
  aboutGiftCards: [],
  giftCards: ['diwali'],
  giftCard: ['g'],
  giftConfirmation: ['T'],
  giftFailed: ['T'],
  giftReceived: ['t'],
  giftSignUp: [],
  profile: ['1'],
  profileEdit: ['1'],
  support: [],
  merchantSignIn: [],
  merchantInvitation: [],
  merchantHome: [],
  merchantShop: [],
  merchantPeople: [],
  merchantQuestions: [],
  merchantReviews: [],
  merchantOrders: [],
  merchantSlips: [],
  merchantOrder: ['O'],
  merchantProducts: [],
  merchantNewProduct: [],
  merchantEditProduct: ['lamp'],
  sell: [],
  sellRequests: [7],
  sellMerchants: ['m'],
  editor: [],
  editorNavigation: [],
  editorComplaints: [],
  complaint: ['C-7KQ2-9XMH'],
  editorGifts: ['diwali'],
  editorGiftCards: [],
  editorGiftTag: ['t'],
  editorPost: ['new'],
  contentEditor: ['places', '1'],
  policies: ['terms'],
  cityGuides: [],
  trustedReviews: [],
  giftShop: [],
  giftFinder: ['diwali'],
  giftList: ['diwali', '1'],
  brands: ['q=a'],
  brandGenerator: [],
  generatedBrand: ['1'],
  topBrands: [],
  womenLedBrands: [],
  marketingPage: ['m'],
  eventPage: ['e'],
  access: [],
  accessCategory: ['spas'],
  accessDiscounts: ['spas'],
  accessOffer: ['1'],
  accessCard: [],
  accessCounter: [],
  friendsDayOut: ['1'],
  form: ['1'],
  singapore: [],
  careers: ['1'],
  awards: [],
  poll: ['1'],
  giveaways: [],
  eventFeedback: ['e'],
  staffCampaigns: ['1'],
  staffCampaignPreview: ['1', 'b'],
  staffCampaignResults: ['1'],
  staffForms: ['1'],
  staffReleases: [],
  staffOverlay: [],
  staffRelease: ['mf-tea'],
  staffPolls: ['1'],
  staffGiveaways: ['1'],
  staffLinks: [],
  staffBanners: ['1'],
  staffOpenings: ['1'],
  insiders: [],
  influencerHome: [],
}

interface Remote extends Claims {
  readonly held: readonly string[]
}

/** What each remote in this work tree declares when it is built. */
const all = Promise.all(
  remoteDirs().map(async (dir): Promise<Remote> => {
    const { name, slots } = readRemotePackage(dir)
    const screens = await screenRoutes({ dir, name })
    const held = Object.values(slots).flatMap((file) => Object.keys(screenModules(path.join(dir, file))))
    return { name, slots: Object.keys(slots), screens, held }
  }),
)

describe('the remotes of this repository', () => {
  test('declare each of their screens, without conflicts', async () => {
    const remotes = await all
    for (const remote of remotes) {
      expect(remote.screens.map(({ name }) => name).sort()).toEqual([...remote.held].sort())
      const others = remotes.filter((other) => other !== remote)
      expect(claimFault(remote, houseGrants, others)).toBeUndefined()
    }
  })

  test('cover every link in hrefs', async () => {
    const rows = (await all).flatMap(({ name, screens }) =>
      screens.map((screen) => ({ ...screen, owner: ownerNamed(name) })),
    )
    const table: RouteTable = routeTable(rows)
    const dead = Object.entries(calls).filter(([name, words]) => {
      const href = (addresses[name as keyof Hrefs] as (...words: readonly unknown[]) => string)(...words)
      return table.match(href.split(/[?#]/)[0] ?? '') === undefined
    })
    expect(Object.keys(calls).sort()).toEqual(Object.keys(addresses).sort())
    expect(dead).toEqual([])
  })
})

describe('src/routes.ts', () => {
  const routesOf = (text: string) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-routes-'))
    mkdirSync(path.join(dir, 'src'))
    writeFileSync(path.join(dir, 'src/routes.ts'), text)
    return screenRoutes({ dir, name: 'mf-tea' })
  }

  test.each([
    ['never ends', 'for (;;) {}', 'does not load: Script execution timed out'],
    ['exports no list', 'export const routes = 7', "exports no list 'routes'"],
    [
      'does not say who may open a screen',
      "export const routes = [{ name: 'a', pattern: '/a', page: '/a' }]",
      'no usable access',
    ],
    [
      'names another owner',
      "export const routes = [{ name: 'a', pattern: '/a', page: '/a', access: 'public', owner: 'shop' }]",
      'belongs to mf-shop, not to mf-tea',
    ],
  ])('is refused with a sentence when it %s', async (_, text, sentence) => {
    await expect(routesOf(text)).rejects.toThrow(sentence)
  })
})
