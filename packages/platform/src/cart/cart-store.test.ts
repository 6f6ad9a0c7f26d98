import { memoryStorage } from '../storage/safe-storage.ts'
import { createCartStore } from './cart-store.ts'

const [mine, other] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210']

/** A browser with known storage and cookies. */
function browser({ stored, cookie }: { stored?: string; cookie?: string } = {}) {
  const local = memoryStorage()
  if (stored) local.setItem('cartId', stored)
  let jar = cookie
  const written: string[] = []
  const open = () =>
    createCartStore({
      local,
      readCookie: () => jar,
      writeCookie(_, value, expiresAt) {
        written.push(value)
        jar = expiresAt > Date.now() ? value : undefined
      },
    })
  return { local, open, written, cookie: () => jar }
}

describe('cart store', () => {
  test('mirrors a guest’s cart in a cookie for plain forms', () => {
    const { open, cookie, local } = browser()
    const store = open()
    store.remember(mine)
    expect([local.getItem('cartId'), cookie()]).toEqual([mine, mine])
    store.remember('77')
    expect([local.getItem('cartId'), cookie()]).toEqual(['77', undefined])
    store.remember(mine)
    store.remember(null)
    expect([local.getItem('cartId'), cookie()]).toEqual([null, undefined])
  })

  test('takes over a cart that a form started', () => {
    const { open, local } = browser({ stored: mine, cookie: other })
    expect(open().cartId$.value).toBe(other)
    expect(local.getItem('cartId')).toBe(other)
  })

  test('uses the stored cart when the cookie is missing or not a guest’s', () => {
    expect(browser({ stored: mine }).open().cartId$.value).toBe(mine)
    expect(browser({ stored: mine, cookie: '41' }).open().cartId$.value).toBe(mine)
  })

  test('does not rewrite an unchanged cookie', () => {
    const { open, written } = browser({ stored: mine, cookie: mine })
    open().refresh()
    expect(written).toEqual([])
  })

  test('clears the cookie when the cart is gone from the storage', () => {
    const { open, local, cookie } = browser({ stored: mine, cookie: mine })
    const store = open()
    local.removeItem('cartId')
    store.refresh()
    expect([store.cartId$.value, cookie()]).toEqual([null, undefined])
  })
})
