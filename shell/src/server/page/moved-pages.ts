/** Pages of the site before this one, and the page that took the place of each. */
const moved: Readonly<Record<string, string>> = {
  '/terms': '/policies#terms',
  '/policy': '/policies#privacy',
  '/policies-lbb': '/policies',
  '/refunds': '/policies#refunds',
  '/contact': '/policies#contact',
  '/about': '/policies#about',
  '/help': '/customer-support',
  '/sales-page': '/shop',
  '/catalog': '/shop',
  '/checkout-retry': '/shop/cart/empty',
  '/checkout-redemption': '/wallet',
  '/perks': '/wallet',
  '/rewards': '/wallet',
  '/rewards-transaction': '/transaction',
  '/transaction-details': '/transaction',
}

/** A cart is known in the browser alone; the page of the empty one leads to it. Not for good, for it is nobody's address. */
const cart = '/shop/cart/empty'

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
