import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { banners, hamburger, type NavItem } from '@nukkad/contracts/endpoints/site/config'
import { couponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { type Api, ApiError, queryOptions } from '@nukkad/platform'

/** How long menus and banners stay fresh, in milliseconds; they rarely change. */
const seldom = 5 * 60_000
const inCity = (city: string) => (city === 'all' ? {} : { city })

/** The type of the entry whose children are the shop's categories. */
const shopType = 'lbbshop'

/** A tab of the first row; its submenu is fetched when it is opened. */
export interface Tab extends Pick<NavItem, 'title' | 'url' | 'label'> {
  readonly hasMore: boolean
}

/** What the header shows at once; kept minimal, because it is inlined into every page. */
export const navigationQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['navigation', city],
    staleTime: seldom,
    queryFn: async ({ signal }) => {
      const { desktop } = (await api.call(hamburger, { query: { city } }, { signal })).data
      return {
        tabs: desktop
          .filter((item) => !item.hide)
          .map(({ title, url, label, children }): Tab => ({ title, url, label, hasMore: children.length > 0 })),
        categories: categoriesIn(desktop).map(({ title, url, label }) => ({ title, url, label })),
      }
    },
  })

/** The complete menus, for drop-downs, drawers and the account menu. */
export const menuQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['menu', city],
    staleTime: seldom,
    retry: 1,
    queryFn: async ({ signal }) => (await api.call(hamburger, { query: { city } }, { signal })).data,
  })

/** The links under the entry of one type, by default the shop. */
export const categoriesIn = (items: readonly NavItem[], type = shopType) =>
  items.find((item) => item.type === type)?.children ?? []

/** The strip above the header. */
export const couponQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['coupon', city],
    staleTime: seldom,
    meta: { isLive: true },
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(couponBanner, { query: inCity(city) }, { signal })
      if (!data) return null
      const { id, type, htmlText, ctaUrl, ctaText, isForFirstOrder } = data
      return { id, type, htmlText, ctaUrl, ctaText, isForFirstOrder }
    },
  })

/** The banner below the header on pages with this name, such as '/home-new'. */
export const headerBannerQuery = (api: Api, city: string, page: string) =>
  queryOptions({
    queryKey: ['header-banner', page, city],
    staleTime: seldom,
    meta: { isLive: true },
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(banners, { query: { screen: page, ...inCity(city) } }, { signal })
      const [first] = data
      return first ? { title: first.title, text: first.text, url: first.url, cta: first.cta } : null
    },
  })

/** The number of items in this browser's or user's cart; `cartId` is the cart known to the server, if any. */
export const cartCountQuery = (api: Api, cartId: string | null) =>
  queryOptions({
    queryKey: ['cart-count', cartId],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(cartCount, { query: cartId ? { cartID: cartId } : {} }, { signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.code === 'no_such_entity') return { count: 0, cartId: null }
        throw error
      }
    },
  })
