import { hrefs } from '@nukkad/contracts/hrefs'

/** Pages of the previous site and addresses that people try, with the page that replaces each. */
const moved: Readonly<Record<string, string>> = {
  '/terms': hrefs.policies('terms'),
  '/policy': hrefs.policies('privacy'),
  '/policies-lbb': hrefs.policies(),
  '/refunds': hrefs.policies('refunds'),
  '/contact': hrefs.policies('contact'),
  '/about': hrefs.policies('about'),
  '/accessibility': hrefs.policies('accessibility'),
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

/**
 * Only the browser knows its cart; the page of the empty cart leads to it. A temporary redirect, because the target
 * differs for each visitor.
 */
const cart = hrefs.cartEmpty()

/** The redirect target of a discontinued address, with its query kept; undefined if there is none. */
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
