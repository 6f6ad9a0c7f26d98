import { hrefs } from '@nukkad/contracts/hrefs'

/** Pages of the site before this one, and the page that took the place of each. */
const moved: Readonly<Record<string, string>> = {
  '/terms': hrefs.policies('terms'),
  '/policy': hrefs.policies('privacy'),
  '/policies-lbb': hrefs.policies(),
  '/refunds': hrefs.policies('refunds'),
  '/contact': hrefs.policies('contact'),
  '/about': hrefs.policies('about'),
  '/help': hrefs.support(),
  '/sales-page': hrefs.shop(),
  '/catalog': hrefs.shop(),
  '/checkout-retry': hrefs.cartEmpty(),
  '/checkout-redemption': hrefs.wallet(),
  '/perks': hrefs.wallet(),
  '/rewards': hrefs.wallet(),
  '/rewards-transaction': hrefs.rewardTransactions(),
  '/transaction-details': hrefs.rewardTransactions(),
}

/** A cart is known in the browser alone; the page of the empty one leads to it. Not for good, for it is nobody's address. */
const cart = hrefs.cartEmpty()

/** Where an address that was given up leads, its query kept, or undefined. */
export function movedPage(url: string): { readonly to: string; readonly status: 301 | 302 } | undefined {
  const queryAt = url.indexOf('?')
  const query = queryAt === -1 ? '' : url.slice(queryAt)
  const path = (queryAt === -1 ? url : url.slice(0, queryAt)).replace(/(?<=.)\/$/, '')
  if (path === '/cart') return { to: cart + query, status: 302 }
  const target = Object.hasOwn(moved, path) ? moved[path] : undefined
  if (target === undefined) return undefined
  const [page = '', part] = target.split('#')
  return { to: page + query + (part ? `#${part}` : ''), status: 301 }
}
